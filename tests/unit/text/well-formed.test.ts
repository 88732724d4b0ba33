import fc from 'fast-check';
import { wellFormed } from '@/lib/text/well-formed';

/** Any text, also with halves of surrogate pairs in it. */
const anyText = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0xd7f0, max: 0xe010 }), fc.nat({ max: 0xffff }))
    .map((code) => String.fromCharCode(code)),
});

test('half of a pair becomes U+FFFD, and a whole one stays', () => {
  expect(wellFormed('a\ud83d b\ude00 \u{1F600}\ude00')).toBe('a\ufffd b\ufffd \u{1F600}\ufffd');
});

test('is what newer engines do by themselves', () => {
  fc.assert(
    fc.property(anyText, (text) => wellFormed(text) === text.toWellFormed()),
    { numRuns: 1000 },
  );
});
