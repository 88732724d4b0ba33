'use client';

import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { LineIcon } from '@/components/ui/line-icon';
import { calendarDays } from '@/components/ui/line-shapes';
import type { upcomingClassLabels } from '@/content/courses/course-labels';
import {
  type ClassDate,
  type DatedClass,
  classOutlook,
  dayAndPlace,
  formatClassDay,
  formatClassTime,
  formatSpots,
} from '@/lib/courses/class-dates';
import { classHref } from '@/lib/courses/class-page';
import type { IsoDate } from '@/lib/time/calendar-days';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import { saveClass } from './save-calendar';

type UpcomingClassesProps = IslandName & {
  course: string;
  dates: readonly ClassDate[];
  /** The day on which `dates` was generated. */
  listedOn: IsoDate;
  /** The id of the course in the table of classes. */
  courseId: string;
  /** The folder of the cities' pages. */
  cityPath: string;
  labels: typeof upcomingClassLabels;
  /** `undated` shows when no date can be shown; it is all that the exported HTML contains. */
  slots: { readonly undated: ReactNode };
};

/** With this many spots left or fewer, the number is highlighted. */
const fewSpots = 5;

/** The upcoming classes as of the visitor's day, or the fallback. Never a class in the past. */
export function UpcomingClasses({
  course,
  courseId,
  cityPath,
  dates,
  listedOn,
  labels,
  slots,
}: UpcomingClassesProps) {
  const outlook = classOutlook(dates, useVisitorDay(), listedOn);
  if (outlook.kind !== 'dated') return slots.undated;
  const which = (entry: DatedClass) => dayAndPlace(entry, labels.which);
  return (
    <ul className="border-b border-line">
      {outlook.classes.map((entry) => (
        <li
          key={`${entry.date} ${entry.starts} ${entry.location}`}
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4"
        >
          <p>
            <span className="block font-display text-title-sm font-bold">{formatClassDay(entry)}</span>
            <span className="block text-sm text-ink-soft">
              {formatClassTime(entry)}, {entry.location}
            </span>
            <span
              className={`block text-sm font-semibold ${entry.spots <= fewSpots ? 'text-flare-deep' : 'text-green'}`}
            >
              {formatSpots(entry.spots, labels.spots)}
            </span>
          </p>
          {entry.spots === 0 ? null : (
            <div className="flex flex-wrap gap-3">
              <a href={classHref(cityPath, courseId, entry)} className={buttonStyle('solid', 'sm')}>
                {labels.register}
                <span className="sr-only"> {which(entry)}</span>
              </a>
              <button
                type="button"
                onClick={() =>
                  saveClass(classHref(cityPath, courseId, entry), course, entry, labels.calendarNote)
                }
                className={buttonStyle('outline', 'sm')}
              >
                <LineIcon shape={calendarDays} size={18} />
                {labels.calendarFile}
                <span className="sr-only"> {which(entry)}</span>
              </button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
