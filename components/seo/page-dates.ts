import { type IsoDate, parseIsoDate } from '@/lib/time/calendar-days';

/**
 * The day on which a page's content last changed, which the build reads from the Git history
 * (scripts/build/page-dates.ts). Undefined if unknown: during development, or without the full history.
 */
export function pageDate(path: string): IsoDate | undefined {
  const dates = JSON.parse(process.env['PAGE_DATES'] ?? '{}') as Partial<Record<string, IsoDate>>;
  const date = dates[path];
  if (date !== undefined && parseIsoDate(date) === null)
    throw new Error(`PAGE_DATES gives "${date}" for ${path}, which is no date of the form YYYY-MM-DD.`);
  return date;
}
