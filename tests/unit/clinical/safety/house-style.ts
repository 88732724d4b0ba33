/*
 * Writes a figure in the one way in which the rules look for it, however a text spells it: "5 to 20 micrograms per kilogram a
 * minute" becomes "5-20 mcg/kg/min". The words of the site follow the house style anyway; a mistake may not.
 */

const ones: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const one = Object.keys(ones).join('|');
const ten = Object.keys(tens).join('|');
const numberInWords = new RegExp(
  `\\b(?:(?:(${one}) hundred)(?: and)?(?: (${ten})(?:[- ](${one}))?)?|(${ten})(?:[- ](${one}))?|(${one}))\\b`,
  'gi',
);

function numberOf(word: string | undefined): number {
  const small = word?.toLowerCase() ?? '';
  return ones[small] ?? tens[small] ?? 0;
}

/** In turn: a later line reads what an earlier one has written. */
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

const known = new Map<string, string>();

export function inHouseStyle(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const counted = text.replace(
    numberInWords,
    (_all, hundreds, ofHundreds, andOnes, tensAlone, onesOfTens, onesAlone) =>
      String(
        numberOf(hundreds as string) * 100 +
          [ofHundreds, andOnes, tensAlone, onesOfTens, onesAlone]
            .map((word) => numberOf(word as string))
            .reduce((sum, part) => sum + part, 0),
      ),
  );
  const written = spellings.reduce((words, [spelling, style]) => words.replace(spelling, style), counted);
  known.set(text, written);
  return written;
}
