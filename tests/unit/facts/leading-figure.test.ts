import { leadingFigure } from '@/lib/facts/leading-figure';
import { listed } from '../../support/listed';

test('the figure at the beginning of a claim is read with its sign and label', () => {
  const claims = `1,000+ lives saved | 12,345,678 lives saved | 96.5% pass rate | 5 cities | 5 | 5+ | 5  | 5  cities | 5cities
5++ cities | 1,00 cities | 1,0000 cities |  5 cities | More than 5 cities`;
  expect(listed(claims, leadingFigure)).toMatchSnapshot();
  expect(leadingFigure('')).toBeNull();
});
