import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { ageColor } from '@/lib/clinical/clinical-value';
import { previewSheet } from '@/scripts/preview/preview-sheet';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const besideComponents = filesIn('components').filter(
  (path) => path.endsWith('.css') && path !== previewSheet,
);
const globals = readFileSync('app/globals.css', 'utf8');

test('app/globals.css imports every style sheet beside a component', () => {
  const imported = [...globals.matchAll(/^@import '\.\.\/(components\/[^']+)'/gm)].map(([, path]) => path!);
  expect(imported.toSorted()).toEqual(besideComponents.toSorted());
});

/** The age colors are composed from the populations of a text. */
const ageColors = (['Adult', 'Child', 'Infant'] as const)
  .reduce<readonly (readonly ('Adult' | 'Child' | 'Infant')[])[]>(
    (sets, age) => [...sets, ...sets.map((set) => [...set, age])],
    [[]],
  )
  .filter((set) => set.length > 0)
  .map(ageColor);

function classesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    selectorParser((list) => list.walkClasses(({ value }) => void names.add(value))).processSync(selector);
  });
  return names;
}

test.each(['app/globals.css', ...besideComponents])('every class in %s is in use', (path) => {
  const sources = ['app', 'components']
    .flatMap(filesIn)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
  const words = new Set([...sources.split(/[^\w-]+/), ...ageColors]);
  expect([...classesOf(readFileSync(path, 'utf8'))].filter((name) => !words.has(name))).toEqual([]);
});
