import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder, which is removed after the last test of the file. */
export function tempFolder(name = 'site-'): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  made.push(folder);
  return folder;
}

/** A new folder with the sources of the site, in which its scripts run. */
export function copyOfSite(...more: readonly string[]): string {
  const root = tempFolder();
  for (const path of ['components', 'content', 'lib', 'scripts', 'package.json', 'tsconfig.json', ...more])
    cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

/** Runs a script of a copy of the site, as npm would. */
export const runIn = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
