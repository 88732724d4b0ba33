import { dayNumber, daysBetween, isoDateOf } from './calendar-days';
import type { CardRule } from './courses';
import { daysInMonth, parseIsoDate, type IsoDate } from './dates';

/** How many days before the card runs out it is time to look for a class. Our own advice, no rule of an organization. */
export const renewalLeadDays = 60;

export type Renewal =
  /** The text is no calendar day, or the card would run out after the year 9999. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known';
      /** The last day on which the card counts. */
      readonly expires: IsoDate;
      /** The day from which to look for a renewal class. */
      readonly renewFrom: IsoDate;
      /** `unknown` when the visitor's day cannot be read. */
      readonly state: 'valid' | 'due' | 'expired' | 'unknown';
      /** True when the date on the card lies after the visitor's day: a slip of the pen, or a wrong clock. */
      readonly isAhead: boolean;
    };

/**
 * When a card issued on `issued` (`YYYY-MM-DD`) runs out after `months` months: at the end of that month (heart
 * association), or on the same day (Red Cross; on the last day of the month where the day does not exist, e.g.
 * February 29). `today` is the visitor's day, or empty. Source: product decisions, "Renewal date". Never throws.
 */
export function cardRenewal(issued: string, today: string, rule: CardRule, months: number): Renewal {
  const expires = expiryOf(issued, rule, months);
  const renewFrom = expires === null ? null : dayBefore(expires, renewalLeadDays);
  if (expires === null || renewFrom === null) return { kind: 'unknown' };
  if (parseIsoDate(today) === null) return { kind: 'known', expires, renewFrom, state: 'unknown', isAhead: false };
  const state = daysBetween(today, expires) < 0 ? 'expired' : daysBetween(today, renewFrom) <= 0 ? 'due' : 'valid';
  return { kind: 'known', expires, renewFrom, state, isAhead: daysBetween(today, issued) > 0 };
}

function expiryOf(issued: string, rule: CardRule, months: number): IsoDate | null {
  const parts = parseIsoDate(issued);
  if (parts === null || !Number.isSafeInteger(months) || months < 0) return null;
  const monthsSinceZero = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(monthsSinceZero / 12);
  const month = (monthsSinceZero % 12) + 1;
  const lastDay = daysInMonth(year, month);
  return isoDateOf(year, month, rule === 'end-of-month' ? lastDay : Math.min(parts.day, lastDay));
}

/** The day `count` days before `date`, or null before the year 1000. */
function dayBefore(date: IsoDate, count: number): IsoDate | null {
  const wanted = dayNumber(date) - count;
  const { year } = parseIsoDate(date) ?? { year: 0 };
  for (const candidate of [year, year - 1]) {
    const newYear = isoDateOf(candidate, 1, 1);
    if (newYear === null || dayNumber(newYear) > wanted) continue;
    let rest = wanted - dayNumber(newYear);
    let month = 1;
    while (rest >= daysInMonth(candidate, month)) {
      rest -= daysInMonth(candidate, month);
      month += 1;
    }
    return isoDateOf(candidate, month, rest + 1);
  }
  return null;
}
