// Finds the Chromium to test with, and installs it where possible.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The same browser without windows: it takes half the time for a page. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(isExecutable) ?? null;
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : null;
}

function fromPackages(name, wanted) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log(`Installing ${name} …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  } catch {
    return null;
  }
  return onPath(wanted);
}

/** An installed Chromium, or null. Installs nothing. */
export async function chromiumAtHand() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') return isExecutable(asked) ? asked : null;
  return onPath(names) ?? (await fromPlaywright());
}

/** The Chromium of exactly this version among those at hand, or null. */
export async function chromiumOfVersion(version) {
  const known = [process.env.CHROMIUM_PATH, ...names.map((name) => onPath([name])), await fromPlaywright()];
  const hasVersion = (path) => {
    try {
      return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).includes(version);
    } catch {
      return false;
    }
  };
  return known.find((path) => typeof path === 'string' && path !== '' && hasVersion(path)) ?? null;
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
  const found = onPath(names) ?? (await fromPlaywright()) ?? fromPackages('chromium', names);
  if (found === null) {
    throw new Error(
      'The tests need Chromium and found none. Install it (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
    );
  }
  return found;
}

/**
 * The browsers to test with, as environment variables: `CHROMIUM_PATH` is the full browser, which a few tests need,
 * and `CHROMIUM_SHELL_PATH` the one without windows, for all others: from the variable, the PATH, or Debian's
 * package; else the full browser, which is slower and finds the same.
 * @throws what {@link findChromium} throws.
 */
export async function browsersForTests() {
  const whole = await findChromium();
  const asked = process.env.CHROMIUM_SHELL_PATH;
  const shell =
    asked !== undefined && asked !== ''
      ? asked
      : (onPath(shellNames) ?? fromPackages('chromium-headless-shell', shellNames) ?? whole);
  return { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: shell };
}
