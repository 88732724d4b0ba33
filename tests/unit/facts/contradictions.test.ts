import { contradictionOf, isProof, type Known, ratingContradiction } from '@/lib/facts/contradictions';
import { type OpeningHours, openingHoursOf } from '@/lib/time/opening-hours';
import { listed } from '../../support/listed';

/** Nine cities in three states, founded in 2011. */
const known: Known = {
  cities: 9,
  states: 3,
  foundedIn: 2011,
  opened: 'May 2012',
  thisYear: 2026,
  hours: openingHoursOf('Tuesday-Sunday 8 AM-6 PM') ?? [],
  largestClass: 12,
};

// Another company's claims, pasted over the sample's; the same claims, worded differently; and what may be said.
const sayings = `18+ years of training excellence | 60+ cities | about 60 US cities | Serving communities since March 2016
Closed Sundays and major holidays | 6-10 students in a class | Sixty cities | 12 or more cities
11 locations in 3 states | Opened in 2011 | twenty-six states | 9 locations in all 50 states | From one room to every state | Nationwide
twenty years of experience | 16 years in business | Founded 2006, opened for business in 2012 | Established in 2012
We opened our doors in March 2012 | Around the clock | Open Seven Days a week | at most 10 people per class
8+ cities | More than 8 cities | at least 9 locations | About 9 cities | 15 years of work | Closed Mondays
Founded 2011, opened for business in May 2012 | Serving communities since May 2012 | Rescue classes since 2011
8-12 students in a class | In every class | within 20 years of the class | for children under 18 years of age`;

test('a saying that the tables contradict is reported with what they say', () => {
  const answer = (text: string) => contradictionOf(text, known) ?? 'nothing speaks against it';
  expect(listed(sayings, answer)).toMatchSnapshot();
});

test("a sentence about the past may claim less than today's figures, not more", () => {
  const cities = 'The table of cities has 9 cities.';
  expect(contradictionOf('We teach in 3 cities.', known, true)).toBeNull();
  expect(contradictionOf('We teach in 3 cities.', known)).toBe(cities);
  expect(contradictionOf('We teach in 10 cities.', known, true)).toBe(cities);
});

test('a number of two words counts, and "about" allows a twentieth', () => {
  const large: Known = { ...known, cities: 62 };
  for (const text of ['Sixty-two cities', 'about 60 cities', 'Some 60 cities', 'nearly 63 cities'])
    expect(contradictionOf(text, large)).toBeNull();
  expect(contradictionOf('about 70 cities', large)).toBe('The table of cities has 62 cities.');
});

test('a claim may cover every state, or any hour, if that is true', () => {
  const hours = openingHoursOf('Monday-Sunday 12:00 AM-11:59 PM') as readonly OpeningHours[];
  const large: Known = { ...known, states: 50, hours };
  expect(contradictionOf('In every state, 24/7, 7 days a week', large)).toBeNull();
});

test('a company that opened before it was founded is reported', () => {
  const early: Known = { ...known, opened: 'May 2010' };
  expect(contradictionOf('Founded 2011, opened for business in 2010', early)).toBe(
    'The company was founded in 2011, and opened for business in May 2010.',
  );
});

test('a rating must be close to the stars of the testimonials', () => {
  expect(ratingContradiction(4.9, [1, 3, 2])).toBe('The testimonials have 2.0 stars on average.');
  for (const stars of [[5, 5, 4], [4], []]) expect(ratingContradiction(4.9, stars)).toBeNull();
});

test("the owner's statement proves a claim; a table or file of this site does not", () => {
  for (const proof of ['Our own records', 'Franchise agreement of 2024', 'Table of enrollments, 2026'])
    expect(isProof(proof)).toBe(true);
  for (const none of ['', 'content/tables/cities.csv', 'Cities.CSV', 'company.ts', 'The table of cities'])
    expect(isProof(none)).toBe(false);
});
