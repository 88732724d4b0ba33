import { defineConfig } from '@playwright/test';

/** Tests of the way from a build to visitors: object store, hosts, preview. Started by `npm run test:publish`. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  // A second try is named in the last lines of the run (scripts/run/counts.mjs): seen, not hidden.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  outputDir: '../../test-results/publish',
  reporter: [['list'], ['json', { outputFile: '../../reports/publish.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // The store serves a bucket as a site by the name of its host.
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--host-resolver-rules=MAP site.test 127.0.0.1'],
    },
  },
});
