'use client';

import type { ReactNode } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import type { courseCardLabels } from '@/content/courses/course-labels';
import { textLinkStyle } from '@/components/ui/text-link';
import { type ClassDate, classOutlook, dayAndPlace, nextClass } from '@/lib/courses/class-dates';
import { classHref } from '@/lib/courses/class-page';
import type { IsoDate } from '@/lib/time/calendar-days';

type NextClassProps = IslandName & {
  /** The id of the course in the table of classes. */
  courseId: string;
  /** The folder of the cities' pages. */
  cityPath: string;
  /** Follows the date, for screen readers. */
  which: string;
  dates: readonly ClassDate[];
  /** The day on which `dates` was generated. */
  listedOn: IsoDate;
  text: (typeof courseCardLabels)['nextDate'];
  /** `undated` shows when no date can be shown; it is all that the exported HTML contains. */
  slots: { readonly undated: ReactNode };
};

/** Date and place of the next class as of the visitor's day, as a link to it, or the fallback. */
export function NextClass({ courseId, cityPath, which, dates, listedOn, text, slots }: NextClassProps) {
  const next = nextClass(classOutlook(dates, useVisitorDay(), listedOn));
  if (next === undefined) return slots.undated;
  return (
    <a href={classHref(cityPath, courseId, next)} className={`-my-1 inline-block py-1 ${textLinkStyle}`}>
      {dayAndPlace(next, text)}
      <span className="sr-only"> {which}</span>
    </a>
  );
}
