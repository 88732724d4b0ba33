import { slugOf } from '@/lib/text/slug';

test.each([
  ['Cañon City, CO', 'canon-city-co'],
  // The same name with a combining accent.
  ['Can\u0303on City', 'canon-city'],
  ["St. John's", 'st-johns'],
  ['St. John’s', 'st-johns'],
  ['CPR/First Aid (½ day)', 'cpr-first-aid-1-2-day'],
  ['Ｍｅｓａ ８５２０１', 'mesa-85201'],
  ['  - ', ''],
  ['東京', ''],
])('"%s" becomes "%s"', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
