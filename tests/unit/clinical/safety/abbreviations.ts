/*
 * Converts every spelling of a figure to the one that the rules look for: "5 to 20 micrograms per kilogram a minute"
 * becomes "5-20 mcg/kg/min". Our own text uses that style anyway, but a mistake may not.
 */

const ones = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const spelledNumber = new RegExp(
  `\\b(?:(${ones.join('|')}) hundred(?: and)?\\b ?)?(?:\\b(${tens.join('|')})\\b[- ]?)?(?:\\b(${ones.join('|')})\\b)?`,
  'gi',
);

function numberOf(hundreds: string | undefined, ten: string | undefined, one: string | undefined): number {
  const at = (list: readonly string[], word = '') => list.indexOf(word.toLowerCase()) + 1;
  return at(ones, hundreds) * 100 + (ten === undefined ? 0 : (at(tens, ten) + 1) * 10) + at(ones, one);
}

/** Order matters: later entries match the output of earlier ones. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[\u00AD\u200B\u2060]/g, ''],
  [/[\u00A0\u2007\u2009\u202F]/g, ' '],
  [/[\u2010\u2011]/g, '-'],
  [/\b(?:micrograms?|ug)\b|[\u00B5\u03BC]g\b/gi, 'mcg'],
  [/\bmilligrams?\b/gi, 'mg'],
  [/\b(?:kilograms?|kilos?)\b/gi, 'kg'],
  [/\bgrams?\b/gi, 'g'],
  [/\b(?:milliliters?|millilitres?|ml)\b/g, 'mL'],
  [/\bjoules?\b/gi, 'J'],
  [/\bmm Hg\b/g, 'mmHg'],
  [/\s?\b(?:percent|per cent)\b/gi, '%'],
  [
    /\b(mg|mcg|g|mL|J|units?)\s?(?:\/|per|an?|for (?:each|every)|each|every)\s?kg\b(?: of (?:body )?weight)?/g,
    '$1/kg',
  ],
  [/\b(mg|mcg|g|mL)(\/kg)?\s?(?:\/|per|an?|each|every)\s?min(?:utes?)?\b/g, '$1$2/min'],
  [/\b(mg|mcg|g|mL)(\/kg)?\s?(?:\/|per|an?|each|every)\s?(?:hours?|hrs?|h)\b/g, '$1$2/hr'],
  [/(\d)\s?%?\s?(?:[-\u2012\u2013\u2014\u2212]|to)\s?(?=\d)/g, '$1-'],
  [/(\d)(?=(?:mg|mcg|mL|J|mA|mmHg)\b)/g, '$1 '],
];

/** The text with numbers as digits, and with units and ranges in our style. */
export function withAbbreviations(text: string): string {
  const counted = text.replace(spelledNumber, (all: string, ...words: (string | undefined)[]) => {
    if (all === '') return all;
    const space = /[- ]$/.exec(all)?.[0] ?? '';
    return `${numberOf(words[0], words[1], words[2])}${space}`;
  });
  return spellings.reduce((text, [spelling, style]) => text.replace(spelling, style), counted);
}
