'use client';

import type { ReactNode } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import type { courseCardLabels } from '@/content/courses/course-labels';
import { type ClassDate, classOutlook, nextClassText } from '@/lib/courses/class-dates';
import type { IsoDate } from '@/lib/time/calendar-days';

type NextClassProps = IslandName & {
  dates: readonly ClassDate[];
  /** The day on which `dates` was generated. */
  listedOn: IsoDate;
  text: (typeof courseCardLabels)['nextDate'];
  /** `undated` shows when no date can be shown; it is all that the exported HTML contains. */
  slots: { readonly undated: ReactNode };
};

/** Date and place of the next class as of the visitor's day, or the fallback. */
export function NextClass({ dates, listedOn, text, slots }: NextClassProps) {
  return nextClassText(classOutlook(dates, useVisitorDay(), listedOn), text) ?? slots.undated;
}
