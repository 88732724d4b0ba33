/** Do the tests notice when the logic is changed? `npm run mutation`. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'jest.mutation.mjs' },
  coverageAnalysis: 'perTest',
  mutate: ['lib/simulation*.ts', 'lib/compression-rate.ts', 'lib/metronome.ts', 'lib/contact-links.ts', 'lib/contact-form.ts'],
  ignorePatterns: ['.next', 'out', 'art', 'public', 'reports'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  timeoutMS: 15_000,
  concurrency: 2,
};
