import { isAbout } from '@/lib/text/counts';
import { monthAndYear, monthNames } from '@/lib/time/calendar-days';
import { isAlwaysOpen, type OpeningHours, weekdays } from '@/lib/time/opening-hours';

/** What the tables say, for sentences to be compared with. */
export type Known = {
  /** Listed cities. */
  readonly cities: number;
  /** States with a listed city; the District of Columbia is none. */
  readonly states: number;
  readonly foundedIn: number;
  /** The month in which it opened for business, as in `March 2016`. */
  readonly opened: string;
  /** The year of the build. */
  readonly thisYear: number;
  readonly hours: readonly OpeningHours[];
  /** The most seats that a class of the table has; 0 without a class. */
  readonly largestClass: number;
};

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A figure, in digits or in words below a hundred. "One" is left out: it is rarely a count. */
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

/** Of cities, locations and states. A sentence about the past may say less than there is today. */
function countsAgainst(text: string, known: Known, isPast: boolean): string | null {
  for (const [, word = '', number = '', plus, thing = ''] of text.matchAll(things)) {
    const [told, name] = [numberOf(number), thing.toLowerCase()];
    const counted = name === 'states' ? known.states : known.cities;
    const isLeast = isPast || plus !== undefined || /^(?:over|more than|at least)$/i.test(word);
    const isNear = /^(?:about|around|some|nearly|almost)$/i.test(word) && isAbout(told, counted);
    if (!isNear && (isLeast ? counted < told : counted !== told))
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

/** Of how long the company has been there, and since when. */
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

/** Of the hours in which somebody is there. */
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
 * Why a sentence cannot be true beside the tables, as a sentence for its writer; null where nothing speaks against it. It is
 * about counts of cities, locations and states, the beginning and the age of the company, its hours, and the size of a class.
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

/** Why a rating cannot be true beside the stars of testimonials: their average is more than one star away from it. */
export function ratingContradiction(rating: number, stars: readonly number[]): string | null {
  const average = stars.reduce((sum, count) => sum + count, 0) / stars.length;
  // Without a testimonial there is no average, and nothing to contradict.
  return Math.abs(average - rating) > 1
    ? `The testimonials have ${average.toFixed(1)} stars on average.`
    : null;
}

/**
 * True for what can prove a claim that the tables contradict: the owner's own words. A table or file of this site proves
 * nothing, because it is what speaks against the claim.
 */
export function isProof(restsOn: string): boolean {
  return restsOn !== '' && !/\bcontent\/|\.(?:csv|ts)\b|\bthe table of\b/i.test(restsOn);
}
