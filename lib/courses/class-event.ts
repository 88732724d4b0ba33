import { type CalendarEvent, classReminderDays, classTime } from './calendar-file';
import type { DatedClass } from './class-dates';

/**
 * A class as an event of a calendar file.
 * @param address its page and anchor, which identify it wherever it is saved.
 * @param course its name.
 * @param note what the visitor should know, as the description.
 */
export function classEvent(address: string, course: string, entry: DatedClass, note: string): CalendarEvent {
  return {
    uid: address,
    title: course,
    description: note,
    location: entry.location,
    time: classTime(entry),
    reminderDays: classReminderDays,
  };
}

/** The name of the file, before it is made fit for one. */
export function classFileName(course: string, { date }: Pick<DatedClass, 'date'>): string {
  return `${course} ${date}`;
}
