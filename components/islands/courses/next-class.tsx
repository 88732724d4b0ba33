'use client';

import type { ReactNode } from 'react';
import { useVisitorDay } from '@/components/islands/shared/use-visitor-day';
import { type ClassDate, classOutlook, formatClassDay } from '@/lib/courses/class-dates';
import type { IsoDate } from '@/lib/time/calendar-days';
import { fillIn } from '@/lib/text/fill-in';

type NextClassProps = {
  dates: readonly ClassDate[];
  /** The day on which `dates` was put together. */
  listedOn: IsoDate;
  /** With `{day}` and `{place}`. */
  words: string;
  /** `undated` shows where no date can be shown; the exported HTML holds only this. */
  slots: { readonly undated: ReactNode };
};

/** Day and place of the next class on the visitor's own day, or what takes their place. */
export function NextClass({ dates, listedOn, words, slots }: NextClassProps) {
  const outlook = classOutlook(dates, useVisitorDay(), listedOn);
  const next = outlook.kind === 'dated' ? outlook.classes[0] : undefined;
  return next === undefined
    ? slots.undated
    : fillIn(words, { day: formatClassDay(next), place: next.location });
}
