import { proseFiles } from '@/tests/support/prose-files';

/** Strings of a content module without its comments. */
const stringsOf = (text: string) =>
  [
    ...text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g),
  ].map(([, a, b, c]) => (a ?? b ?? c ?? '').replaceAll("\\'", "'"));

const sentences = proseFiles()
  .filter(({ path }) => path.startsWith('content/') && path.endsWith('.ts'))
  .flatMap(({ path, text }) => stringsOf(text).map((sentence) => ({ path, sentence })));

const isFormal = (path: string) => /^content\/(?:clinical|legal)\//.test(path);
/** Medical content for lay rescuers, and what search engines show of its pages. */
const isMedical = (path: string, sentence: string) =>
  path.startsWith('content/simulation/') || /Prints as a poster/.test(sentence);

test('clinical and legal pages have no contractions', () => {
  const contraction = /\b\w+n['’]t\b|\b(?:I|you|we|they|it|that|there|here|what)['’](?:s|m|re|ve|ll|d)\b/i;
  const found = sentences.filter(({ path, sentence }) => isFormal(path) && contraction.test(sentence));
  expect(found).toEqual([]);
});

test('other pages have the contractions that a colleague would say', () => {
  const stiff =
    /\b(?:is|are|do|does|did|has|have|could|would|was|were) not\b|\bcannot\b|\b(?:I|we|you|it) will\b/i;
  const found = sentences.filter(
    ({ path, sentence }) => !isFormal(path) && !isMedical(path, sentence) && stiff.test(sentence),
  );
  expect(found).toEqual([]);
});
