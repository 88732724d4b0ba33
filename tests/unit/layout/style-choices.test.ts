import { readFileSync } from 'node:fs';
import { yourCard } from '@/content/guides/your-card';
import { mostPicked } from '@/lib/courses/course-comparison';

/** Choices that work by style alone have a rule for each option. */
test('the style of the course comparison has a rule for each course to pick from, in both columns', () => {
  const css = readFileSync('components/courses/course-comparison.css', 'utf8');
  const rules = (pick: string) =>
    [
      ...css.matchAll(
        new RegExp(
          `${pick}-child > select > :nth-child\\((\\d+)\\):checked\\) tbody tr:nth-child\\(\\1\\)`,
          'g',
        ),
      ),
    ].map(([, place]) => Number(place));
  const places = Array.from({ length: mostPicked }, (_, index) => index + 1);
  expect(rules('first')).toEqual(places);
  expect(rules('last')).toEqual(places);
});

test('the style of Your card has a rule for each card', () => {
  const css = readFileSync('components/guides/card-choice.css', 'utf8');
  for (const { card } of yourCard.choice.cards)
    expect(css).toContain(`[data-card='${card}']::details-content`);
});
