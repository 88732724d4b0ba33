import { existsSync, readFileSync } from 'node:fs';

/** What a document names as a file or folder of ours, between backticks. Patterns, and what a build writes, are none. */
function namedPaths(document: string): readonly string[] {
  const words = [...readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  return words.filter(
    (word) =>
      /^(?:app|components|content|lib|scripts|tests|docs|art|public)\//.test(word) && !/[<>*{…]/.test(word),
  );
}

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])(
  '%s names files that exist',
  (document) => {
    const named = namedPaths(document);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);
