import { readdirSync, readFileSync } from 'node:fs';
import { values } from '@/content/clinical/values';
import { policyValues } from '@/components/courses/model/policy-values';
import { contentModules } from '@/content/site/content-modules';

const sources = ['components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
);

const namesIn = (code: string): readonly string[] => code.match(/\w+/g) ?? [];

/** Where code fills a template in: the names by which it speaks of the template, and the places that it has values for. */
const calls = sources
  .flatMap((text) => [...text.matchAll(/\binterpolate\(([^;]+?),\s*(\{[^{}]*\}|\w+)/g)])
  .map(([, template = '', filled = '']) => ({ names: namesIn(template), places: namesIn(filled), filled }))
  .concat({ names: ['many'], places: ['count'], filled: '{ count }' });
/** Values that come from elsewhere may be for any place that has a name in code. */
const everyName = sources.flatMap(namesIn);
const isElsewhere = (filled: string) => filled.includes('...') || !filled.startsWith('{');

function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${path}.${key}`));
}

const placesIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, place]) => place ?? '');
const templates = textsIn(contentModules, '').filter(([, text]) =>
  // Figures of clinical sentences and of policies have places of their own.
  placesIn(text).some((place) => !(place in values || place in policyValues())),
);

test('a text of content names only places that code fills where it shows that text', () => {
  const wrong = templates.filter(([path, text]) => {
    const name = path.split('.').at(-1) ?? '';
    const own = calls.filter(({ names }) => names.includes(name));
    return !(own.length > 0 ? own : calls).some(({ places, filled }) =>
      placesIn(text).every((place) => (isElsewhere(filled) ? everyName : places).includes(place)),
    );
  });
  expect(wrong).toEqual([]);
  expect(templates.length).toBeGreaterThan(100);
});
