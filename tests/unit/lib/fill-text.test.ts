import fc from 'fast-check';
import { fillText } from '@/lib/fill-text';

describe('filling figures into a text', () => {
  it('replaces every name by its value, each time it stands there', () => {
    expect(fillText('{a} and {b}, then {a}', { a: '1', b: '2' })).toBe('1 and 2, then 1');
  });

  it('does not fill what a value brings along', () => {
    expect(fillText('{a}', { a: '{b}', b: 'no' })).toBe('{b}');
  });

  it('stops at a name without a value and says which', () => {
    expect(() => fillText('A fee of {fee}.', {})).toThrow('"{fee}"');
  });

  it('leaves a text without names alone', () => {
    fc.assert(fc.property(fc.string().filter((text) => !/\{\w+\}/.test(text)), (text) => {
      expect(fillText(text, {})).toBe(text);
    }));
  });
});
