import { existsSync, readFileSync } from 'node:fs';
import { proseFiles } from '@/tests/support/prose-files';

const files = proseFiles();
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

test('the documents name files that exist', () => {
  // Paths in backticks, without patterns and the output of a build.
  const path = /`((?:app|components|content|lib|scripts|tests|docs|art|public)\/[^`\s<>*{…#]*)`/g;
  const documents = files.filter((file) => /^(?:README|CONTRIBUTING|docs\/.*)\.md$/.test(file.path));
  const named = documents.flatMap((file) => found(file.text, path).map((name) => `${file.path}: ${name}`));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((line) => !existsSync(line.split(': ')[1] ?? ''))).toEqual([]);
});

test('every citation leads to a section of docs/specification.md', () => {
  const specification = files.find(({ path }) => path === 'docs/specification.md')?.text ?? '';
  // The anchor that GitHub makes from a heading.
  const anchors = found(specification.toLowerCase(), /^#+ (.+)$/gm).map((heading) =>
    heading.replace(/[^\w -]/g, '').replaceAll(' ', '-'),
  );
  const cited = files.flatMap(({ text }) => found(text, /docs\/specification\.md#([\w-]+)/g));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test('nothing cites a document that is not in the repository', () => {
  const foreign =
    /\bspec parts?\b|\bspecification,? parts?\b|\bclinical[- ]facts\b|\bproduct decisions\b|\(spec[:,]/i;
  expect(files.filter(({ text }) => foreign.test(text)).map(({ path }) => path)).toEqual([]);
});

test('docs/bar.md quotes test titles that exist', () => {
  const table = files.find(({ path }) => path === 'docs/bar.md')?.text ?? '';
  const quotes = [...table.matchAll(/`(tests\/[^`]+\.ts)`, "([^"]+)"/g)];
  expect(quotes.length).toBeGreaterThan(8);
  const missing = quotes.filter(([, path = '', title = '']) => !readFileSync(path, 'utf8').includes(title));
  expect(missing.map(([quote]) => quote)).toEqual([]);
});
