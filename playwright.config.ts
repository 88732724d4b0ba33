import { defineConfig } from '@playwright/test';
import { testBrowser } from './tests/e2e/support/browsers';
import { chosenHalf, matrix } from './tests/e2e/support/matrix';

const marked = new RegExp(matrix.tag);
const port = Number(process.env['E2E_PORT'] ?? 4180);

/**
 * Browser tests over the exported site in `out/`, served as a host would. Built and started by `npm test` and
 * `npm run test:matrix`, each with its half.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // Random actions run each night (.github/workflows/nightly-checks.yml), and whenever somebody asks for them.
  ...(chosenHalf === null ? {} : { testIgnore: 'fuzz/**' }),
  ...(chosenHalf === 'matrix' ? { grep: marked } : {}),
  ...(chosenHalf === 'usual' ? { grepInvert: marked } : {}),
  fullyParallel: true,
  workers: 2,
  // A test that passes on a second try only is mended.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/${chosenHalf === 'matrix' ? 'matrix' : 'e2e'}.json` }],
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
