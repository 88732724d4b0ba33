import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tempFolder } from '../../support/temp-folder';

const root = tempFolder();

const mug = { version: '1.0.0', integrity: 'sha512-a' };
const cup = { version: '2.0.0', integrity: 'sha512-b' };
const other = { version: '1.0.0', integrity: 'sha512-c', optional: true };
const lock = { '': {}, 'node_modules/mug': mug, 'node_modules/cup': cup, 'node_modules/win32': other };

/** Whether packages are installed, with these in node_modules. There is no npm in the PATH, so nothing is. */
function installs(packages: Readonly<Record<string, unknown>> | null): boolean {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  const mark = join(root, 'node_modules/.package-lock.json');
  if (packages !== null) {
    writeFileSync(mark, JSON.stringify({ packages }));
    // A copy may be older or newer than what it was copied from.
    utimesSync(mark, 1, 1);
  }
  const { stdout } = spawnSync(process.execPath, [resolve('scripts/run/prepare.mjs')], {
    cwd: root,
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: '' },
  });
  return stdout.includes('Installing packages');
}

test.each([
  ['copied packages, whatever their times', { 'node_modules/mug': mug, 'node_modules/cup': cup }, false],
  ['no packages', null, true],
  ['another version', { 'node_modules/mug': mug, 'node_modules/cup': { ...cup, version: '1.9.0' } }, true],
  ['one too few', { 'node_modules/mug': mug }, true],
  ['one too many', { 'node_modules/mug': mug, 'node_modules/cup': cup, 'node_modules/pot': mug }, true],
])('with %s', (_what, packages, isInstalling) => {
  expect(installs(packages)).toBe(isInstalling);
});
