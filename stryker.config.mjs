/** Do the tests notice when the logic is changed? `npm run mutation`. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'jest.mutation.mjs' },
  coverageAnalysis: 'perTest',
  mutate: [
    // The simulation, the compression trainer and the mail builder.
    'lib/simulation*.ts', 'lib/compression-rate.ts', 'lib/metronome.ts', 'lib/contact-links.ts', 'lib/contact-form.ts',
    // The rules of the course pages.
    'lib/calendar-days.ts', 'lib/calendar-file.ts', 'lib/card-renewal.ts', 'lib/class-dates.ts',
    'lib/course-comparison.ts', 'lib/courses.ts', 'lib/group-quote.ts', 'lib/seo/course-list.ts',
    // The shops.
    'lib/cart.ts', 'lib/catalog.ts',
  ],
  ignorePatterns: ['.next', 'out', 'art', 'public', 'reports'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  timeoutMS: 15_000,
  concurrency: 2,
};
