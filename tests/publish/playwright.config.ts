import { defineConfig } from '@playwright/test';
import { testBrowser } from '../e2e/support/browsers';

/** Tests of deployment: object store, hosts, preview. Run by `npm run test:publish`. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  outputDir: '../../test-results/publish',
  reporter: 'list',
  use: {
    launchOptions: {
      ...testBrowser,
      // The store serves a bucket's website by its host name.
      args: [...testBrowser.args, '--host-resolver-rules=MAP site.test 127.0.0.1'],
    },
  },
});
