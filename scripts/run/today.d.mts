import type { IsoDate } from '../../lib/time/calendar-days';

export function today(): IsoDate;
export const testDay: IsoDate;
