import { daysBetween, formatIsoDate, parseIsoDate } from '@/lib/time/calendar-days';
import { type Cents, formatCents, formatWholeDollars } from '@/lib/money/money';
import { type CountLabels, countText, interpolate, type Template } from '@/lib/text/interpolate';
import { typedLine } from '@/lib/text/typed-text';
import type { SeatPrices } from './course-prices';

/** The rules of group training (docs/specification.md#policies). */
export type GroupRules = {
  /** Minimum number of people for the group price. */
  readonly groupMinimum: number;
  /** Added once to a request made less than `rushDays` days ahead. */
  readonly rushFee: Cents;
  readonly rushDays: number;
};

/** What the visitor entered in the form: `people` as typed, `day` as `YYYY-MM-DD` or empty. */
export type QuoteForm = { readonly people: string; readonly day: string };

/** Whether the rush fee applies: `unknown` until a day is chosen; `past` if the day has passed. */
type Rush = 'applies' | 'none' | 'unknown' | 'past';

export type GroupQuote =
  | { readonly kind: 'empty' }
  /** `people` is not a whole number of 1 or more. */
  | { readonly kind: 'not-a-count' }
  /** More people than one estimate can usefully cover. */
  | { readonly kind: 'too-many' }
  /** A request without an estimate, because the price of a seat or of a group is on request. */
  | { readonly kind: 'request'; readonly people: number; readonly rush: Rush }
  | {
      readonly kind: 'estimate';
      readonly people: number;
      /** Price of one seat, in cents. */
      readonly seatPrice: Cents;
      readonly isGroupPrice: boolean;
      readonly rush: Rush;
      /** Seats plus any rush fee, in cents. */
      readonly total: Cents;
    };

/** The most people that an estimate covers. Above that we plan several classes and talk first. */
const largestEstimate = 500;

/**
 * Estimates what a group pays on `today` (`YYYY-MM-DD`). The group price applies to `groupMinimum` people or more,
 * the rush fee to two or more, because one person registers for a listed class. No estimate without `prices`. Never
 * throws, even for invalid input.
 */
export function groupQuote(
  form: QuoteForm,
  today: string,
  prices: SeatPrices | null,
  rules: GroupRules,
): GroupQuote {
  const typed = typedLine(form.people).replace(/[\s,]/g, '');
  if (typed === '') return { kind: 'empty' };
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return { kind: 'not-a-count' };
  const people = Number(typed);
  if (people > largestEstimate) return { kind: 'too-many' };
  const rush = people === 1 ? 'none' : rushOf(form.day, today, rules.rushDays);
  if (prices === null) return { kind: 'request', people, rush };
  const isGroupPrice = people >= rules.groupMinimum;
  const seatPrice = isGroupPrice ? prices.groupPrice : prices.price;
  if (seatPrice === null) return { kind: 'request', people, rush };
  return {
    kind: 'estimate',
    people,
    seatPrice,
    isGroupPrice,
    rush,
    total: people * seatPrice + (rush === 'applies' ? rules.rushFee : 0),
  };
}

function rushOf(day: string, today: string, rushDays: number): Rush {
  if (parseIsoDate(day) === null || parseIsoDate(today) === null) return 'unknown';
  const ahead = daysBetween(today, day);
  if (ahead < 0) return 'past';
  return ahead < rushDays ? 'applies' : 'none';
}

/** The sentences of an estimate. */
export type QuoteSentences = {
  readonly people: CountLabels;
  readonly notACount: string;
  readonly tooMany: Template<'limit'>;
  readonly request: Template<'people'>;
  /** In both sums, `price` is for one seat. */
  readonly groupSum: Template<'people' | 'price' | 'sum'>;
  readonly singleSum: Template<'people' | 'price' | 'sum'>;
  /** May contain `{minimum}`. */
  readonly groupStart: string;
  readonly rushApplies: Template<'days' | 'fee'>;
  readonly rushUnknown: Template<'days' | 'fee'>;
  readonly rushPast: string;
  /** The total: seats plus rush fee. */
  readonly estimate: Template<'total'>;
  /** Follows the total. */
  readonly confirm: string;
};

/**
 * The estimate in sentences, for the page and for the email; the last one is the result. Empty if there is nothing to
 * say yet.
 */
export function groupQuoteSentences(
  quote: GroupQuote,
  rules: GroupRules,
  labels: QuoteSentences,
): readonly string[] {
  switch (quote.kind) {
    case 'empty':
      return [];
    case 'not-a-count':
      return [labels.notACount];
    case 'too-many':
      return [interpolate(labels.tooMany, { limit: largestEstimate })];
    case 'request':
      return [
        ...rushSentences(quote.rush, rules, labels),
        interpolate(labels.request, { people: countText(quote.people, labels.people) }),
      ];
    case 'estimate':
      return estimateSentences(quote, rules, labels);
  }
}

function rushSentences(rush: Rush, rules: GroupRules, labels: QuoteSentences): readonly string[] {
  const values = { days: rules.rushDays, fee: formatWholeDollars(rules.rushFee) };
  const { rushApplies: applies, rushUnknown: unknown, rushPast: past } = labels;
  return rush === 'none' ? [] : [interpolate<string>({ applies, unknown, past }[rush], values)];
}

function estimateSentences(
  quote: Extract<GroupQuote, { kind: 'estimate' }>,
  rules: GroupRules,
  labels: QuoteSentences,
): readonly string[] {
  const seats = quote.people * quote.seatPrice;
  const sum = interpolate(quote.isGroupPrice ? labels.groupSum : labels.singleSum, {
    people: countText(quote.people, labels.people),
    price: formatCents(quote.seatPrice),
    sum: formatCents(seats),
  });
  const notes = [
    ...(quote.isGroupPrice ? [] : [interpolate(labels.groupStart, { minimum: rules.groupMinimum })]),
    ...rushSentences(quote.rush, rules, labels),
  ];
  // State the total once: without a fee, the sum of the seats is the total.
  return quote.total === seats
    ? [...notes, `${sum} ${labels.confirm}`]
    : [
        sum,
        ...notes,
        `${interpolate(labels.estimate, { total: formatCents(quote.total) })} ${labels.confirm}`,
      ];
}

export type QuoteMailLabels = {
  readonly request: Template<'course' | 'people' | 'day'>;
  /** Introduces the sentences of an estimate. */
  readonly estimate: string;
};

/** The text of the email that requests a group quote: what was typed, and the estimate if there is one. */
export function groupQuoteMail(
  course: string,
  form: QuoteForm,
  quote: GroupQuote,
  rules: GroupRules,
  labels: { readonly mail: QuoteMailLabels; readonly sentences: QuoteSentences },
): string {
  const request = interpolate(labels.mail.request, {
    course,
    people: 'people' in quote ? quote.people : typedLine(form.people),
    day: parseIsoDate(form.day) === null ? '' : formatIsoDate(form.day),
  });
  if (quote.kind !== 'estimate') return request;
  return [request, '', labels.mail.estimate, ...groupQuoteSentences(quote, rules, labels.sentences)].join(
    '\n',
  );
}
