import { placeholder } from '@/lib/facts/facts';
import { cityLabel } from '@/lib/site/city-label';
import { formFor, groupByState, splitIntoColumns } from '@/lib/locations/locations';

const city = (name: string, state: string) => ({ id: name, city: name, state, latitude: 0, longitude: 0 });

test('a city with its own form gets it, and any other text gets the general form', () => {
  const rule = { own: { mesa: 'own' }, otherwise: 'general' } as const;
  expect(formFor(rule, 'mesa')).toBe('own');
  for (const id of ['atlanta', 'constructor', '__proto__']) expect(formFor(rule, id)).toBe('general');
});

test('a city has its state code, even a sample city', () => {
  expect(cityLabel({ city: 'Mesa', state: 'AZ' })).toBe('Mesa, AZ');
  expect(cityLabel({ city: placeholder('Miami', 'Confirm.'), state: 'FL' })).toBe('Miami, FL');
});

describe('Grouping by state', () => {
  const names = { AZ: 'Arizona', AR: 'Arkansas', AL: 'Alabama' };

  test('sorts states and cities by name without changing the input', () => {
    const input = [city('Tucson', 'AZ'), city('Mobile', 'AL'), city('Mesa', 'AZ')];
    const groups = groupByState(Object.freeze(input), names);
    expect(groups.map((group) => group.label)).toEqual(['Alabama (AL)', 'Arizona (AZ)']);
    expect(groups[1]?.locations.map((location) => location.id)).toEqual(['Mesa', 'Tucson']);
  });

  test('refuses a state without a name', () => {
    expect(() => groupByState([city('X', 'ZZ')], names as Record<string, string>)).toThrow('"ZZ"');
  });
});

test.each([
  [[1, 1, 1], 2, [[1], [1, 1]]],
  [[9, 1, 1, 1], 2, [[9], [1, 1, 1]]],
  [[1, 2, 3, 4, 5], 3, [[1, 2, 3], [4], [5]]],
  [[7], 6, [[7]]],
  [[], 2, []],
])('Splitting %j into %d columns of about one height, in order, gives %j', (heights, count, columns) => {
  expect(splitIntoColumns(heights, count, (height) => height)).toEqual(columns);
});
