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
const specified = (/^Specified phrases: (.*)$/m.exec(voice)?.[1] ?? '').match(/(?<=")[^"]+(?=")/g) ?? [];

const patterns = terms.map(({ write, word }) => ({
  message: `"${word}": write ${write}`,
  pattern: new RegExp(`(?<![\\w@./{-])${word}(?![\\w@-]|\\.\\w)`, 'i'),
}));

/** What a sentence says although docs/voice.md says it in other words. */
function findings(sentence: string): readonly string[] {
  const words = specified.reduce((text, phrase) => text.replaceAll(phrase, ''), sentence);
  return patterns.filter(({ pattern }) => pattern.test(words)).map(({ message }) => message);
}

describe('agreed terms', () => {
  it('are kept in copy, documents, comments, test titles and messages', () => {
    const found = proseFiles()
      .filter(({ path }) => path !== 'docs/voice.md' && !path.startsWith('tests/unit/language/'))
      .flatMap(({ path, text }) =>
        proseOf(path, text).flatMap((sentence) =>
          findings(sentence).map(
            (message) => `${path}: ${message} in ${JSON.stringify(sentence.slice(0, 120))}`,
          ),
        ),
      );
    expect(found).toEqual([]);
  });

  it('come from a table that has entries', () => {
    expect(terms.length).toBeGreaterThan(20);
    expect(specified).toContain('HIPAA for Healthcare Workers');
  });

  it.each(terms.map(({ word }) => word))('refuse "%s" in copy, in a comment and in a document', (word) => {
    const sentence = `Here is ${word} in a sentence.`;
    const seen = (path: string, text: string) => proseOf(path, text).flatMap(findings);
    expect(seen('content/a.ts', `export const a = ${JSON.stringify(sentence)};`)).toHaveLength(1);
    expect(seen('lib/a.ts', `/** ${sentence} */\nexport const a = 1;`)).toHaveLength(1);
    expect(seen('components/a.tsx', `export const A = () => <p>${sentence}</p>;`)).toHaveLength(1);
    expect(seen('docs/a.md', `# Title\n\n${sentence}`)).toHaveLength(1);
    expect(seen('tests/a.test.ts', `it(\`${sentence} \${1}\`, () => {});`)).toHaveLength(1);
  });

  it('leave names in code, addresses and specified phrases alone', () => {
    const seen = (path: string, text: string) => proseOf(path, text).flatMap(findings);
    expect(seen('a.ts', "export const email = { type: 'email', id: 'industry-healthcare' };")).toEqual([]);
    expect(seen('a.md', 'Run `npm run email` or see [the page](docs/healthcare.md).')).toEqual([]);
    expect(seen('a.ts', "export const title = 'HIPAA for Healthcare Workers';")).toEqual([]);
  });
});
