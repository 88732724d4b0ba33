import type { FactKind } from '@/lib/facts/facts';
import { leadingFigure } from '@/lib/facts/leading-figure';
import { hasReservedPhone, isReservedHost } from '@/lib/facts/readiness';
import { isEmail, isUsPhone } from '@/lib/text/contact-links';
import { type IsoDate, isoDateOf, parseIsoDate } from '@/lib/time/calendar-days';
import { type Cell, cellText, dayOfSerial, tidy } from './cell';
import { kindShape } from './fact-kind';

/** What an answer is checked against. */
export type Asked = {
  readonly kind: FactKind;
  readonly sample: string | number | boolean;
  readonly isRemovable: boolean;
};

/** What a cell says: nothing yet, the sample is right, another value, take it out, or something that does not fit. */
export type Answer =
  | { readonly is: 'open' }
  | { readonly is: 'confirmed' }
  | { readonly is: 'value'; readonly value: string | number | boolean }
  | { readonly is: 'removed' }
  | { readonly is: 'wrong'; readonly wrong: string; readonly fits: string };

const value = (given: string | number | boolean): Answer => ({ is: 'value', value: given });

const confirmWords = new Set(['confirm', 'confirmed', 'keep']);
const removeWords = new Set(['remove', 'removed']);
const yesWords = new Set(['yes', 'y', 'true', '1']);
const noWords = new Set(['no', 'n', 'false', '0']);
/** What people write to come back to it later. */
const notYet =
  /^(?:tbd|tba|tbc|n\/?a|none yet|unknown|later|to do|todo|to be named.*|same|as above|x{2,}|lorem ipsum.*|[-–—.?]+)$/i;

/** Checks one answer. The cell is as the spreadsheet program left it; `wrong` and `fits` are sentences for its writer. */
export function checkAnswer(asked: Asked, raw: Cell): Answer {
  const cell = tidy(raw);
  const wrong = (what: string): Answer => ({ is: 'wrong', wrong: what, fits: fitsOf(asked) });
  if (cell.is === 'blank') return { is: 'open' };
  if (cell.is === 'formula') return wrong('The cell holds a formula, and its result may change.');
  if (cell.is === 'error') return wrong(`The cell shows an error of the spreadsheet, ${cell.code}.`);
  const word = cellText(cell).toLowerCase();
  if (removeWords.has(word) || (asked.kind === 'runs-here' && noWords.has(word)))
    return asked.isRemovable ? { is: 'removed' } : wrong('This cannot be left out: a page needs it.');
  if (confirmWords.has(word) || (asked.kind === 'confirm' && yesWords.has(word)))
    return confirmation(asked, wrong);
  if (cell.is === 'text' && notYet.test(cell.text))
    return wrong('This is no answer yet. Leave the cell blank until you know.');
  const given = read(asked, cell, wrong);
  return given.is === 'value' && given.value === asked.sample ? confirmation(asked, wrong) : given;
}

function fitsOf({ kind, isRemovable }: Asked): string {
  return `Write ${kindShape(kind)}${isRemovable && kind !== 'runs-here' ? ', or "remove"' : ''}.`;
}

/** A sample may be true; what only holds a place may not be confirmed. */
function confirmation({ sample }: Asked, wrong: (what: string) => Answer): Answer {
  return typeof sample === 'string' && isStandIn(sample)
    ? wrong(`"${sample}" only holds the place of the real value, so it cannot be confirmed.`)
    : { is: 'confirmed' };
}

/** True for samples that nobody can mean: reserved addresses and numbers, "Sample Name", "To be named before launch", "Brand A". */
export function isStandIn(sample: string): boolean {
  return (
    isReservedAddress(sample) ||
    hasReservedPhone(sample) ||
    /\bSample\b|\bto be named\b|^Brand [A-Z]$/.test(sample.replace(/^To/, 'to'))
  );
}

