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

const files = proseFiles().filter(({ path }) => !path.startsWith('tests/unit/language/'));

describe('citations of the specification', () => {
  it('lead to a section that docs/specification.md has', () => {
    expect(files.flatMap(({ path, text }) => broken(text).map((anchor) => `${path}: #${anchor}`))).toEqual(
      [],
    );
    expect(files.filter(({ text }) => text.includes('docs/specification.md#')).length).toBeGreaterThan(30);
  });

  it('name no document that is not in the repository', () => {
    expect(files.flatMap(({ path, text }) => foreign(text).map((comment) => `${path}: ${comment}`))).toEqual(
      [],
    );
  });
});
