import { classRows } from '@/content/courses/class-list';
import { type IsoDate, parseIsoDate } from '@/lib/time/calendar-days';
import type { ClassDate, DatedClass } from '@/lib/courses/class-dates';

const samples = new Set<ClassDate>(classRows.filter(({ isSample }) => isSample).map(({ dated }) => dated));

/** The day of the build, which `SITE_DAY` names (scripts/build/build.mjs); null during development, where nobody names a day. */
export function buildDay(): IsoDate | null {
  const day = process.env['SITE_DAY'];
  if (day === undefined) return null;
  if (parseIsoDate(day) === null) throw new Error(`SITE_DAY is "${day}". Write it as YYYY-MM-DD.`);
  return day as IsoDate;
}

/** True for a day that is not past on the day of the build; never during development. */
export function isToCome(date: IsoDate): boolean {
  const day = buildDay();
  return day !== null && date >= day;
}

/** The confirmed classes among `dates` that are still to come on the day of the build. */
export function comingClasses(dates: readonly ClassDate[]): readonly DatedClass[] {
  return dates.flatMap((entry) =>
    entry.kind === 'dated' && isToCome(entry.date) && !samples.has(entry) ? [entry] : [],
  );
}