function isReservedAddress(text: string): boolean {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(text)?.[1] ?? /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1];
  return host !== undefined && isReservedHost(host);
}

type Filled = Exclude<Cell, { readonly is: 'blank' | 'formula' | 'error' }>;
type Reader = (cell: Filled, wrong: (what: string) => Answer, asked: Asked) => Answer;

const turnedIntoDate =
  'The spreadsheet turned this into a date. Format the cell as text, then type it again.';

const readText: Reader = (cell, wrong) => {
  if (cell.is === 'date') return wrong(turnedIntoDate);
  if (cell.is === 'yes-no') return wrong(`"${cellText(cell)}" says nothing here.`);
  const text = cellText(cell);
  if (/^(?:yes|no|y|n|ok)$/i.test(text)) return wrong(`"${text}" says nothing here.`);
  if (/^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(text))
    return wrong(`The cell shows an error of the spreadsheet, ${text}.`);
  if (text.length > 1000) return wrong(`It has ${text.length} characters; 1000 is the most.`);
  return value(text);
};

/** A claim whose number a counter shows. */
const readFigure: Reader = (cell, wrong, asked) => {
  const given = readText(cell, wrong, asked);
  if (given.is !== 'value' || leadingFigure(String(given.value)) !== null) return given;
  return wrong(
    /^[\d,]+[+%]?$/.test(String(given.value))
      ? `"${String(given.value)}" does not say what it counts.`
      : `"${String(given.value)}" does not begin with a number.`,
  );
};

const readStreet: Reader = (cell, wrong, asked) => {
  const given = readText(cell, wrong, asked);
  if (given.is !== 'value') return given;
  return /\d/.test(String(given.value)) && /\p{L}/u.test(String(given.value))
    ? given
    : wrong('A street address has a number and a name.');
};

const readEmail: Reader = (cell, wrong) => {
  const text = cellText(cell).replace(/^mailto:/i, '');
  if (!isEmail(text)) return wrong(`"${text}" is not an e-mail address.`);
  return isReservedAddress(text)
    ? wrong(`"${text}" is reserved for examples: nobody is there.`)
    : value(text);
};

const readPhone: Reader = (cell, wrong) => {
  if (cell.is === 'date') return wrong(turnedIntoDate);
  const text = cellText(cell).replace(/^tel:/i, '');
  if (!isUsPhone(text)) return wrong(`"${text}" is not a US phone number.`);
  const [, area, exchange, line, rest] = /^1?(\d{3})(\d{3})(\d{4})(\d*)$/.exec(text.replace(/\D/g, '')) ?? [];
  if (rest !== '') return wrong('Links dial the number alone, without an extension.');
  const phone = `(${area}) ${exchange}-${line}`;
  return hasReservedPhone(phone) ? wrong(`${phone} is reserved for examples: nobody answers.`) : value(phone);
};

/** A ZIP code that became a number has lost its leading zeros. */
const readZip: Reader = (cell, wrong) => {
  if (cell.is === 'date') return wrong(turnedIntoDate);
  const digits = cellText(cell);
  const text = cell.is !== 'number' ? digits : digits.padStart(digits.length > 5 ? 9 : 5, '0');
  const parts = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(text);
  if (parts === null) return wrong(`"${text}" is not a ZIP code.`);
  return value(parts[2] === undefined ? String(parts[1]) : `${parts[1]}-${parts[2]}`);
};

