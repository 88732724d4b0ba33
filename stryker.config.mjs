/** Do the unit tests notice when the logic is changed? `npm run mutation`, or a part: `npm run mutation -- --mutate 'lib/shop/**'`. */
export default {
  // Code that uses files, processes and servers is tested on the exported site instead.
  mutate: [
    'lib/**/*.{ts,mjs}',
    '!**/*.d.{ts,mts}',
    'scripts/{finish,hosting}/*.ts',
    '!scripts/hosting/{local-server,serve,site-files,write-settings}.ts',
  ],
  // A score below it fails the run.
  thresholds: { break: 85 },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Every test file, because the ones that a mutant needs are known from the first run.
  vitest: { configFile: 'vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // A run that its first failing test stops may report no test, as if the mutant survived (stryker-js 6073).
  disableBail: true,
  // What runs once, when a module is loaded, would need every test for every mutant.
  ignoreStatic: true,
  // Its mark in a file would be a difference to tests that compare generated files.
  disableTypeChecks: false,
  ignorePatterns: ['.next', 'out', 'reports', '.cache'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  timeoutMS: 15_000,
  // All unit tests in one process.
  dryRunTimeoutMinutes: 30,
};
