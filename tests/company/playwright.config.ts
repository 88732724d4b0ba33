import { defineConfig } from '@playwright/test';

/** Tests of the handover: the workbook, and the site of another company. Run by `npm run test:company`. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  snapshotPathTemplate: '../fixtures/approved/{arg}{ext}',
  outputDir: '../../test-results/company',
  reporter: 'list',
});
