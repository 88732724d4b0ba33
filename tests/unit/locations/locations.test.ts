import fc from 'fast-check';
import { placeholder } from '@/lib/facts/facts';
import { cityLabel } from '@/lib/site/city-label';
import { formFor, groupByState, splitIntoColumns } from '@/lib/locations/locations';

const city = (id: string, name: string, state: string) => ({
  id,
  city: name,
  state,
  latitude: 0,
  longitude: 0,
});

test('a city gets its own form where it has one, and any other text the general one, whatever it is', () => {
  const rule = { own: { mesa: 'own' }, otherwise: 'general' } as const;
  expect(formFor(rule, 'mesa')).toBe('own');
  for (const id of ['atlanta', '', 'constructor', '__proto__', 'toString', 'Mesa', ' mesa'])
    expect(formFor(rule, id)).toBe('general');
});

test('a city carries its state code, a sample city too', () => {
  expect(cityLabel({ city: 'Mesa', state: 'AZ' })).toBe('Mesa, AZ');
  expect(cityLabel({ city: placeholder('Miami', 'Confirm.'), state: 'FL' })).toBe('Miami, FL');
});

describe('Grouping by state', () => {
  const names = { AZ: 'Arizona', AR: 'Arkansas', AL: 'Alabama' };

  test('orders states and cities by name and leaves the input alone', () => {
    const input = [
      city('tucson', 'Tucson', 'AZ'),
      city('mobile', 'Mobile', 'AL'),
      city('mesa', 'Mesa', 'AZ'),
    ];
    const groups = groupByState(Object.freeze(input), names);
    expect(groups.map((group) => group.label)).toEqual(['Alabama (AL)', 'Arizona (AZ)']);
    expect(groups[1]?.locations.map((location) => location.id)).toEqual(['mesa', 'tucson']);
  });

  test('refuses a state without a name', () => {
    expect(() => groupByState([city('x', 'X', 'ZZ')], names as Record<string, string>)).toThrow('"ZZ"');
  });
});

test('Splitting into columns keeps every item in order, in columns that are higher than their share by one item at most', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 })),
      fc.integer({ min: 1, max: 6 }),
      (heights, count) => {
        const total = (column: readonly number[]) => column.reduce((sum, height) => sum + height, 0);
        const columns = splitIntoColumns(heights, count, (height) => height);
        expect(columns.flat()).toEqual(heights);
        expect(columns.length).toBeLessThanOrEqual(count);
        for (const column of columns)
          expect(total(column)).toBeLessThanOrEqual(total(heights) / count + Math.max(...heights));
      },
    ),
  );
});
