import type { Cents } from '@/lib/money/money';
import { stateCodeOf, stateCodes } from '@/lib/site/state-codes';
import { isEmail, isUsPhone } from '@/lib/text/contact-links';
import { searchKey } from '@/lib/text/search-key';
import { dayOf, type IsoDate, monthAndYear, monthNames } from '@/lib/time/calendar-days';
import { type ClockTime, clockTimeOf, formatClockTime } from '@/lib/time/clock-time';
import { openingHoursOf } from '@/lib/time/opening-hours';
import { isMistyped } from '@/lib/text/edit-distance';
import { cleanText } from '@/lib/text/typed-text';
import { listOf } from './records';

/** A kind of column: what to write in it, how a cell is read, and how its value is written in one standard way. */
export type Column<Value, MayBeBlank extends boolean = boolean> = {
  /** Completes "Write": `a price in dollars, such as 24.99`. */
  readonly fits: string;
  /** The list of choices if there is one. */
  readonly choices?: readonly string[];
  readonly mayBeBlank: MayBeBlank;
  /** @throws Misfit */
  readonly read: (cell: string) => Value;
  write(value: Value): string;
};

/** Why a cell is invalid, as a sentence. */
export class Misfit extends Error {}

function misfit(sentence: string): never {
  throw new Misfit(sentence);
}

function column<Value>(
  fits: string,
  read: (cell: string) => Value,
  write: (value: Value) => string = String,
): Column<Value, false> {
  return { fits, mayBeBlank: false, read, write };
}

/** The same column where a blank cell is a row without this value. */
export function optional<Value>(filled: Column<Value>): Column<Value, true> {
  return { ...filled, fits: `${filled.fits}, or nothing`, mayBeBlank: true };
}

