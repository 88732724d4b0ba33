/** `npm test -- --keep-framework` runs these tests over a build that keeps the framework in its pages. */
export const isKept = process.env['KEEP_FRAMEWORK'] === 'yes';

type Skipped = { readonly name: string; readonly why: string };

/** Files with tests that mean the usual build only. Everything that a visitor does is tested in both. */
export const keptSkipsFiles: readonly Skipped[] = [
  { name: 'budgets.spec.ts', why: 'It measures bytes.' },
  {
    name: 'clinical-safety.spec.ts',
    why: 'It reads the data of islands as the usual build stores it. The words of the pages come from the same export.',
  },
  { name: 'looks.spec.ts', why: 'It compares looks, which the usual build has agreed on.' },
];

/** Single tests, by a part of their title. */
export const keptSkipsTests: readonly Skipped[] = [
  {
    name: 'asks for the picture above the fold before anything else, as the page will use it',
    why: 'It measures the order of loading.',
  },
  {
    name: 'runs no inline script, and carries one style that its policy knows by its hash',
    why: 'The style is a file: kept-framework.spec.ts.',
  },
  {
    name: 'keeps framework scripts away from pages without an island',
    why: 'That is what this build does not do.',
  },
  { name: 'carry nothing of the framework', why: 'That is what this build does not do.' },
  {
    name: 'the first load fetches the small site script and nothing of the framework',
    why: 'It measures bytes.',
  },
];

/** Tests of that build alone. */
export const keptOnlyFile = 'kept-framework.spec.ts';
