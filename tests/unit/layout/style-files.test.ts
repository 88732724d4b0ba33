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

const sources = ['app', 'components']
  .flatMap(filesIn)
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

test.each(['app/globals.css', ...besideComponents])('every class in %s is in use', (path) => {
  const words = new Set([...sources.split(/[^\w-]+/), ...ageColors]);
  expect([...classesOf(readFileSync(path, 'utf8'))].filter((name) => !words.has(name))).toEqual([]);
});

describe('where text is large on a phone', () => {
  const linesWith = (pattern: RegExp) => sources.split('\n').filter((line) => pattern.test(line));

  test('what stays on one line can still break: keep-whole, not whitespace-nowrap', () => {
    expect(linesWith(/\bwhitespace-nowrap\b/)).toEqual([]);
  });

  test('numbers of text are figures, which do not break', () => {
    expect(
      linesWith(/<(?:span|p|strong)\b.*\btabular-nums\b/).filter((line) => !line.includes('rounded-full')),
    ).toEqual([]);
  });

  test('a grid of several columns becomes one column', () => {
    const columns = /(?<![\w:-])(?:max-sm:)?grid-cols-(?!1\b|\[repeat\(auto-fi)/;
    const handled = /one-column|@max-\[15rem\]:block|max-sm:grid /;
    expect(linesWith(columns).filter((line) => !handled.test(line))).toEqual([]);
  });
});

test('every mix of age groups has a color', () => {
  const classes = classesOf(readFileSync('components/clinical/ages.css', 'utf8'));
  expect(ageColors.filter((name) => !classes.has(name))).toEqual([]);
});
