import { readFileSync } from 'node:fs';
import { proseFiles } from '@/tests/support/prose-files';

const voice = readFileSync('docs/voice.md', 'utf8');

/** The table of docs/voice.md: what we write, and what it replaces. */
const terms = voice
  .slice(voice.indexOf('## Words'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| write'))
  .flatMap((line) => {
    const [, write = '', not = ''] = line.split('|').map((cell) => cell.trim());
    return not.split('; ').map((word) => ({
      message: `"${word}": write ${write}`,
      pattern: new RegExp(`(?<![\\w@./{-])${word}(?![\\w@-]|\\.\\w)`, 'i'),
    }));
  });

/** Specified phrases, which docs/voice.md has in quotation marks. */
const quoted = (/^Specified phrases: (.*)$/m.exec(voice)?.[1] ?? '').matchAll(/"([^"]+)"/g);
const specified = [...quoted].map(([, phrase = '']) => phrase);

/** The prose of a file: a document without its code, or the comments, JSX text and longer strings of code. */
function sentencesOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.md')) return [text.replace(/^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\s]*\)/gm, '')];
  const pieces =
    /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*$|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}=;]+(?=<)/gm;
  return [...text.matchAll(pieces)]
    .map(([piece]) => piece.replace(/\n\s*\*?/g, ' ').replace(/\$\{[^}]*\}/g, ''))
    .filter((piece) => /\S\s+\S/.test(piece));
}

test('agreed terms are kept in copy, documents, comments, test titles and messages', () => {
  expect(terms.length).toBeGreaterThan(10);
  expect(specified).toContain('Email Support');
  const files = proseFiles().filter(
    ({ path }) => path !== 'docs/voice.md' && !path.startsWith('tests/unit/language/'),
  );
  const found = files.flatMap(({ path, text }) =>
    sentencesOf(path, text).flatMap((sentence) => {
      const checked = specified.reduce((rest, phrase) => rest.replaceAll(phrase, ''), sentence);
      return terms
        .filter(({ pattern }) => pattern.test(checked))
        .map(({ message }) => `${path}: ${message} in "${sentence.slice(0, 120)}"`);
    }),
  );
  expect(found).toEqual([]);
});
