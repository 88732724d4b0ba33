import { anchorOf } from '@/lib/site/anchor';

test.each([
  ['#class-dates', 'class-dates'],
  ['caf%C3%A9%20%F0%9F%98%80', 'café 😀'],
  ['#%23a', '#a'],
  // Only the first sign is one of the address.
  ['#a#b', 'a#b'],
  ['a#b', 'a#b'],
  ['##', '#'],
  ['', ''],
  // A broken escape names nothing, and never throws.
  ['#%', ''],
  ['#%E0%A4%A', ''],
  ['%zz', ''],
  ['#%00%ff', ''],
])('the anchor of an address that ends with "%s" is "%s"', (hash, anchor) => {
  expect(anchorOf(hash)).toBe(anchor);
});
