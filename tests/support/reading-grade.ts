/** The Flesch-Kincaid grade of sentences. A word without a letter is not counted. */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export function wordsOf(sentence: string): readonly string[] {
  return sentence.split(/\s+/).filter((word) => /[a-z]/i.test(word));
}

/** One syllable for each group of vowels, two for the "ia" and "io" of "cardia", none for a silent final e. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/([^aeiouy]l)e$/, '$1y').replace(/e$/, '');
  const split = spoken.replace(/(?<!c|g|s|t)i(?=[ao])/g, 'i-');
  return Math.max(1, split.match(/[aeiouy]+/g)?.length ?? 0);
}
