import { defineConfig } from '@playwright/test';
import { testBrowser } from './tests/e2e/support/browsers';

const port = Number(process.env['E2E_PORT'] ?? 4180);

/** What `npm test` browses: the exported files, and what most visitors come for; without the tests marked `@matrix`. */
const everyday =
  /(?:accessibility\/(?:markup|link-names)|clinical\/(?:clinical-safety|reading-grade)|courses|journeys|locations|programs|shop|site\/(?:artifact|floor|policy))\.spec\.ts/;
/** Files that are late or missing, the development server, broken addresses, and every control or text size of every page: each night. */
const nightly =
  /(?:accessibility\/touch|islands\/(?:dev|faults)|journeys\/edges|layout\/(?:printed-dialogs|text-size)|site\/(?:addresses|uncut-style))\.spec\.ts/;
const fuzz = /\/fuzz\/.*\.spec\.ts/;
const snapshots = /\/snapshots\/.*\.spec\.ts/;
const budgets = /\/budgets\/.*\.spec\.ts/;
const approved = /\/approved\/.*\.spec\.ts/;

/** Over the exported site in `out/`, served as a host would: `npm run rehearsal` builds it. */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'everyday', testMatch: everyday, grepInvert: /@matrix/ },
    { name: 'matrix', testIgnore: [everyday, nightly, fuzz, snapshots, budgets, approved] },
    { name: 'matrix of the everyday specs', testMatch: everyday, grep: /@matrix/ },
    { name: 'nightly', testMatch: nightly },
    { name: 'fuzz', testMatch: fuzz },
    // These three not always over `out/`: scripts/check/snapshots.mjs.
    {
      name: 'snapshots',
      testMatch: snapshots,
      snapshotPathTemplate: 'tests/e2e/snapshots/baseline/{arg}{ext}',
    },
    { name: 'budgets', testMatch: budgets },
    { name: 'approved', testMatch: approved, snapshotPathTemplate: 'tests/fixtures/approved/{arg}{ext}' },
  ],
  fullyParallel: true,
  workers: 2,
  // A test that passes on a second try only is mended.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine draws late; only a test that fails waits that long.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: testBrowser,
    // Most visitors are not in UTC.
    timezoneId: 'America/Los_Angeles',
  },
  webServer: {
    command: 'npx --no-install tsx scripts/hosting/serve.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
