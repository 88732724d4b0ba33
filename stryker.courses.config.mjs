import base from './stryker.config.mjs';

/** The same hunt over the rules of the course pages: `npx stryker run stryker.courses.config.mjs`. */
export default {
  ...base,
  jest: { ...base.jest, config: { ...base.jest.config, testMatch: ['<rootDir>/tests/unit/courses/**/*.test.ts'] } },
  mutate: [
    'lib/calendar-days.ts', 'lib/calendar-file.ts', 'lib/card-renewal.ts', 'lib/class-dates.ts',
    'lib/course-comparison.ts', 'lib/courses.ts', 'lib/group-quote.ts', 'lib/money.ts', 'lib/seo/course-list.ts',
  ],
  jsonReporter: { fileName: 'reports/mutation-courses.json' },
};
