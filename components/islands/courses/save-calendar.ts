'use client';

import { saveFile } from '@/components/islands/shared/save-file';
import {
  type CalendarEvent,
  calendarFile,
  calendarFileName,
  calendarType,
} from '@/lib/courses/calendar-file';
import { type Renewal, renewalLeadDays } from '@/lib/courses/card-renewal';
import { classEvent, classFileName } from '@/lib/courses/class-event';
import type { DatedClass } from '@/lib/courses/class-dates';
import { interpolate, type Template } from '@/lib/text/interpolate';
import { formatIsoDate } from '@/lib/time/calendar-days';

/** Downloads events as one calendar file named after `name`. */
export function saveCalendar(name: string, events: readonly CalendarEvent[]): void {
  saveFile(calendarFileName(name), calendarType, calendarFile(events, Date.now()));
}

/** Downloads a class as a calendar file. */
export function saveClass(course: string, entry: DatedClass, note: string): void {
  saveCalendar(classFileName(course, entry), [classEvent(course, entry, note)]);
}

/**
 * Downloads the last day of a card, or of pads, with its reminder.
 * @param uid identifies it together with that day.
 * @param names fill the placeholders of title and text, together with the dates `expires` and `date`.
 */
export function renewalEvent<Name extends string>(
  uid: string,
  { expires, renewFrom }: Extract<Renewal, { kind: 'known' }>,
  labels: {
    readonly title: Template<Name>;
    readonly text: Template<Name | 'expires' | 'date'>;
  },
  names: Readonly<Record<Name, string>>,
): CalendarEvent {
  return {
    uid: `${uid}-${expires}`,
    title: interpolate<string>(labels.title, names),
    description: interpolate<string>(labels.text, {
      ...names,
      expires: formatIsoDate(expires),
      date: formatIsoDate(renewFrom),
    }),
    time: { kind: 'day', date: expires },
    reminderDays: renewalLeadDays,
  };
}
