import { leadingFigure } from '@/lib/facts/leading-figure';

test.each([
  ['1,000+ lives saved', { value: 1000, suffix: '+', label: 'lives saved' }],
  ['12,345,678 lives saved', { value: 12_345_678, suffix: '', label: 'lives saved' }],
  ['96.5% pass rate', { value: 96.5, suffix: '%', label: 'pass rate' }],
  ['5 cities', { value: 5, suffix: '', label: 'cities' }],
])('the leading figure of %p is read with its sign and label', (claim, expected) => {
  expect(leadingFigure(claim)).toEqual(expected);
});

const without = ['', '5', '5+', '5 ', '5  cities', '5cities', '5++ cities', '1,00 cities', '1,0000 cities'];

test.each([...without, ' 5 cities', 'More than 5 cities'])('%j has no leading figure', (claim) => {
  expect(leadingFigure(claim)).toBeNull();
});
