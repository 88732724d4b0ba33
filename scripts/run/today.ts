import type { IsoDate } from '../../lib/time/calendar-days';

/** Today as `YYYY-MM-DD`, in UTC: two builds on one day are identical wherever they run. */
export const today = () => new Date().toISOString().slice(0, 10) as IsoDate;

/** The day of every build that is tested: before all sample classes, so that none moves and snapshots stay as they are. */
export const testDay: IsoDate = '2024-12-30';
