import fc from 'fast-check';
import { anchorOf } from '@/lib/site/anchor';

describe('the anchor of an address', () => {
  it('is what was escaped, with and without its sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const escaped = encodeURIComponent(text);
        expect(anchorOf(`#${escaped}`)).toBe(text);
        if (!text.startsWith('#')) expect(anchorOf(escaped)).toBe(text);
      }),
    );
  });

  it('keeps a sign that is not the first', () => {
    expect(['#a#b', 'a#b', '##'].map(anchorOf)).toEqual(['a#b', 'a#b', '#']);
  });

  it('is empty for a broken escape, and never throws', () => {
    for (const hash of ['#%', '#%E0%A4%A', '%zz', '#%00%ff']) expect(anchorOf(hash)).toBe('');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof anchorOf(text) === 'string'));
  });
});
