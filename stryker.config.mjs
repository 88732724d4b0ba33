import nextJest from 'next/jest.js';

// The project's own unit tests, without projects: only then can the runner say which test covers which mutant.
const jestConfig = await nextJest({ dir: './' })({
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: ['<rootDir>/tests/unit/{simulation,contact}/**/*.test.ts'],
})();

/** Do the tests notice when the logic is changed? `npm run mutation`; see docs/testing.md. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', config: jestConfig },
  coverageAnalysis: 'perTest',
  mutate: ['lib/simulation*.ts', 'lib/compression-rate.ts', 'lib/metronome.ts', 'lib/contact-links.ts', 'lib/contact-form.ts'],
  ignorePatterns: ['.next', 'out', 'art', 'public', 'reports'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  timeoutMS: 3000,
  concurrency: 2,
};
