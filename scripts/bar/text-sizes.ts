import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './commands';
import type { Outcome } from './row';

/** Larger default text: in Chromium by the browser tests, in Firefox page by page, where it is installed. */
export function checkTextSizes(inChromium: Outcome): Outcome {
  const isInstalled = (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'firefox-esr')));
  if (!isInstalled)
    return {
      ...inChromium,
      figure: `Chromium: ${inChromium.figure}; Firefox skipped: firefox-esr is not installed`,
    };
  const { code, output } = run('npx', ['--no-install', 'tsx', 'tests/engines/text-sizes.ts']);
  const said = output.split('\n').find((line) => line.startsWith('firefox: ')) ?? output.slice(-200);
  return { isMet: inChromium.isMet && code === 0, figure: `Chromium: ${inChromium.figure}; ${said}` };
}
