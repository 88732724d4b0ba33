import { readFileSync } from 'node:fs';
import { proseFiles, proseOf } from './prose';

const voice = readFileSync('docs/voice.md', 'utf8');

/** The table of docs/voice.md: what we write, and the words that it replaces. */
const terms = voice
  .slice(voice.indexOf('## Words'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| write'))
  .flatMap((line) => {
    const [, write = '', not = ''] = line.split('|').map((cell) => cell.trim());
    return not.split('; ').map((word) => ({ write, word }));
  });

/** Phrases that the specification gives, in the quotation marks of docs/voice.md. */
const quoted = (/^Specified phrases: (.*)$/m.exec(voice)?.[1] ?? '').matchAll(/"([^"]+)"/g);
const specified = [...quoted].map(([, phrase = '']) => phrase);

const patterns = terms.map(({ write, word }) => ({
  message: `"${word}": write ${write}`,
  pattern: new RegExp(`(?<![\\w@./{-])${word}(?![\\w@-]|\\.\\w)`, 'i'),
}));

/** What a sentence says although docs/voice.md says it in other words. */
function findings(sentence: string): readonly string[] {
  const words = specified.reduce((text, phrase) => text.replaceAll(phrase, ''), sentence);
  return patterns.filter(({ pattern }) => pattern.test(words)).map(({ message }) => message);
}

test('agreed terms are kept in copy, documents, comments, test titles and messages', () => {
  expect(terms.length).toBeGreaterThan(20);
  expect(specified).toContain('Email Support');
  const files = proseFiles().filter(
    ({ path }) => path !== 'docs/voice.md' && !path.startsWith('tests/unit/language/'),
  );
  const found = files.flatMap(({ path, text }) =>
    proseOf(path, text).flatMap((sentence) =>
      findings(sentence).map((message) => `${path}: ${message} in "${sentence.slice(0, 120)}"`),
    ),
  );
  expect(found).toEqual([]);
});
