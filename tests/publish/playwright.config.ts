import { defineConfig } from '@playwright/test';
import { testBrowser } from '../e2e/support/browsers';
import type { StoreKind } from './store';

/** Tests of the way from a build to visitors: object store, hosts, preview. Started by `npm run test:publish`. */
export default defineConfig<object, { storeKind: StoreKind }>({
  testDir: '.',
  workers: 1,
  // The situations of publishing, once with each store; the rest needs none or the first.
  projects: [
    { name: 'local', use: { storeKind: 'local' } },
    { name: 'swift', testMatch: 'publish.spec.ts', use: { storeKind: 'swift' } },
  ],
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
