import { defineConfig } from '@playwright/test';
import { testBrowser } from '../e2e/support/browsers';

/** Tests of the way from a build to visitors: object store, hosts, preview. Started by `npm run test:publish`. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  outputDir: '../../test-results/publish',
  reporter: [['list'], ['json', { outputFile: '../../reports/publish.json' }]],
  use: {
    launchOptions: {
      ...testBrowser,
      // The store serves a bucket as a site by the name of its host.
      args: [...testBrowser.args, '--host-resolver-rules=MAP site.test 127.0.0.1'],
    },
  },
});
