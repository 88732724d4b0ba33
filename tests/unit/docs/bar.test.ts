import { existsSync, readFileSync } from 'node:fs';

test('docs/bar.md names test files and quotes test titles that exist', () => {
  const table = readFileSync('docs/bar.md', 'utf8');
  const named = [...table.matchAll(/`(tests\/[^`*]+)`(?:, "([^"]+)")?/g)];
  expect(named.length).toBeGreaterThan(30);
  const isThere = ([, path = '', title = '']: readonly string[]) =>
    existsSync(path) && (title === '' || readFileSync(path, 'utf8').includes(title));
  expect(named.filter((match) => !isThere(match)).map(([quote]) => quote)).toEqual([]);
});
