import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { yourCard } from '@/content/guides/your-card';
import { ageColor } from '@/lib/clinical/clinical-value';
import { mostPicked } from '@/lib/courses/course-comparison';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const besideComponents = filesIn('components').filter(
  (path) => path.endsWith('.css') && path !== 'components/preview/preview.css',
);
const globals = readFileSync('app/globals.css', 'utf8');

test('app/globals.css imports every style sheet beside a component', () => {
  const imported = [...globals.matchAll(/^@import '\.\.\/(components\/[^']+)'/gm)].map(([, path]) => path!);
  expect(imported.toSorted()).toEqual(besideComponents.toSorted());
});

test('every substitute font is declared and in a font stack', () => {
  const namesIn = (css: string) => [...new Set(css.match(/(?<=')(?:Text|Display) \w+(?=')/g))].toSorted();
  expect(namesIn(readFileSync('app/fonts.css', 'utf8'))).toEqual(namesIn(globals));
});

test('every mix of age groups has a color', () => {
  const css = readFileSync('components/clinical/ages.css', 'utf8');
  const single = ['Adult', 'Child', 'Infant', 'Newborn'] as const;
  const mixes = [...single, 'Adult and child', 'Infant and child', 'All ages'] as const;
  const colors = [...mixes.map((people) => ageColor([people])), ageColor(['Adult', 'Infant'])];
  for (const color of colors) expect(css).toMatch(new RegExp(`\\.${color}\\b`));
  expect(colors.join(' ')).toMatchInlineSnapshot(
    `"age-adult age-child age-infant age-infant age-adult-child age-child-infant age-adult-child-infant age-adult-infant"`,
  );
});

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

test('the style of Your card has the three rules for each card', () => {
  const css = readFileSync('components/guides/card-choice.css', 'utf8');
  for (const { card } of yourCard.choice.cards)
    expect(css.split(`:has([value='${card}']:checked) [data-card='${card}']`), card).toHaveLength(4);
});
