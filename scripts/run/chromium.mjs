import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : null;
}

function fromPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  } catch {
    return null;
  }
  return onPath();
}

/** A Chromium that is there already, or null. Installs nothing. */
export async function chromiumAtHand() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') return isExecutable(asked) ? asked : null;
  return onPath() ?? (await fromPlaywright());
}

/**
 * The Chromium to test with: `CHROMIUM_PATH`, then one on the PATH, then Playwright's own, then Debian's package.
 * @throws a sentence that says what to do when there is none: tests are never skipped silently.
 */
export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') {
    if (!isExecutable(asked))
      throw new Error(`CHROMIUM_PATH is "${asked}", but no program can be run there.`);
    return asked;
  }
  const found = onPath() ?? (await fromPlaywright()) ?? fromPackages();
  if (found === null) {
    throw new Error(
      'The tests need Chromium and found none. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
    );
  }
  return found;
}
