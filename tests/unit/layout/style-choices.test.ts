import { readFileSync } from 'node:fs';
import { ahaCatalog } from '@/content/courses/aha-courses';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import { yourCard } from '@/content/guides/your-card';
import { listedCourses } from '@/lib/courses/courses';

/** Choices that work by style alone have a rule for each option. */
test('the style of the course comparison has a rule for each listed course, in both columns', () => {
  const css = readFileSync('components/courses/course-comparison.css', 'utf8');
  for (const { courses } of [ahaCatalog, redCrossCatalog])
    for (const place of listedCourses<{ readonly isListed: boolean }>(courses).keys())
      for (const pick of ['first', 'last'])
        expect(css).toContain(`select:${pick}-child :nth-child(${place + 1}):checked`);
});

test('the style of Your card has a rule for each card', () => {
  const css = readFileSync('components/guides/card-choice.css', 'utf8');
  for (const { card } of yourCard.choice.cards)
    expect(css).toContain(`[data-card='${card}']::details-content`);
});
