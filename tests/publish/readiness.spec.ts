import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allPlaceholders } from '@/scripts/check/all-content';

const tsx = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
const readiness = (...args: readonly string[]) => tsx({}, 'scripts/check/readiness.ts', ...args);

test('a production build is refused with the list, and leaves the existing export alone', async () => {
  const before = existsSync('out/index.html') ? readFileSync('out/index.html', 'utf8') : null;
  const { status, stderr } = tsx({ SITE_ENV: 'production' }, 'scripts/build/build.ts');
  expect(status).not.toBe(0);
  // A question shared by several rows is listed once, above them.
  for (const { file, field } of await allPlaceholders()) {
    expect(stderr).toContain(`${file}: `);
    expect(stderr).toContain(`${field} is "`);
  }
  expect(stderr).toContain('Production is refused.');
  expect(existsSync('out/index.html') ? readFileSync('out/index.html', 'utf8') : null).toBe(before);
});

test("the command's exit code says whether production may be built, and it can print JSON", () => {
  expect(readiness().status).toBe(1);
  const { status, stdout } = readiness('--json', '--today', '2027-12-01');
  expect(status).toBe(1);
  const report = JSON.parse(stdout) as {
    today: string;
    isReady: boolean;
    findings: { kind: string; isBlocking: boolean }[];
  };
  expect(report).toMatchObject({ today: '2027-12-01', isReady: false });
  expect(new Set(report.findings.map((finding) => finding.kind))).toEqual(
    new Set(['placeholder', 'contradiction', 'no-class', 'review', 'security-txt']),
  );
  expect(readiness('--today', 'tomorrow')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Write it as YYYY-MM-DD'),
  });
});
