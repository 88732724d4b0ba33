import { existsSync } from 'node:fs';

const debian = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' } as const;

const whole = process.env['CHROMIUM_PATH'] ?? debian.whole;

const shell =
  process.env['CHROMIUM_SHELL_PATH'] ??
  (process.env['CHROMIUM_PATH'] === undefined && existsSync(debian.shell) ? debian.shell : whole);

/** What every browser of the tests is started with. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Launch = { readonly executablePath: string; readonly args: string[] };

/** The browser without windows, or the whole one where there is none. Started by hand, tests look for Debian's. */
export const testBrowser: Launch = { executablePath: shell, args };

/**
 * The whole browser, for what the one without windows does differently: it has no settings of a profile, draws letters a
 * little otherwise, and fetches at once what a page means for later.
 */
export const wholeBrowser: Launch = { executablePath: whole, args };
