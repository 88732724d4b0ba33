import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a document names as a file or folder of ours, between backticks. Patterns, and what a build writes, are none. */
function namedPaths(document: string): readonly string[] {
  const words = [...readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  return words.filter(
    (word) =>
      /^(?:app|components|content|lib|scripts|tests|docs|art|public)\//.test(word) && !/[<>*{…#]/.test(word),
  );
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.md') ? [`docs/${name}`] : [],
  ),
];

test('the documents name files that exist', () => {
  const named = documents.flatMap((document) => namedPaths(document).map((path) => ({ document, path })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
