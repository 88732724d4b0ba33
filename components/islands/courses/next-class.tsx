'use client';

import type { ReactNode } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import type { courseCardLabels } from '@/content/courses/course-labels';
import { type ClassDate, classOutlook, nextClassText } from '@/lib/courses/class-dates';
import type { IsoDate } from '@/lib/time/calendar-days';

type NextClassProps = IslandName & {
  dates: readonly ClassDate[];
  /** The day on which `dates` was put together. */
  listedOn: IsoDate;
  text: (typeof courseCardLabels)['nextDate'];
  /** `undated` shows where no date can be shown; the exported HTML holds only this. */
  slots: { readonly undated: ReactNode };
};

/** Day and place of the next class on the visitor's own day, or what takes their place. */
export function NextClass({ dates, listedOn, text, slots }: NextClassProps) {
  return nextClassText(classOutlook(dates, useVisitorDay(), listedOn), text) ?? slots.undated;
}
