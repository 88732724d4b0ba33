import type { IsoDate } from '@/lib/time/calendar-days';
import type { ClockTime } from '@/lib/time/clock-time';
import type { ZoneName } from '@/lib/time/us-zones';
import { saveClass } from './save-calendar';

/**
 * Downloads the class of a row (components/locations/course-dates-list.tsx) as a calendar file. The site script loads
 * this at the first click: the pages of cities have no React.
 */
export function saveRow(row: HTMLElement): void {
  const { day = '', last, hours = '', zone } = row.dataset;
  const [starts = '', ends = ''] = hours.split('-');
  const { place = '', note = '' } = row.closest<HTMLElement>('[data-place]')?.dataset ?? {};
  saveClass(
    `${location.pathname}#${row.id}`,
    row.closest<HTMLElement>('[data-course]')?.dataset['course'] ?? '',
    {
      date: day as IsoDate,
      ...(last === undefined ? {} : { lastDate: last as IsoDate }),
      starts: starts as ClockTime,
      ends: ends as ClockTime,
      location: place,
      ...(zone === undefined ? {} : { zone: zone as ZoneName }),
    },
    note,
  );
}