/** The value of a cell, undefined if it may be blank and is; or what is wrong with it and what to write. */
export function readCell<Value>(of: Column<Value>, cell: string): Value | undefined | Misfit {
  try {
    if (cell === '') return of.mayBeBlank ? undefined : misfit('It is empty.');
    if (cell.startsWith('=')) misfit(`"${cell}" is a formula.`);
    if (/^#[A-Z/0]+[!?A]$/.test(cell)) misfit(`"${cell}" is an error of the spreadsheet.`);
    return of.read(cell);
  } catch (error) {
    if (error instanceof Misfit) return new Misfit(`${error.message} Write ${of.fits}.`);
    throw error;
  }
}

/** Any text, but not a placeholder such as "TBD" or "n/a". */
export function text(fits = 'a text', longest = 1000) {
  return column(fits, (cell) => {
    if (/^(?:tbd|tba|tbc|n\/?a|to ?do|x{2,}|lorem ipsum.*|[-–—.?]+)$/i.test(cell))
      return misfit(`"${cell}" is not a text yet.`);
    return cell.length > longest ? misfit(`It has ${cell.length} characters; ${longest} is the most.`) : cell;
  });
}

export function textOf(form: RegExp, fits: string) {
  return column(fits, (cell) => (form.test(cell) ? cell : misfit(`"${cell}" does not fit.`)));
}

/** The name of a row for links and pictures: lowercase words with hyphens. Blank in a new row: it follows from its label. */
export const id = optional(
  column('small letters, digits and hyphens', (cell) =>
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(cell) && cell.length <= 60
      ? cell
      : misfit(`"${cell}" cannot be part of an address.`),
  ),
);

const largestPrice = 10_000_000;

/** Whole cents, written in dollars: `17`, `17.25`, `$1,234.50` and `$ 14.99 USD` are prices; `1.234,50` is not. */
export const money = column<Cents>(
  'a price in dollars, such as 24.99',
  (cell) => {
    const parts = /^(?:USD ?)?\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?(?: ?USD)?$/i.exec(cell);
    if (parts === null) return misfit(`"${cell}" is not a price.`);
    const cents =
      Number((parts[1] ?? '').replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
    if (cents === 0) return misfit('The price is 0. Products here are not free.');
    return cents > largestPrice ? misfit(`"${cell}" is more than $100,000; prices are in dollars.`) : cents;
  },
  (cents) => (cents / 100).toFixed(2),
);

export function wholeNumber(fits: string) {
  return column(fits, (cell) =>
    /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0+)?$/.test(cell)
      ? Math.trunc(Number(cell.replaceAll(',', '')))
      : misfit(`"${cell}" is not a whole number.`),
  );
}

export const count = wholeNumber('a whole number, such as 128');

/** An average rating. Its help suggests no number, because an owner without ratings might use it. */
export const rating = column('the average of real ratings, from 0 to 5', (cell) => {
  if (!/^\d(?:\.\d0*)?$/.test(cell)) return misfit(`"${cell}" is not a rating.`);
  return Number(cell) <= 5 ? Number(cell) : misfit(`${cell} is more than 5.`);
});

export const yesNo: Column<boolean, false> = {
  ...choice(['yes', 'no']),
  read(cell) {
    if (/^(?:yes|y|true|1)$/i.test(cell)) return true;
    return /^(?:no|n|false|0)$/i.test(cell) ? false : misfit(`"${cell}" is neither yes nor no.`);
  },
  write: (is) => (is ? 'yes' : 'no'),
};

/** The name of a city as pages show it. Its state has a column of its own. */
export const cityName = column('the name of the city alone, such as Mesa', (cell) => {
  if (stateCodeOf(/, ([^,]+)$/.exec(cell)?.[1] ?? '') !== undefined && !/^Washington,/i.test(cell))
    misfit(`"${cell}" has its state, which is in a column of its own.`);
  const isCapitals = cell.length > 2 && cell === cell.toUpperCase() && cell !== 'DISH';
  if (!isCapitals && !/^[a-z]/.test(cell)) return cell;
  const name = (isCapitals ? cell.toLowerCase() : cell).replace(/\b[a-z](?!\b)/g, (letter) =>
    letter.toUpperCase(),
  );
  const form = isCapitals ? 'is in capitals' : 'begins with a lowercase letter';
  return misfit(`"${cell}" ${form}, and pages would show it so. Perhaps ${name}.`);
});

export function choice<const Choices extends readonly [string, ...string[]]>(words: Choices, fits?: string) {
  const read = (cell: string): Choices[number] =>
    words.find((word) => word.toLowerCase() === cell.toLowerCase()) ??
    misfit(`"${cell}" is not offered here.`);
  return { ...column(fits ?? listOf(words.map((word) => `"${word}"`)), read), choices: words };
}

/** A state by its code; its name is read as well. */
export const state = {
  ...column(
    'the two letters of the state, such as AZ',
    (cell) => stateCodeOf(cell) ?? misfit(`"${cell}" is no state.`),
  ),
  choices: stateCodes,
};

/** Several parts with semicolons between them. */
function several<Part>(fits: string, read: (part: string) => Part, write: (part: Part) => string = String) {
  return column(
    fits,
    (cell): readonly Part[] => {
      const parts = cell.split(';').map(cleanText).filter(Boolean);
      return parts.length === 0 ? misfit('It names nothing.') : parts.map(read);
    },
    (parts) => parts.map(write).join('; '),
  );
}

export function list(example: string) {
  return several(`one or more, with semicolons between them: ${example}`, (part) => part);
}

/** The choices of a buyer: a comma is a mistyped semicolon, and no entry may appear twice. */
export function options(example: string) {
  const texts = list(example);
  const read = (cell: string) => {
    const parts = texts.read(cell);
    // An address has the letters and digits of an option (lib/shop/cart-address.ts), which must be unique.
    const keys = parts.map(searchKey);
    const again = parts.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
    if (again !== undefined) misfit(`"${again}" is listed twice.`);
    return cell.includes(',') ? misfit(`"${cell}" has commas.`) : parts;
  };
  return { ...texts, read };
}

export function choices<const Choices extends readonly [string, ...string[]]>(words: Choices) {
  const { fits, read } = choice(words);
  return several(`${fits}; several have semicolons between them`, read);
}

export type LabeledLine = { readonly label: string; readonly value: string };

/** Several pairs of a label and a value: `Guidance: Voice and lights; Power: Battery`. */
export function lines(example: string) {
  return several(
    `each as label, colon and value, with semicolons between them: ${example}`,
    (part): LabeledLine => {
      const [, label, value = ''] = /^([^:]+): (.+)$/.exec(part) ?? [];
      return label === undefined
        ? misfit(`"${part}" has no label with a colon behind it.`)
        : { label, value };
    },
    ({ label, value }) => `${label}: ${value}`,
  );
}

export function degrees(most: 90 | 180) {
  return column(`degrees with a point, such as ${most === 90 ? '33.4152' : '-111.8315'}`, (cell) =>
    /^-?\d{1,3}(?:\.\d+)?$/.test(cell) && Math.abs(Number(cell)) <= most
      ? Number(cell)
      : misfit(`"${cell}" is not between -${most} and ${most}.`),
  );
}

export const email = column('an email address', (cell) => {
  const address = cell.replace(/^mailto:/i, '');
  return isEmail(address) ? address : misfit(`"${cell}" is not an email address.`);
});

/** A phone number without an extension, which links cannot dial. */
export const phone = column('a US phone number, such as (480) 234-5678', (cell) => {
  const digits = /^1?(\d{3})(\d{3})(\d{4})$/.exec(cell.replace(/\D/g, ''));
  if (digits === null && isUsPhone(cell))
    return misfit(`"${cell}" has an extension, and a link cannot dial one. Write the number that answers.`);
  return digits === null || !isUsPhone(cell)
    ? misfit(`"${cell}" is not a US phone number of ten digits.`)
    : `(${digits[1]}) ${digits[2]}-${digits[3]}`;
});

/** A ZIP code. Spreadsheets that treat it as a number drop its leading zeros. */
export const zip = column('a ZIP code, such as 85201', (cell) => {
  const parts = /^(\d{4,5})(?:[- ]?(\d{4}))?$/.exec(cell);
  if (parts === null) return misfit(`"${cell}" is not a ZIP code.`);
  const [, five = '', four] = parts;
  return four === undefined ? five.padStart(5, '0') : `${five.padStart(5, '0')}-${four}`;
});

export const web = column('an address that begins with https://', (cell) => {
  // As browsers show addresses.
  const whole = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(cell) ? `https://${cell}` : cell;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  const isWhole = url?.protocol === 'https:' && /^[^.]+(?:\.[^.]+)+$/.test(url.hostname);
  return isWhole && url.username === '' && !/\s/.test(whole)
    ? whole
    : misfit(`"${cell}" is not a web address.`);
});

/** The address of the site: nothing after the host name. */
export const origin = column(
  'the address without anything after the name, such as https://www.yourcompany.com',
  (cell) => {
    const url = URL.canParse(cell) ? new URL(cell) : null;
    const isBare =
      url?.protocol === 'https:' && url.pathname === '/' && url.search + url.hash + url.port === '';
    return isBare ? url.origin : misfit(`"${cell}" is not the address of a site alone.`);
  },
);

export const year = textOf(/^(?:19|20)\d\d$/, 'a year, such as 2006');

export const month = column('a month and a year, such as March 2016', (cell) => {
  const found = monthAndYear(cell);
  return found === null
    ? misfit(`"${cell}" is not a month with its year.`)
    : `${monthNames[found.month - 1]} ${found.year}`;
});

/** A calendar day, as Americans and their spreadsheets write it. */
export const day = column<IsoDate>(
  'year, month and day, such as 2027-10-22, or month, day and year, such as 10/22/2027',
  (cell) => {
    // Some programs save a date as midnight of that day.
    const text = cell.replace(/[ T](?:0?0:00(?::00(?:\.0+)?)?Z?|12:00(?::00)? AM)$/i, '');
    if (/^\d{5}(?:\.\d+)?$/.test(text))
      return misfit(
        `${text} is how a spreadsheet stores a date. Format the column as a date, and save again.`,
      );
    const found = dayOf(text);
    if (found !== null && /^20/.test(found)) return found;
    const [, month, dayOfMonth, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? [];
    return misfit(
      Number(month) > 12 && Number(dayOfMonth) <= 12
        ? `${cell} has no month ${month}. The month comes first: ${dayOfMonth}/${month}/${year}.`
        : `"${cell}" is not a day of our calendar.`,
    );
  },
);

export const time = column<ClockTime>(
  '9:00 AM or 1:30 PM, or 09:00 or 13:30',
  (cell) => {
    if (/^0?\.\d+$/.test(cell))
      return misfit(
        `${cell} is how a spreadsheet stores a time. Format the column as a time, and save again.`,
      );
    return clockTimeOf(cell) ?? misfit(`"${cell}" is not a time.`);
  },
  formatClockTime,
);

/** One of the ids known to the code; null accepts any text. Similar ids are suggested. */
export function knownName(known: readonly string[] | null, fits: string) {
  return column(fits, (cell) => {
    const name = cell.toLowerCase();
    if (known === null || known.includes(name)) return name;
    const words = name.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
    const near = known.filter(
      (other) => words.some((word) => other.includes(word.slice(0, 6))) || isMistyped(name, other),
    );
    return misfit(
      `No page has "${cell}". ${near.length > 0 ? `Perhaps ${listOf(near)}` : `It may be ${listOf(known)}`}.`,
    );
  });
}

/** `Las Cruces, NM` as its name in small letters and the code of its state; the code is empty if there is none. */
function cityAndState(text: string) {
  const [, name = text, code = ''] = /^(.+?)[, ]+([a-z]{2})\.?$/i.exec(text) ?? [];
  const state = stateCodeOf(code) ?? '';
  const city = (state === '' ? text : name).toLowerCase().replace(/[\s,.]+/g, ' ');
  return { city: city.trim(), state };
}

/** One of these places, `Mesa, AZ`, with or without its state if the name is unique; null accepts any text. */
export function place(places: readonly string[] | null) {
  const example = places?.[0] ?? 'Mesa, AZ';
  const ours = places?.map((name) => ({ name, ...cityAndState(name) }));
  return column(`a city of cities.csv with its state, such as "${example}"`, (cell) => {
    if (ours === undefined) return cell;
    const { city, state } = cityAndState(cell);
    const namesOf = (found: typeof ours) => listOf(found.map(({ name }) => name));
    const isThere = (other: { readonly state: string }) => state === '' || other.state === state;
    const [found, second] = ours.filter((other) => other.city === city && isThere(other));
    if (second !== undefined)
      misfit(`There is more than one ${cell}: ${namesOf(ours.filter((other) => other.city === city))}.`);
    if (found !== undefined) return found.name;
    const sentence = `"${cell}" is not one of our places.`;
    const near = ours.filter((other) => isMistyped(city, other.city));
    if (near.some(isThere)) misfit(`${sentence} Perhaps ${namesOf(near.filter(isThere))}.`);
    const there = state === '' ? [] : ours.filter(isThere).slice(0, 5);
    const perhaps = near.length === 0 ? '' : ` Perhaps ${namesOf(near)}.`;
    const inState = there.length === 0 ? '' : ` In ${state} there is ${namesOf(there)}.`;
    return misfit(
      `${sentence}${perhaps}${inState} If the city is new, add it to cities.csv; if it is gone, delete this row.`,
    );
  });
}

export const hours = column(
  'days and hours, such as Monday-Friday 8:00 AM-6:00 PM; Saturday 9:00 AM-3:00 PM',
  (cell) => {
    if (openingHoursOf(cell) !== null) return cell;
    // 8-6 could be read, but a wrong guess sends someone to a closed door.
    const isUnclear = /\d ?(?:-|to) ?\d|(?:-|to) ?\d{1,2}(?::\d\d)?(?! ?[ap]|[\d:])/i.test(cell);
    return misfit(
      isUnclear
        ? `"${cell}" has hours without AM or PM. Write it with each of them.`
        : `"${cell}" does not say on which days from when to when.`,
    );
  },
);

/** The columns that every row has. */
export const status = choice(['sample', 'confirmed']);
