import { classListedOn, classRows } from '@/content/courses/class-list';
import { buildDay } from '@/content/site/build-day';
import type { IsoDate } from '@/lib/time/calendar-days';
import { type ClassDate, classOutlook, type DatedClass } from '@/lib/courses/class-dates';

const samples = new Set<ClassDate>(classRows.filter(({ isSample }) => isSample).map(({ dated }) => dated));

/** True for a day that is not past at build time; never during development. */
function isToCome(date: IsoDate): boolean {
  const day = buildDay();
  return day !== null && date >= day;
}

/** The confirmed classes among `dates` that are still upcoming at build time. */
export function comingClasses(dates: readonly ClassDate[]): readonly DatedClass[] {
  return dates.flatMap((entry) =>
    entry.kind === 'dated' && isToCome(entry.date) && !samples.has(entry) ? [entry] : [],
  );
}

/** False for a course without an upcoming date at build time: its page then shows no dates. */
export function hasNextDate(dates: readonly ClassDate[]): boolean {
  const day = buildDay();
  return day === null ? dates.length > 0 : classOutlook(dates, day, classListedOn).kind !== 'none';
}
