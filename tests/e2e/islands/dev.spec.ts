import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '../support/fixtures';
import { expectHydrated, islandPages } from '../support/island-pages';

/** In development Next.js hydrates the same islands, so the export must match what a developer saw. */
const port = Number(process.env['E2E_PORT'] ?? 4180) + 7;
let server: ChildProcess;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/build/dev.ts', '-p', String(port)], {
    stdio: 'ignore',
    // A group of its own, which ends with the framework's server in it.
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/privacy`).then(
          ({ ok }) => ok,
          () => false,
        ),
      // With four busy loops beside the tests, 90 s were not enough.
      { timeout: 280_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  process.kill(-server.pid!);
  if (server.exitCode === null) await once(server, 'exit');
});

for (const { path } of islandPages)
  test(`${path} hydrates in development without a warning from React`, async ({ page }) => {
    await page.goto(path);
    await expectHydrated(page);
  });
