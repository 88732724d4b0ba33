import fc from 'fast-check';
import { locations, stateNames } from '@/content/locations';
import { foldText, searchCities, type SearchableCity } from '@/lib/city-search';
import { factValue } from '@/lib/facts';
import type { Location } from '@/lib/locations';

const cities: readonly SearchableCity[] = locations.map((location: Location) => ({
  id: location.id,
  name: factValue(location.city),
  stateCode: location.state,
  stateName: stateNames[location.state as keyof typeof stateNames],
  aliases: location.aliases,
}));
const find = (query: string) => searchCities(cities, query).map((city) => city.id);
const inState = (code: string) => cities.filter((city) => city.stateCode === code).map((city) => city.id);

describe('Typing a city', () => {
  test.each([
    ['slc', 'saltlakecity'],
    ['SLC', 'saltlakecity'],
    ['st louis', 'stlouis'],
    ['St. Louis', 'stlouis'],
    ['saint louis', 'stlouis'],
    ['SAINTLOUIS', 'stlouis'],
    ['saltlake', 'saltlakecity'],
    ['salt lake', 'saltlakecity'],
    ['lake city', 'saltlakecity'],
    ['  mesa ', 'mesa'],
    ['Mésa', 'mesa'],
    ['mesa, az', 'mesa'],
    ['mesa arizona', 'mesa'],
    ['portland or', 'portland'],
    ['nyc', 'newyork'],
    ['vegas', 'lasvegas'],
    ['sf', 'sanfrancisco'],
    ['washington dc', 'washington'],
    ['dc', 'washington'],
  ])('"%s" finds %s first', (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  test('a state finds all its cities, by name, start of the name or code', () => {
    for (const query of ['arizona', 'ARIZ', 'az']) expect(find(query)).toEqual(expect.arrayContaining(inState('AZ')));
    expect(find('tx')).toEqual([...inState('TX')].sort());
  });

  test('a city comes before the state of the same name', () => {
    expect(find('washington')).toEqual(['washington', ...inState('WA')]);
    expect(find('new york')[0]).toBe('newyork');
  });

  test('initials and a state code may mean different places: both show', () => {
    expect(find('la')).toEqual(expect.arrayContaining(['losangeles', ...inState('LA')]));
  });

  test.each(['', '   ', '.,-', 'xyz', 'zzzzzz', '<script>', '../..'])('"%s" finds nothing', (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe('Whatever is typed', () => {
  test('every city is found first by its own name, however it is written', () => {
    const manner = fc.record({ index: fc.nat(cities.length - 1), isUpper: fc.boolean(), gap: fc.constantFrom('', ' ', '  ', '-', '. ') });
    fc.assert(fc.property(manner, ({ index, isUpper, gap }) => {
      const city = cities[index];
      if (city === undefined) return;
      const written = city.name.split(' ').join(gap);
      expect(find(isUpper ? written.toUpperCase() : written)[0]).toBe(city.id);
    }));
  });

  test('nothing but known cities come back, each at most once', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      const found = find(query);
      expect(new Set(found).size).toBe(found.length);
      expect(cities.map((city) => city.id)).toEqual(expect.arrayContaining([...found]));
    }));
  });

  test('only letters and digits are compared', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(folded).toMatch(/^[a-z0-9]*$/);
    }));
  });
});
