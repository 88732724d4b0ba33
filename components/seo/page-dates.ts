import type { RouteId } from '@/content/site/routes';
import { type IsoDate, parseIsoDate } from '@/lib/time/calendar-days';

/**
 * The day on which the content of a page changed last, as the build read it from the history
 * (scripts/build/page-dates.ts). Undefined where nobody knows: during development, or without the whole history.
 */
export function pageDate(route: RouteId): IsoDate | undefined {
  const dates = JSON.parse(process.env['PAGE_DATES'] ?? '{}') as Partial<Record<RouteId, IsoDate>>;
  const date = dates[route];
  if (date !== undefined && parseIsoDate(date) === null)
    throw new Error(`PAGE_DATES gives "${date}" for ${route}, which is no date of the form YYYY-MM-DD.`);
  return date;
}
