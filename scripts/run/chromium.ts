import { existsSync } from 'node:fs';

type Program = { readonly executablePath: string } | { readonly channel?: 'chromium' };

const { CHROMIUM_PATH: asked, CHROMIUM_SHELL_PATH: askedShell = asked } = process.env;

/** The first of these programs that exists; else Playwright's own, which says how to install it. */
function installed(paths: readonly (string | undefined)[], own: Program): Program {
  const executablePath = paths.find((path) => path !== undefined && existsSync(path));
  return executablePath === undefined ? own : { executablePath };
}

/** Full Chromium: `CHROMIUM_PATH`, Debian's, or Playwright's. For Playwright's `launch`. */
export const chromiumProgram = installed(asked === undefined ? ['/usr/bin/chromium'] : [asked], {
  channel: 'chromium',
});

/** The same without windows, which takes half the time for a page. */
export const shellProgram = installed(
  askedShell === undefined ? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] : [askedShell],
  {},
);
