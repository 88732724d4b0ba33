import { defineConfig } from '@playwright/test';
import { testBrowser } from '../e2e/support/browsers';

const preview = /(?:preview|pull-request)\.spec\.ts/;

/** Tests of deployment: object store and hosts (`npm run test:publish`), previews (`npm run test:preview`). */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'publish', testIgnore: preview },
    { name: 'preview', testMatch: preview },
  ],
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  outputDir: '../../test-results/publish',
  snapshotPathTemplate: '../e2e/snapshots/baseline/{arg}{ext}',
  reporter: 'list',
  use: {
    launchOptions: {
      ...testBrowser,
      // The store serves a bucket's website by its host name.
      args: [...testBrowser.args, '--host-resolver-rules=MAP site.test 127.0.0.1'],
    },
  },
});
