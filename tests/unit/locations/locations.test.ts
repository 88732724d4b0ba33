import fc from 'fast-check';
import { placeholder } from '@/lib/facts/facts';
import { cityLabel } from '@/lib/site/city-label';
import { formFor, groupByState, splitIntoColumns, stateLabel } from '@/lib/locations/locations';

const city = (id: string, name: string, state: string) => ({
  id,
  city: name,
  state,
  latitude: 0,
  longitude: 0,
});

describe('Which form a city gets', () => {
  const rule = { own: { mesa: 'own' }, otherwise: 'general' } as const;

  test('is its own where it has one, the general one otherwise', () => {
    expect(formFor(rule, 'mesa')).toBe('own');
    expect(formFor(rule, 'atlanta')).toBe('general');
  });

  test('is the general one for any text that is no such city, whatever it is called', () => {
    for (const id of ['', 'constructor', '__proto__', 'toString', 'Mesa', ' mesa'])
      expect(formFor(rule, id)).toBe('general');
    fc.assert(fc.property(fc.string(), (id) => id === 'mesa' || formFor(rule, id) === 'general'));
  });
});

describe('Names', () => {
  test('a city carries its state code, a sample city too', () => {
    expect(cityLabel({ city: 'Mesa', state: 'AZ' })).toBe('Mesa, AZ');
    expect(cityLabel({ city: placeholder('Miami', 'Confirm.'), state: 'FL' })).toBe('Miami, FL');
  });

  test('a state carries its code', () => {
    expect(stateLabel('Arizona', 'AZ')).toBe('Arizona (AZ)');
  });
});

describe('Grouping by state', () => {
  const names = { AZ: 'Arizona', AR: 'Arkansas', AL: 'Alabama' };

  test('orders states and cities by name and leaves the input alone', () => {
    const input = [
      city('tucson', 'Tucson', 'AZ'),
      city('mobile', 'Mobile', 'AL'),
      city('mesa', 'Mesa', 'AZ'),
    ];
    const copy = [...input];
    const groups = groupByState(input, names);
    expect(groups.map((group) => group.label)).toEqual(['Alabama (AL)', 'Arizona (AZ)']);
    expect(groups[1]?.locations.map((location) => location.id)).toEqual(['mesa', 'tucson']);
    expect(input).toEqual(copy);
  });

  test('refuses a state without a name', () => {
    expect(() => groupByState([city('x', 'X', 'ZZ')], names as Record<string, string>)).toThrow('"ZZ"');
  });
});

describe('Splitting into columns', () => {
  test('keeps every item once and in order, in at most as many columns as asked for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 })),
        fc.integer({ min: 1, max: 6 }),
        (heights, count) => {
          const columns = splitIntoColumns(heights, count, (height) => height);
          expect(columns.flat()).toEqual(heights);
          expect(columns.length).toBeLessThanOrEqual(count);
        },
      ),
    );
  });

  test('makes no column higher than its share by more than one item', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 6 }),
        (heights, count) => {
          const share = heights.reduce((sum, height) => sum + height, 0) / count;
          for (const column of splitIntoColumns(heights, count, (height) => height)) {
            expect(column.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(
              share + Math.max(...heights),
            );
          }
        },
      ),
    );
  });
});
