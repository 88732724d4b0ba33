import fc from 'fast-check';
import { wellFormed } from '@/lib/text/well-formed';

/** Arbitrary text, including lone surrogates. */
const anyText = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0xd7f0, max: 0xe010 }), fc.nat({ max: 0xffff }))
    .map((code) => String.fromCharCode(code)),
});

test('a lone surrogate becomes U+FFFD, and a pair stays', () => {
  expect(wellFormed('a\ud83d b\ude00 \u{1F600}\ude00')).toBe('a\ufffd b\ufffd \u{1F600}\ufffd');
});

test('matches String.prototype.toWellFormed of newer engines', () => {
  fc.assert(
    fc.property(anyText, (text) => wellFormed(text) === text.toWellFormed()),
    { numRuns: 1000 },
  );
});
