/**
 * Spelling of all copy, documents, comments and names in code: American English. Words that no dictionary has are in
 * cspell-words.txt; agreed terms are in docs/voice.md.
 * @type {import('cspell').CSpellSettings}
 */
export default {
  version: '0.2',
  language: 'en-US',
  files: ['**/*.{ts,tsx,mjs,css,md}'],
  ignorePaths: [
    'art',
    'cspell.config.mjs',
    'content/site/picture-files.ts',
    'content/locations/us-outlines.ts',
    'content/locations/*-license.txt',
    'public/gazetteer',
    '**/__snapshots__',
    'tests/e2e/snapshots/baseline',
    'tests/fixtures/approved',
    'tests/fixtures/tables',
  ],
  useGitignore: true,
  dictionaries: ['typescript', 'node', 'html', 'css', 'software-terms', 'npm', 'bash', 'aws', 'project'],
  dictionaryDefinitions: [{ name: 'project', path: './cspell-words.txt' }],
  flagWords: [
    // Good words, but British.
    ...['amongst', 'cancelled', 'cancelling', 'grey', 'labelled', 'labelling', 'licence', 'whilst'],
    // docs/voice.md has another word.
    ...['e-card', 'e-cards', 'e-mail', 'e-mails', 'heart-association', 'towards'],
  ],
  // Letters of other scripts, digests, and the name of a rule of IBM Equal Access.
  ignoreRegExpList: ['/[^\\u0000-\\u024f]+/g', '/\\b[0-9a-f]{7,}\\b/g', 'svg_graphics_labelled'],
  overrides: [
    { filename: 'docs/voice.md', ignoreRegExpList: ['/^\\|.*/gm'] },
    // Staff add people and places without a developer, so names and the ids made of them are not checked.
    {
      filename: ['content/tables/**', 'tests/fixtures/lakeshore/**'],
      ignoreRegExpList: ["/\\p{Lu}[\\p{L}'\u2019-]*/gu", '/^[a-z0-9-]+,/gm'],
    },
    // Rules that read words with patterns: the patterns hold stems ("advis"), not words.
    {
      filename: 'tests/unit/clinical/safety/**',
      ignoreRegExpList: ['/\\/(?:\\\\.|[^\\/\\n])+\\/[dgimsuvy]*(?=[,\\s.;)\\]]|$)/gm'],
    },
  ],
};
