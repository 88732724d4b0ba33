/**
 * The browser tests come in two halves. `npm test` takes those that a change breaks most often; `npm run test:matrix` takes
 * what carries this mark: whole matrices (pages in looks, sizes, orders of loading, kinds of fault), which take
 * longer than a person waits. Without a choice, as in `npx playwright test some.spec.ts`, both run.
 */
export const matrix = { tag: '@matrix' } as const;

/** The half that was chosen, or null for both. */
export const chosenHalf = readHalf(process.env['BROWSER_TESTS']);

function readHalf(raw: string | undefined): 'usual' | 'matrix' | null {
  if (raw === undefined || raw === '') return null;
  if (raw === 'usual' || raw === 'matrix') return raw;
  throw new Error(`BROWSER_TESTS is "${raw}". Write "usual" or "matrix", or leave it out for both.`);
}
