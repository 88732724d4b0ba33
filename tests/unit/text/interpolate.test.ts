import { countText, interpolate } from '@/lib/text/interpolate';

describe('a template', () => {
  it.each([
    ['Step {step} of {steps}, {step}', { step: 1, steps: 5 }, 'Step 1 of 5, 1'],
    ['{miles} from {city_name}', { miles: 12, city_name: 'Mesa' }, '12 from Mesa'],
    ['{a}, {b}', { a: 'x', b: '' }, 'x, '],
    ['{a}', { a: 'x', left: 'over' }, 'x'],
    // A value is not read as a template again.
    ['{a}', { a: '{b} $&', b: 'no' }, '{b} $&'],
    ['No { place $& here }, no', { a: 'x', ' place $& here ': 'at all' }, 'No at all, no'],
    ['No place } at { all', {}, 'No place } at { all'],
  ])('%j with %j reads %j', (template, values, read) => {
    expect(interpolate(template, values)).toBe(read);
  });

  it.each(['{step}', '{toString}', '{}', '{two words}'])('is refused where nobody fills %s', (place) => {
    const sentence = `"Step ${place}." has the place ${place}, but no value for it.`;
    expect(() => interpolate(`Step ${place}.`, { other: 1 })).toThrow(sentence);
  });

  it('is checked by type: each place has a value, and a text has the places that are filled in', () => {
    // @ts-expect-error The place is {step}.
    expect(() => interpolate('Step {step}', { steps: 5 })).toThrow('has the place {step}');
    // @ts-expect-error A number of items needs {count}.
    expect(() => countText(2, { one: '1 item', many: '{number} items' })).toThrow('has the place {number}');
  });
});

it('says one thing in the singular, and none or several with their number', () => {
  const items = { one: 'a single item', many: '{count} items' } as const;
  expect([0, 1, 2].map((count) => countText(count, items))).toEqual(['0 items', 'a single item', '2 items']);
});
