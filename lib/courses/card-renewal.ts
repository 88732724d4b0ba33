import {
  daysAfter,
  daysBetween,
  endOfMonth,
  type IsoDate,
  monthsAfter,
  parseIsoDate,
} from '@/lib/time/calendar-days';
import type { CardRule } from './courses';

/** How many days before the card expires it is time to look for a class. Our own advice, no rule of an organization. */
export const renewalLeadDays = 60;

export type Renewal =
  /** The text is no calendar day, or the card would expire after the year 9999. */
  | { readonly kind: 'unknown' }
  /** The day lies after the visitor's own: a slip, or the day by which to renew. */
  | { readonly kind: 'ahead' }
  | {
      readonly kind: 'known';
      /** The last day on which the card counts. */
      readonly expires: IsoDate;
      /** The day from which to look for a renewal class. */
      readonly renewFrom: IsoDate;
      /** `unknown` when the visitor's day cannot be read. */
      readonly state: 'valid' | 'due' | 'expired' | 'unknown';
    };

/**
 * When a card issued on `issued` (`YYYY-MM-DD`) expires after `months` months: at the end of that month (heart
 * association), or on the same day (Red Cross; on the last day of the month where the day does not exist, e.g.
 * February 29). `today` is the visitor's day, or empty. The rule is in docs/specification.md#renewal. Never throws.
 */
export function cardRenewal(issued: string, today: string, rule: CardRule, months: number): Renewal {
  const expires = expiryOf(issued, rule, months);
  const renewFrom = expires === null ? null : daysAfter(expires, -renewalLeadDays);
  if (expires === null || renewFrom === null) return { kind: 'unknown' };
  if (parseIsoDate(today) === null) return { kind: 'known', expires, renewFrom, state: 'unknown' };
  if (daysBetween(today, issued) > 0) return { kind: 'ahead' };
  const state =
    daysBetween(today, expires) < 0 ? 'expired' : daysBetween(today, renewFrom) <= 0 ? 'due' : 'valid';
  return { kind: 'known', expires, renewFrom, state };
}

function expiryOf(issued: string, rule: CardRule, months: number): IsoDate | null {
  if (parseIsoDate(issued) === null || !Number.isSafeInteger(months) || months < 0) return null;
  const sameDay = monthsAfter(issued, months);
  return sameDay === null || rule === 'same-day' ? sameDay : endOfMonth(sameDay);
}
