'use client';

import { saveFile } from '@/components/islands/shared/save-file';
import {
  type CalendarEvent,
  calendarFile,
  calendarFileName,
  calendarType,
  classReminderDays,
  classTime,
  type ClassToSave,
} from '@/lib/courses/calendar-file';
import { reminderDay, type Renewal } from '@/lib/courses/card-renewal';
import { interpolate, type Template } from '@/lib/text/interpolate';
import { formatIsoDate } from '@/lib/time/calendar-days';

/** Downloads an event as a calendar file named after `name`. */
export function saveCalendar(name: string, event: CalendarEvent): void {
  saveFile(calendarFileName(name), calendarType, calendarFile(event, Date.now()));
}

/**
 * Downloads a class as a calendar file.
 * @param address its page and anchor, which identify it wherever it is saved.
 * @param note what the visitor should know, as the description.
 */
export function saveClass(address: string, course: string, entry: ClassToSave, note: string): void {
  saveCalendar(`${course} ${entry.date}`, {
    uid: address,
    title: course,
    description: note,
    location: entry.location,
    time: classTime(entry),
    reminderDays: classReminderDays,
  });
}

/**
 * The reminder to renew a card or replace pads: an event on the day of the reminder, because calendars drop alarms of
 * imported events (Google) or show one of a day that is past.
 * @param uid identifies it together with the last day.
 * @param names fill the placeholders of title and text, together with the last day, `expires`.
 */
export function renewalEvent<Name extends string>(
  uid: string,
  renewal: Extract<Renewal, { kind: 'known' }>,
  today: string,
  labels: { readonly title: Template<Name | 'expires'>; readonly text: Template<Name | 'expires'> },
  names: Readonly<Record<Name, string>>,
): CalendarEvent {
  const values = { ...names, expires: formatIsoDate(renewal.expires) };
  return {
    uid: `${uid}-${renewal.expires}`,
    title: interpolate<string>(labels.title, values),
    description: interpolate<string>(labels.text, values),
    time: { kind: 'day', date: reminderDay(renewal, today) },
  };
}
