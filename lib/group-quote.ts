import { daysBetween } from './calendar-days';
import { formatIsoDate, parseIsoDate } from './dates';
import { type Cents, formatCents } from './money';

/** The rules of group training (spec part 2, section 9). */
export type GroupRules = {
  /** Number of people from which the group price applies. */
  readonly groupMinimum: number;
  /** Added once to a request made less than `rushDays` days ahead. */
  readonly rushFee: Cents;
  readonly rushDays: number;
};

/** The price of one seat, alone and in a group. */
export type SeatPrices = { readonly price: Cents; readonly groupPrice: Cents };

/** What the visitor has put into the form: `people` as typed, `day` as `YYYY-MM-DD` or empty. */
export type QuoteForm = { readonly people: string; readonly day: string };

export type GroupQuote =
  | { readonly kind: 'empty' }
  /** `people` is no whole number of 1 or more. */
  | { readonly kind: 'not-a-count' }
  /** More people than one estimate can say anything useful about. */
  | { readonly kind: 'too-many' }
  | {
      readonly kind: 'estimate';
      readonly people: number;
      /** Price of one seat, in cents. */
      readonly seatPrice: Cents;
      readonly isGroupPrice: boolean;
      /** `unknown` until a day is chosen; `past` when the day lies behind. */
      readonly rush: 'applies' | 'none' | 'unknown' | 'past';
      /** Seats and, where it applies, the rush fee, in cents. */
      readonly total: Cents;
    };

/** The most people that an estimate covers. Above it we plan several classes and talk first. */
export const largestEstimate = 500;

/**
 * Estimates what a group pays on the day `today` (`YYYY-MM-DD`). The group price applies from `groupMinimum` people on;
 * the rush fee to two people or more, because one person registers for a listed class. Never throws, whatever was typed.
 */
export function groupQuote(form: QuoteForm, today: string, prices: SeatPrices, rules: GroupRules): GroupQuote {
  const typed = form.people.replace(/[\s,]/g, '');
  if (typed === '') return { kind: 'empty' };
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return { kind: 'not-a-count' };
  const people = Number(typed);
  if (people > largestEstimate) return { kind: 'too-many' };
  const isGroupPrice = people >= rules.groupMinimum;
  const seatPrice = isGroupPrice ? prices.groupPrice : prices.price;
  const rush = people === 1 ? 'none' : rushOf(form.day, today, rules.rushDays);
  return { kind: 'estimate', people, seatPrice, isGroupPrice, rush, total: people * seatPrice + (rush === 'applies' ? rules.rushFee : 0) };
}

function rushOf(day: string, today: string, rushDays: number): 'applies' | 'none' | 'unknown' | 'past' {
  if (parseIsoDate(day) === null || parseIsoDate(today) === null) return 'unknown';
  const ahead = daysBetween(today, day);
  if (ahead < 0) return 'past';
  return ahead < rushDays ? 'applies' : 'none';
}

/** The estimate in sentences, for the page and for the mail. Empty where there is nothing to say yet. */
export function groupQuoteSentences(quote: GroupQuote, rules: GroupRules): readonly string[] {
  switch (quote.kind) {
    case 'empty':
      return [];
    case 'not-a-count':
      return ['Enter a whole number of people, 1 or more.'];
    case 'too-many':
      return [`For more than ${largestEstimate} people we plan several classes. Send us the request and we work out a price with you.`];
    case 'estimate':
      return estimateSentences(quote, rules);
  }
}

function estimateSentences(quote: Extract<GroupQuote, { kind: 'estimate' }>, rules: GroupRules): readonly string[] {
  const people = quote.people === 1 ? '1 person' : `${quote.people} people`;
  const kind = quote.isGroupPrice ? 'group price' : 'single price';
  const rush = {
    applies: `Rush fee, because the day is less than ${rules.rushDays} days away: ${formatCents(rules.rushFee)}.`,
    none: null,
    unknown: `A day less than ${rules.rushDays} days away adds a ${formatCents(rules.rushFee)} rush fee.`,
    past: 'That day has passed. Choose one that is still ahead.',
  }[quote.rush];
  return [
    `${people} at the ${kind} of ${formatCents(quote.seatPrice)} each: ${formatCents(quote.people * quote.seatPrice)}.`,
    ...(quote.isGroupPrice ? [] : [`The group price starts at ${rules.groupMinimum} people.`]),
    ...(rush === null ? [] : [rush]),
    `Estimate: ${formatCents(quote.total)}. We confirm the price when we answer.`,
  ];
}

/** The text of the mail that asks for a group quote: what was typed, and the estimate where there is one. */
export function groupQuoteMail(course: string, form: QuoteForm, quote: GroupQuote, rules: GroupRules): string {
  const hasDay = parseIsoDate(form.day) !== null;
  return [
    'Hello,',
    '',
    'Please send me a group quote.',
    '',
    `Course: ${course}`,
    `People: ${quote.kind === 'estimate' ? quote.people : form.people.trim()}`,
    `Preferred day: ${hasDay ? formatIsoDate(form.day) : ''}`,
    'Place: ',
    ...(quote.kind === 'estimate' ? ['', 'Estimate from the website:', ...groupQuoteSentences(quote, rules)] : []),
  ].join('\n');
}
