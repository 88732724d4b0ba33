import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('every mix of age groups has a color', () => {
  const css = readFileSync('components/clinical/ages.css', 'utf8');
  const [adult, child, infant] = ['Adult', 'Child', 'Infant'] as const;
  const mixes = [[adult], [child], [infant], [adult, child], [adult, infant], [child, infant]];
  for (const mix of [...mixes, [adult, child, infant]])
    expect(css).toMatch(new RegExp(`\\.${ageColor(mix)}\\b`));
});
