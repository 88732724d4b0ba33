import { isAbout } from '@/lib/text/counts';
import { monthAndYear, monthNames } from '@/lib/time/calendar-days';
import { isAlwaysOpen, type OpeningHours, weekdays } from '@/lib/time/opening-hours';

/** What the tables say, to compare sentences with. */
export type Known = {
  /** Listed cities. */
  readonly cities: number;
  /** States with a listed city; the District of Columbia is not one. */
  readonly states: number;
  readonly foundedIn: number;
  /** The month the company opened, as in `March 2016`. */
  readonly opened: string;
  /** The year of the build. */
  readonly thisYear: number;
  readonly hours: readonly OpeningHours[];
  /** The most seats of any class in the table; 0 without a class. */
  readonly largestClass: number;
};

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A number, in digits or, below a hundred, spelled out. "One" is left out because it is rarely a count. */
const figure = String.raw`\d[\d,]*|(?:${tens.join('|')})(?:-(?:${small.slice(1, 10).join('|')}))?|${small.slice(2).join('|')}`;

function numberOf(text: string): number {
  const [first = '', last = 'zero'] = text.toLowerCase().split('-');
  const ten = tens.indexOf(first);
  if (ten >= 0) return (ten + 2) * 10 + small.indexOf(last);
  return small.includes(first) ? small.indexOf(first) : Number(first.replaceAll(',', ''));
}

const things = new RegExp(
  String.raw`(?:\b(about|around|some|nearly|almost|over|more than|at least) )?\b(${figure})(\+| or more)? (?:[a-z]+ )?(cities|locations|states)\b`,
  'gi',
);

/** Counts of cities, locations and states. A sentence about the past may use a smaller number than today's. */
function countsAgainst(text: string, known: Known, isPast: boolean): string | null {
  for (const [, word = '', number = '', plus, thing = ''] of text.matchAll(things)) {
    const [stated, name] = [numberOf(number), thing.toLowerCase()];
    const counted = name === 'states' ? known.states : known.cities;
    const isLeast = isPast || plus !== undefined || /^(?:over|more than|at least)$/i.test(word);
    const isNear = /^(?:about|around|some|nearly|almost)$/i.test(word) && isAbout(stated, counted);
    if (!isNear && (isLeast ? counted < stated : counted !== stated))
      return `The table of cities has ${counted} ${name}.`;
  }
  return /\b(?:every|all) states?\b|\bnationwide\b/i.test(text) && known.states < 50
    ? `The table of cities has ${known.states} states.`
    : null;
}

const age = new RegExp(
  String.raw`\b(${figure})(?:\+ years\b| years (?:in business|of (?!the\b|your\b|an?\b|age\b)))`,
  'i',
);
const beginning = new RegExp(
  String.raw`\b(founded|established|opened|open|since)(?: for business| our doors)?(?: in)? ((?:${monthNames.join('|')}) )?((?:19|20)\d\d)\b`,
  'gi',
);

/** How long the company has been in business, and since when. */
function beginningAgainst(text: string, { foundedIn, opened, thisYear }: Known): string | null {
  const years = age.exec(text)?.[1];
  if (years !== undefined && numberOf(years) > thisYear - foundedIn)
    return `The company was founded ${thisYear - foundedIn} years ago.`;
  const openedIn = monthAndYear(opened)?.year;
  const isTrue = ([, word = '', month, year]: RegExpExecArray) => {
    const isFounding = Number(year) === foundedIn && !/^open/i.test(word);
    const isOpening =
      Number(year) === openedIn &&
      openedIn >= foundedIn &&
      (month === undefined || opened.startsWith(month.trim()));
    return isFounding || (isOpening && !/^(?:founded|established)$/i.test(word));
  };
  return [...text.matchAll(beginning)].every(isTrue)
    ? null
    : `The company was founded in ${foundedIn}, and opened for business in ${opened}.`;
}

/** Opening hours. */
function hoursAgainst(text: string, { hours }: Known): string | null {
  if (/\b24\/7\b|\baround the clock\b|\b24 hours a day\b/i.test(text) && !isAlwaysOpen(hours))
    return 'The office hours do not cover every hour of the week.';
  const open = weekdays.filter((day) => hours.some(({ days }) => days.includes(day)));
  if (/\b(?:7|seven) days a week\b/i.test(text) && open.length < weekdays.length)
    return 'The office hours do not cover every day of the week.';
  const closed = /\bclosed\b([^.;]*)/i.exec(text)?.[1] ?? '';
  const day = open.find((name) => closed.includes(name));
  return day === undefined ? null : `The office hours say that somebody is there on ${day}s.`;
}

const classSize = new RegExp(
  String.raw`\b(${figure}) (?:students|people|learners) (?:in a|per|to a) class\b`,
  'i',
);

/**
 * Why a sentence contradicts the tables, as a sentence for its author; null if it does not. Checks counts of cities,
 * locations and states, the founding date and age of the company, its hours and the class size.
 */
export function contradictionOf(text: string, known: Known, isPast = false): string | null {
  const against =
    countsAgainst(text, known, isPast) ?? beginningAgainst(text, known) ?? hoursAgainst(text, known);
  if (against !== null) return against;
  const size = classSize.exec(text)?.[1];
  return size !== undefined && known.largestClass > numberOf(size)
    ? `The table of classes has a class with ${known.largestClass} seats.`
    : null;
}

/** Why a rating contradicts the stars of the testimonials: it differs from their average by more than one star. */
export function ratingContradiction(rating: number, stars: readonly number[]): string | null {
  const average = stars.reduce((sum, count) => sum + count, 0) / stars.length;
  // Without testimonials there is no average to contradict.
  return Math.abs(average - rating) > 1
    ? `The testimonials have ${average.toFixed(1)} stars on average.`
    : null;
}

/**
 * True for evidence that can support a claim against the tables: the owner's own words. A table or file of this site
 * cannot, because it is what contradicts the claim.
 */
export function isProof(restsOn: string): boolean {
  return restsOn !== '' && !/\bcontent\/|\.(?:csv|ts)\b|\bthe table of\b/i.test(restsOn);
}