const readPrice: Reader = (cell, wrong) => {
  if (cell.is === 'date') return wrong(turnedIntoDate);
  const text = cellText(cell);
  const parts = /^(?:USD|\$)?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?(?:\s?USD)?$/.exec(text);
  if (parts === null) return wrong(`"${text}" is not a price in dollars.`);
  const cents = Number((parts[1] ?? '').replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  if (cents === 0) return wrong('A price of zero would give the item away.');
  return cents > 10_000_000 ? wrong(`${text} is more than $100,000. Is it in cents?`) : value(cents);
};

const readCount: Reader = (cell, wrong) => {
  if (cell.is === 'date') return wrong(turnedIntoDate);
  const text = cellText(cell);
  const isWhole = /^(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0+)?$/.test(text);
  return isWhole
    ? value(Math.trunc(Number(text.replaceAll(',', ''))))
    : wrong(`"${text}" is not a whole number.`);
};

const readRating: Reader = (cell, wrong) => {
  if (cell.is === 'date') return wrong(turnedIntoDate);
  const text = cellText(cell);
  if (!/^\d(?:\.\d0*)?$/.test(text)) return wrong(`"${text}" is not a rating.`);
  return Number(text) <= 5 ? value(Number(text)) : wrong(`${text} is more than 5.`);
};

const readDate: Reader = (cell, wrong) => {
  if (cell.is === 'date') return value(cell.date);
  const date = cell.is === 'number' ? dayOfSerial(cell.number) : dateOf(cellText(cell));
  return date === null ? wrong(`"${cellText(cell)}" is not a day of the calendar.`) : value(date);
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `10/22/2027`, `2027-10-22`, `October 22, 2027` or `Oct 22 2027` as a day; null for what is none. */
function dateOf(text: string): IsoDate | null {
  if (parseIsoDate(text) !== null) return text as IsoDate;
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (american !== null) return isoDateOf(Number(american[3]), Number(american[1]), Number(american[2]));
  const written = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (written === null) return null;
  return isoDateOf(
    Number(written[3]),
    months.indexOf(String(written[1]).toLowerCase()) + 1,
    Number(written[2]),
  );
}

const readWeb: Reader = (cell, wrong) => {
  const text = cellText(cell);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:') return wrong(`"${text}" is not an address that begins with https://.`);
  if (/\s/.test(text) || !/^[^.]+(?:\.[^.]+)+$/.test(url.hostname) || url.username !== '')
    return wrong(`"${text}" is not a web address.`);
  return isReservedHost(url.hostname)
    ? wrong(`"${url.hostname}" is reserved for examples: nobody is there.`)
    : value(text);
};

const readOrigin: Reader = (cell, wrong, asked) => {
  const given = readWeb(cell, wrong, asked);
  if (given.is !== 'value') return given;
  const url = new URL(String(given.value));
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.port === ''
    ? value(url.origin)
    : wrong(`"${String(given.value)}" has something after the name of the site.`);
};

const readYesNo: Reader = (cell, wrong) => {
  const word = cellText(cell).toLowerCase();
  if (yesWords.has(word)) return value(true);
  return noWords.has(word) ? value(false) : wrong(`"${cellText(cell)}" is neither yes nor no.`);
};

/** A city stays by its own name, so "yes" is its confirmation; "no" was read before. */
const readRunsHere: Reader = (cell, wrong) => {
  const word = cellText(cell).toLowerCase();
  return yesWords.has(word) ? { is: 'confirmed' } : wrong(`"${cellText(cell)}" is neither yes nor no.`);
};

const readers = {
  text: readText,
  figure: readFigure,
  confirm: readText,
  street: readStreet,
  'e-mail': readEmail,
  phone: readPhone,
  zip: readZip,
  price: readPrice,
  count: readCount,
  rating: readRating,
  date: readDate,
  web: readWeb,
  origin: readOrigin,
  'yes-no': readYesNo,
  'runs-here': readRunsHere,
} as const satisfies Record<Extract<FactKind, string>, Reader>;

function read(asked: Asked, cell: Filled, wrong: (what: string) => Answer): Answer {
  if (typeof asked.kind === 'string') return readers[asked.kind](cell, wrong, asked);
  const text = cellText(cell);
  const choice = asked.kind.find((one) => one.toLowerCase() === text.toLowerCase());
  return choice === undefined ? wrong(`"${text}" is not offered here.`) : value(choice);
}
