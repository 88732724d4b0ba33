import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Allowed, allowedInScripts, allowedInStyle } from '../../../scripts/check/floor/allowed';
import { type Finding, scriptAboveFloor } from '../../../scripts/check/floor/scripts';
import { styleAboveFloor } from '../../../scripts/check/floor/style';
import { storedFiles, storedPages } from '../support/site';

/** What no entry allows, as lines to read, and the entries that allow nothing anymore. */
function judge(found: readonly (readonly [file: string, Finding])[], allowed: readonly Allowed[]) {
  const used = new Set<Allowed>();
  // Pages share most of their style: each place is named once.
  const places = new Map(found.map((one) => [`${one[1].what} ${one[1].where}`, one]));
  const refused = [...places.values()].flatMap(([file, { what, where, lack }]) => {
    const place = `${file} ${where}`;
    const entry = allowed.find((one) => one.what.test(what) && (one.where?.test(place) ?? true));
    if (entry !== undefined) used.add(entry);
    return entry === undefined ? [`${what} at ${place} (not in ${lack.join(', ')})`] : [];
  });
  return { refused, unused: allowed.filter((entry) => !used.has(entry)).map(({ why }) => why) };
}

/** `browserslist` in package.json; what is allowed nevertheless is in scripts/check/floor/allowed.ts. */
test('no script uses what the oldest browsers lack', () => {
  test.setTimeout(120_000);
  const scripts = [...storedFiles].filter((file) => file.endsWith('.js'));
  const found = scripts.flatMap((file) =>
    scriptAboveFloor(readFileSync(`out${file}`, 'utf8')).map((finding) => [file, finding] as const),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(judge(found, allowedInScripts)).toEqual({ refused: [], unused: [] });
});

test('no style needs what the oldest browsers lack', () => {
  test.setTimeout(120_000);
  const found = storedPages.flatMap(({ path, $ }) =>
    styleAboveFloor($('style').text()).map((finding) => [path, finding] as const),
  );
  expect(judge(found, allowedInStyle)).toEqual({ refused: [], unused: [] });
});
