import { defineConfig } from '@playwright/test';
import { testBrowser } from './tests/e2e/support/browsers';
import { isLong } from './tests/e2e/support/length';

const port = Number(process.env['E2E_PORT'] ?? 4180);

/**
 * The browser tests come in two halves. `npm test` takes these specs: the exported files, and what most visitors come for.
 * `npm run test:matrix` takes all others, and the tests of these that are marked. Without a choice, as in
 * `npx playwright test some.spec.ts`, both run.
 */
const usual =
  /(?:accessibility\/(?:markup|link-names)|clinical\/(?:clinical-safety|reading-grade)|courses|journeys|locations|programs|shop|site\/(?:artifact|floor|policy))\.spec\.ts/;
const matrix = new RegExp(`^(?!.*${usual.source})|@matrix`);
/** Specs about files that are late or missing, old browsers and broken addresses: each night (`TEST_LENGTH=long`). */
const nightly =
  /(?:clinical\/covered-steps|islands\/faults|journeys\/edges|layout\/(?:click-delay|older-browsers|printed-dialogs)|site\/(?:addresses|uncut-style))\.spec\.ts/;
const half = process.env['BROWSER_TESTS'];

/**
 * What a run leaves out. Random actions run each night (.github/workflows/nightly-checks.yml), and on request. Snapshots
 * may need a build of their own (scripts/check/snapshots.mjs).
 */
const left: Readonly<Record<string, RegExp[]>> = {
  usual: [/\/(?:fuzz|snapshots)\//],
  matrix: [/\/(?:fuzz|snapshots)\//, ...(isLong ? [] : [nightly])],
  snapshots: [/\/fuzz\//],
};

/** Over the exported site in `out/`, served as a host would. Built and started by `npm test` and `npm run test:matrix`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: left[half ?? 'all'] ?? [],
  ...(half === 'matrix' ? { grep: matrix } : {}),
  ...(half === 'usual' ? { grepInvert: matrix } : {}),
  fullyParallel: true,
  workers: 2,
  // A test that passes on a second try only is mended.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine draws late; only a test that fails waits that long.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/${half === undefined || half === 'usual' ? 'e2e' : half}.json` }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: testBrowser,
  },
  webServer: {
    command: 'npx --no-install tsx scripts/hosting/serve.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
