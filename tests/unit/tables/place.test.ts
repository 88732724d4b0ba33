// cspell:ignore Alburquerque alcs Coeur D'Alene Alene
import { cityName, knownName, place } from '@/lib/tables/columns';

const ours = place(['Tucson, AZ', 'Mesa, AZ', 'Albuquerque, NM', 'Las Vegas, NV', 'Live online']);
const said = (column: Pick<typeof ours, 'read'>, cell: string) => {
  try {
    return column.read(cell);
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['tucson', 'Tucson, AZ'],
  ['Mesa AZ', 'Mesa, AZ'],
  ['Tuscon, AZ', '"Tuscon, AZ" is not one of our places. Perhaps Tucson, AZ.'],
  ['Alburquerque', '"Alburquerque" is not one of our places. Perhaps Albuquerque, NM.'],
  [
    'Las Cruces',
    '"Las Cruces" is not one of our places. If the city is new, add it to cities.csv; if it is gone, delete this row.',
  ],
  [
    'Mesa, NV',
    '"Mesa, NV" is not one of our places. Perhaps Mesa, AZ. In NV there is Las Vegas, NV. If the city is new, add it to cities.csv; if it is gone, delete this row.',
  ],
])('the place %s is read as, or answered with: %s', (cell, answer) => {
  expect(said(ours, cell)).toBe(answer);
});

it('takes any text while the cities themselves have faults', () => {
  expect(said(place(null), 'Omaha, NE')).toBe('Omaha, NE');
});

it('knows the id that somebody mistyped, or of which only the beginning fits', () => {
  const courses = knownName(['acls', 'pals', 'aha-bls-provider', 'babysitter-training'], 'a course');
  expect(said(courses, 'alcs')).toBe('No page has "alcs". Perhaps acls.');
  expect(said(courses, 'babysitting')).toBe('No page has "babysitting". Perhaps babysitter-training.');
});

it('suggests the name of a city in capitals as pages write it', () => {
  const sentence = '"COEUR D\'ALENE" is in capitals, and pages would show it so. Perhaps Coeur D\'Alene.';
  expect(said(cityName, "COEUR D'ALENE")).toBe(sentence);
});
