import { readFileSync } from 'node:fs';
import { commentsOf, proseFiles } from './prose';

/** The anchors of a document, as Git hosts make them from its headings. */
const anchors = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
  ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
);

/** Citations of sections that docs/specification.md does not have. */
function broken(text: string): readonly string[] {
  return [...text.matchAll(/docs\/specification\.md#([\w-]*)/g)]
    .map(([, anchor = '']) => anchor)
    .filter((anchor) => !anchors.includes(anchor));
}

/** Comments that cite what is not in the repository. */
function foreign(text: string): readonly string[] {
  return commentsOf(text).filter((comment) =>
    /\bspec parts?\b|\bspecification,? parts?\b|\bclinical[- ]facts\b|\bproduct decisions\b|\(spec[:,)]/i.test(
      comment,
    ),
  );
}

const found = (faultsOf: (text: string) => readonly string[]) =>
  proseFiles()
    .filter(({ path }) => !path.startsWith('tests/unit/language/'))
    .flatMap(({ path, text }) => faultsOf(text).map((fault) => `${path}: ${fault}`));

test('a citation leads to a section that docs/specification.md has', () => {
  expect(anchors).toContain('simulation');
  expect(found(broken)).toEqual([]);
});

test('a comment names no document that is not in the repository', () => {
  expect(found(foreign)).toEqual([]);
});
