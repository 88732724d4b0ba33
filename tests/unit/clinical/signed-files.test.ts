import { gitHash } from '@/lib/clinical/git-hash';
import { rendition } from '@/scripts/check/clinical/rendition';
import { type SignedData, signedData } from '@/scripts/check/clinical/signed-data';
import { changedLines, signedFolder, staleFiles } from '@/scripts/check/clinical/signed-files';

test('the files to sign match the content', () => {
  const stale = [...staleFiles()].map(([name, lines]) => [`${signedFolder}/${name}`, ...lines].join('\n'));
  // Thrown instead of compared, so that each old line shows above its new one.
  if (stale.length > 0)
    throw new Error(`Run "npm run clinical" and read what changed:\n\n${stale.join('\n\n')}`);
});

/**
 * Not marked: ids and types, where a change moves whole lines, and the day on which a source was read, which changes
 * no statement.
 */
const references = new Set([
  'kind',
  'type',
  'tree',
  'rhythm',
  'practiceRhythms',
  'correctOption',
  'checkedOn',
]);

/** A copy with a mark at the end of every text and in place of every number, and where each mark is. */
function marked(data: SignedData): {
  readonly copy: SignedData;
  readonly places: ReadonlyMap<string, string>;
} {
  const places = new Map<string, string>();
  const mark = (place: string, start: string) => {
    const name = `${start}${100_000 + places.size}`;
    places.set(name, place);
    return name;
  };
  const copied = (value: unknown, key: string, place: string): unknown => {
    if (references.has(key) || value === 'in words') return value;
    if (typeof value === 'string') return `${value}${mark(place, '#')}`;
    if (typeof value === 'number') return Number(mark(place, ''));
    if (Array.isArray(value))
      return value.map((one: unknown, index) => copied(one, key, `${place}[${index}]`));
    if (typeof value !== 'object' || value === null) return value;
    // The route of a page is its file name.
    const kept = 'sections' in value ? 'route' : '';
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        name === kept ? one : copied(one, name, `${place}.${name}`),
      ]),
    );
  };
  return { copy: copied(data, '', '') as SignedData, places };
}

test('every text and number of the content is in the files', () => {
  const { copy, places } = marked(signedData);
  const printed = new Set([...rendition(copy, () => '').values()].join('').match(/#?\d{6,}/g));
  expect(places.size).toBeGreaterThan(5000);
  expect([...places].filter(([mark]) => !printed.has(mark)).map(([, place]) => place)).toEqual([]);
});

test('an unknown field is printed under its name', () => {
  const pages = signedData.pages.map((page) => ({ ...page, warningOfTomorrow: 'Never in the rain.' }));
  const files = rendition({ ...signedData, pages }, () => '');
  expect(files.get('collapse')).toContain('\nwarning of tomorrow: Never in the rain.\n');
});

test('a drawing is represented by its fingerprint', () => {
  const [before, now] = ['a', 'b'].map((hash) =>
    rendition(signedData, (name) => (name === 'help-cpr' ? hash : '')),
  );
  expect(changedLines(before?.get('collapse') ?? '', now?.get('collapse') ?? '')).toEqual([
    '- Someone collapsed > step 4 > drawing: cpr (a)',
    '+ Someone collapsed > step 4 > drawing: cpr (b)',
  ]);
});

test.each([
  ['a\nb\n', 'a\nc\n', ['- b', '+ c']],
  ['a\na\n', 'a\n', ['- a']],
  ['a\nb\n', 'b\na\n', ['The same lines in another order.']],
  ['a\n', 'a\n', []],
])('from %j to %j, %j is listed', (before, now, lines) => {
  expect(changedLines(before, now)).toEqual(lines);
});

test("a file's fingerprint is its Git hash", () => {
  expect(gitHash('')).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  expect(gitHash('test content\n')).toBe('d670460b4b4aece5915caf5c68d12f560a9fe3e4');
});
