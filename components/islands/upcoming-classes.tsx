'use client';

import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { calendarFile, calendarFileName, calendarType, classTime } from '@/lib/calendar-file';
import { type ClassDate, type DatedClass, classOutlook, formatClassDay, formatClassTime, formatSpots } from '@/lib/class-dates';
import type { IsoDate } from '@/lib/dates';
import { saveFile } from './save-file';
import { useVisitorDay } from './use-visitor-day';

type UpcomingClassesProps = {
  course: string;
  dates: readonly ClassDate[];
  /** The day on which `dates` was put together. */
  listedOn: IsoDate;
  registerHref: string;
  /** Stands where no date can be shown; the exported HTML holds only this. */
  children: ReactNode;
};

/** The classes that are still ahead on the visitor's own day, or what stands in for them. Never a class of the past. */
export function UpcomingClasses({ course, dates, listedOn, registerHref, children }: UpcomingClassesProps) {
  const outlook = classOutlook(dates, useVisitorDay(), listedOn);
  if (outlook.kind !== 'dated') return children;
  return (
    <ul className="border-b border-line">
      {outlook.classes.map((entry) => (
        <li key={`${entry.date} ${entry.location}`} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4">
          <ClassFacts entry={entry} />
          <div className="flex flex-wrap gap-3">
            <a href={registerHref} className={buttonStyle('solid', 'sm')}>Register<span className="sr-only"> for {formatClassDay(entry)}, {entry.location}</span></a>
            <button type="button" onClick={() => saveClass(course, entry)} className={buttonStyle('outline', 'sm')}>
              <Icon name="calendar" size={18} />
              Calendar file<span className="sr-only"> for {formatClassDay(entry)}, {entry.location}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** From this many spots down the number stands out. */
const fewSpots = 5;

function ClassFacts({ entry }: { entry: DatedClass }) {
  return (
    <p>
      <span className="block font-display text-title-sm font-bold">{formatClassDay(entry)}</span>
      <span className="block text-sm text-ink-soft">{formatClassTime(entry)}, {entry.location}</span>
      <span className={`block text-sm font-semibold ${entry.spots <= fewSpots ? 'text-flare-deep' : 'text-green'}`}>{formatSpots(entry.spots)}</span>
    </p>
  );
}

function saveClass(course: string, entry: DatedClass): void {
  const file = calendarFile(
    {
      uid: `class-${entry.date}-${entry.starts}-${entry.location}-${course}`,
      title: course,
      description: 'A date in your calendar is not a registration: you have a seat once the registration form confirms it.',
      location: entry.location,
      time: classTime(entry),
      reminderDays: 2,
    },
    Date.now(),
  );
  saveFile(calendarFileName(`${course} ${entry.date}`), calendarType, file);
}
