import { contradictionOf, type KnownCounts, ratingContradiction } from '@/lib/facts/contradictions';

const known: KnownCounts = {
  cities: 17,
  states: 9,
  foundedIn: 2010,
  thisYear: 2025,
  isClosedAtTimes: true,
  largestClass: 12,
};

test.each([
  ['60+ cities', 'The table of cities has 17 cities.'],
  ['11 locations in 3 states', 'The table of cities has 17 locations.'],
  ['17 locations in all 50 states', 'The table of cities has 9 states.'],
  ['about 60 US cities', 'The table of cities has 17 cities.'],
  ['From one room to every state', 'The table of cities has 9 states.'],
  ['18+ years of excellence', 'The company was founded 15 years ago.'],
  ['6-10 students in a class', 'The table of classes has a class with 12 seats.'],
  ['24/7 support', 'The office hours do not cover every hour of the week.'],
  ['17 cities', null],
  ['15+ cities', null],
  ['about 17 cities', null],
  ['9 states', null],
  ['15 years of work', null],
  ['99% pass rate', null],
  ['In every class', null],
  ['8-12 students in a class', null],
  ['12 people in a class', null],
])('against the claim "%s" the tables say: %s', (text, sentence) => {
  expect(contradictionOf(text, known)).toBe(sentence);
});

test('a rating is near the stars of the testimonials', () => {
  expect(ratingContradiction(4.9, [1, 3, 2])).toBe('The testimonials have 2.0 stars on average.');
  for (const stars of [[5, 5, 4], [4], []]) expect(ratingContradiction(4.9, stars)).toBeNull();
});

test('a claim may be of every state, and of any hour, where that is so', () => {
  const large: KnownCounts = { ...known, states: 50, isClosedAtTimes: false };
  expect(contradictionOf('In every state, 24/7', large)).toBeNull();
});
