import { anchorOf } from '@/lib/site/anchor';

test.each([
  ['#class-dates', 'class-dates'],
  ['caf%C3%A9%20%F0%9F%98%80', 'café 😀'],
  ['#%23a', '#a'],
  // Only the first # delimits the anchor.
  ['#a#b', 'a#b'],
  ['', ''],
  // A malformed escape yields no anchor and never throws.
  ['#%', ''],
  ['#%00%ff', ''],
])('the anchor of an address that ends with "%s" is "%s"', (hash, anchor) => {
  expect(anchorOf(hash)).toBe(anchor);
});
