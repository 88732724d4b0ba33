import { existsSync } from 'node:fs';

const debian = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' } as const;

/** The whole browser: for what the one without windows does differently. */
export const wholeBrowser = process.env['CHROMIUM_PATH'] ?? debian.whole;

/** The browser without windows, or the whole one where there is none. Started by hand, tests look for Debian's. */
export const testBrowser =
  process.env['CHROMIUM_SHELL_PATH'] ??
  (process.env['CHROMIUM_PATH'] === undefined && existsSync(debian.shell) ? debian.shell : wholeBrowser);

/** What every browser of the tests is started with. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
