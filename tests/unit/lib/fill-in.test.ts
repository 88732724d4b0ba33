import { fillIn } from '@/lib/fill-in';

describe('copy with places to fill', () => {
  it('puts each value in its place, as often as it stands there', () => {
    expect(fillIn('Step {step} of {steps}, {step}', { step: 1, steps: 5 })).toBe('Step 1 of 5, 1');
  });

  it('does not read the value as copy again', () => {
    expect(fillIn('{a}', { a: '{b} $&' })).toBe('{b} $&');
  });

  it('refuses copy with a place that nobody fills', () => {
    expect(() => fillIn('Step {step}', {})).toThrow('"Step {step}" has the place {step}');
  });
});
