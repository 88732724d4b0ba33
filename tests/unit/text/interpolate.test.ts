import { countText, interpolate } from '@/lib/text/interpolate';

describe('a template', () => {
  it.each([
    ['Step {step} of {steps}, {step}', { step: 1, steps: 5 }, 'Step 1 of 5, 1'],
    ['{miles} from {city_name}', { miles: 12, city_name: '' }, '12 from '],
    // An inserted value is not interpolated again.
    ['{a}', { a: '{b} $&', b: 'no' }, '{b} $&'],
    ['No { place $& here }, no', { a: 'x', ' place $& here ': 'at all' }, 'No at all, no'],
  ])('%j with %j reads %j', (template, values, read) => {
    expect(interpolate(template, values)).toBe(read);
  });

  it.each(['{step}', '{toString}', '{}', '{two words}'])('is refused if nothing fills %s', (place) => {
    const sentence = `"Step ${place}." has the place ${place}, but no value for it.`;
    expect(() => interpolate(`Step ${place}.`, { other: 1 })).toThrow(sentence);
  });

  it('is checked by type: each placeholder has a value, and each value has a placeholder', () => {
    // @ts-expect-error The placeholder is {step}.
    expect(() => interpolate('Step {step}', { steps: 5 })).toThrow('has the place {step}');
    // @ts-expect-error A plural template needs {count}.
    expect(() => countText(2, { one: '1 item', many: '{number} items' })).toThrow('has the place {number}');
  });
});

it('uses the singular for one, and the plural with its number otherwise', () => {
  const items = { one: 'a single item', many: '{count} items' } as const;
  expect([0, 1, 2].map((count) => countText(count, items))).toEqual(['0 items', 'a single item', '2 items']);
});
