import { defineConfig } from '@playwright/test';

/** Which half of the run this is, for its report. */
const report = process.env['COMPANY_REPORT'] ?? 'company';

/** Tests of the handover: the workbook, and the site of another company. Started by `npm run test:company`. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  outputDir: `../../test-results/${report}`,
  reporter: [['list'], ['json', { outputFile: `../../reports/${report}.json` }]],
});
