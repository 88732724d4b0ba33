/** Do the tests notice when the logic is changed? Started part by part by `npm run mutation` (scripts/check/mutation.mjs). */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'jest.mutation.mjs' },
  coverageAnalysis: 'perTest',
  // What runs once, when a module is loaded, would need every test for every mutant.
  ignoreStatic: true,
  // Its mark in a file would be a difference to tests that compare generated files.
  disableTypeChecks: false,
  ignorePatterns: ['.next', 'out', 'reports'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation-part.json' },
  timeoutMS: 15_000,
  concurrency: 2,
};
