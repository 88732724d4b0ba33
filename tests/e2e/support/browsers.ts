import { existsSync } from 'node:fs';

const debian = { whole: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' } as const;

const whole = process.env['CHROMIUM_PATH'] ?? debian.whole;

const shell =
  process.env['CHROMIUM_SHELL_PATH'] ??
  (process.env['CHROMIUM_PATH'] === undefined && existsSync(debian.shell) ? debian.shell : whole);

/** Launch options of every test browser. */
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

/** The headless shell, or full Chromium if it is missing. Run by hand, tests look for Debian's. */
export const testBrowser: Launch = { executablePath: shell, args };

/**
 * Full Chromium, for what the headless shell does differently: it ignores profile settings, renders text slightly
 * differently, and fetches speculative resources at once.
 */
export const wholeBrowser: Launch = { executablePath: whole, args };
