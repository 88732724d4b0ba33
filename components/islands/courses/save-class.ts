'use client';

import {
  calendarFile,
  calendarFileName,
  calendarType,
  classReminderDays,
  classTime,
} from '@/lib/courses/calendar-file';
import type { DatedClass } from '@/lib/courses/class-dates';
import { saveFile } from '@/components/islands/shared/save-file';

/** Hands a class over as a calendar file. */
export function saveClass(course: string, entry: DatedClass, note: string): void {
  const file = calendarFile(
    [
      {
        uid: `class-${entry.date}-${entry.starts}-${entry.location}-${course}`,
        title: course,
        description: note,
        location: entry.location,
        time: classTime(entry),
        reminderDays: classReminderDays,
      },
    ],
    Date.now(),
  );
  saveFile(calendarFileName(`${course} ${entry.date}`), calendarType, file);
}
