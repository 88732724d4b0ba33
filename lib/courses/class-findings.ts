import type { Finding } from '@/lib/facts/readiness';
import type { IsoDate } from '@/lib/time/calendar-days';
import type { ClassRow } from './class-rows';

/** A course or program that takes its classes from the table. */
export type ScheduledCourse = { readonly id: string; readonly title: string };

/**
 * Problems in the table of classes on `today`: courses without an upcoming class, whose pages say that no date is
 * listed, and past rows, which pages omit anyway. Neither blocks publishing.
 */
export function findClassGaps(
  file: string,
  rows: readonly ClassRow[],
  courses: readonly ScheduledCourse[],
  today: IsoDate,
): readonly Finding[] {
  const isAhead = ({ dated, isSample }: ClassRow) => !isSample && dated.date >= today;
  // Samples are reported elsewhere, as a whole.
  const isOver = ({ dated, isSample }: ClassRow) => !isSample && (dated.lastDate ?? dated.date) < today;
  const gaps = courses
    .filter(({ id }) => !rows.some((entry) => entry.course === id && isAhead(entry)))
    .map(({ id, title }): Finding => ({
      kind: 'no-class',
      file,
      field: 'course',
      value: id,
      sentence: `${title} has no upcoming class, which its page shows. Add a row.`,
      isBlocking: false,
    }));
  const past = rows.filter(isOver).map(({ id, course, dated }): Finding => ({
    kind: 'past-date',
    file,
    field: id,
    value: `${course}, ${dated.lastDate ?? dated.date}`,
    sentence: 'This class is over. No page shows it; take the row out when you like.',
    isBlocking: false,
  }));
  return [...gaps, ...past];
}
