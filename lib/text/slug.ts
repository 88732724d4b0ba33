/**
 * A name as lowercase ASCII letters and digits with dashes between the words, for addresses, ids and file names: `Cañon
 * City, CO` becomes `canon-city-co`, `St. John's` `st-johns`. Empty for a text without Latin letters and digits.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.'\u2019]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
