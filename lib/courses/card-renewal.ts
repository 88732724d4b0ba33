import {
  dayOf,
  daysAfter,
  daysBetween,
  endOfMonth,
  type IsoDate,
  monthsAfter,
  parseIsoDate,
} from '@/lib/time/calendar-days';
import type { CardRule } from './courses';

/**
 * How many days before a card expires to look for a class, and before pads expire to order new ones. Our own advice,
 * not a rule of any organization.
 */
export const renewalLeadDays = 60;

/** What expires: something with a printed date, or a card a number of months after issue. */
export type ReminderKind = {
  readonly id: string;
  readonly label: string;
  readonly dateLabel: string;
  readonly card?: { readonly rule: CardRule; readonly months: number };
};

/** A monthly reminder, and the labels of the box that offers it. */
export type MonthlyReminder = { readonly label: string; readonly title: string; readonly text: string };

export type Renewal =
  /** The text is not a calendar day, or the card would expire after the year 9999. */
  | { readonly kind: 'unknown' }
  /** The day is later than the visitor's own: a typo, or the renewal date instead of the issue date. */
  | { readonly kind: 'ahead' }
  | {
      readonly kind: 'known';
      /** The last day the card is valid. */
      readonly expires: IsoDate;
      /** The day to start looking for a renewal class. */
      readonly renewFrom: IsoDate;
      /** `unknown` when the visitor's day cannot be read. */
      readonly state: 'valid' | 'due' | 'expired' | 'unknown';
    };

/**
 * When a card issued on `issued` (`YYYY-MM-DD`) expires after `months` months: at the end of that month (heart
 * association), or on the same day (Red Cross; on the last day of the month if it has no such day, e.g. February 29).
 * `today` is the visitor's day, or empty. The rule is in docs/specification.md#renewal. Never throws.
 */
export function cardRenewal(issued: string, today: string, rule: CardRule, months: number): Renewal {
  const renewal = renewalOf(expiryOf(issued, rule, months), today);
  const hasDays = renewal.kind === 'known' && parseIsoDate(today) !== null;
  return hasDays && daysBetween(today, issued) > 0 ? { kind: 'ahead' } : renewal;
}

/**
 * The day for the reminder in the visitor's calendar: the day to start looking, or tomorrow if that is past, but never
 * after the last day.
 */
export function reminderDay(
  { renewFrom, expires }: Extract<Renewal, { kind: 'known' }>,
  today: string,
): IsoDate {
  const tomorrow = parseIsoDate(today) === null ? null : daysAfter(today, 1);
  if (tomorrow === null || daysBetween(tomorrow, renewFrom) >= 0) return renewFrom;
  return daysBetween(tomorrow, expires) >= 0 ? tomorrow : expires;
}

/** When to replace something that has its last day (`YYYY-MM-DD`) printed on it, such as AED pads. Never throws. */
export function printedRenewal(expires: string, today: string): Renewal {
  return renewalOf(dayOf(expires), today);
}

function renewalOf(expires: IsoDate | null, today: string): Renewal {
  const renewFrom = expires === null ? null : daysAfter(expires, -renewalLeadDays);
  if (expires === null || renewFrom === null) return { kind: 'unknown' };
  if (parseIsoDate(today) === null) return { kind: 'known', expires, renewFrom, state: 'unknown' };
  const state =
    daysBetween(today, expires) < 0 ? 'expired' : daysBetween(today, renewFrom) <= 0 ? 'due' : 'valid';
  return { kind: 'known', expires, renewFrom, state };
}

function expiryOf(issued: string, rule: CardRule, months: number): IsoDate | null {
  if (parseIsoDate(issued) === null || !Number.isSafeInteger(months) || months < 0) return null;
  const sameDay = monthsAfter(issued, months);
  return sameDay === null || rule === 'same-day' ? sameDay : endOfMonth(sameDay);
}
