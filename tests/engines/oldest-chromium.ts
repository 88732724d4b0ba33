/**
 * Runs the most important flows in the oldest supported Chromium (`browserslist` in package.json):
 * `npx tsx tests/engines/oldest-chromium.ts`, over `out/`. That version is only left in a package for servers without a
 * browser. It is fetched at first use, 57 MB, and Playwright drives it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserFloor } from '../../scripts/build/browser-floor';

/** The package with the browser, and the SHA-256 digest of its file. */
const origin = {
  name: '@sparticuz/chromium@109.0.6',
  digest: '4093f192508602ec0fa01b47136a120546e636c5ead67c1852c86a35b444d886',
};
const folder = '.cache/oldest-chromium';
const program = resolve(folder, 'chromium');

const flows = [
  'tests/e2e/journeys',
  'tests/e2e/shop',
  'tests/e2e/locations',
  'tests/e2e/home',
  'tests/e2e/courses',
  'tests/e2e/programs',
  'tests/e2e/guides',
  'tests/e2e/clinical/library.spec.ts',
  'tests/e2e/islands/early-click.spec.ts',
  'tests/e2e/layout/hydrate.spec.ts',
];

/** Titles of tests that need a newer browser. */
const newerOnly: readonly RegExp[] = [
  // `@media (scripting: none)`: Chrome 120.
  /without (?:its scripts|scripts|JavaScript)|Without JavaScript/,
  // The groups of the footer stay folded without `::details-content`: Chrome 131.
  /Back after in-page jumps/,
  // `navigation.activation`: Chrome 123. A note says that the cart may be older instead.
  /the newest cart wins/,
  // `popover`: Chrome 114. The drawing is in the page instead.
  /opens full-screen/,
  /shows every tree whole on a screen/,
  // It does not report whether a part of a drawing is in view.
  /is beside the step-through/,
  // Its PDF has no text for the dollar sign of a price and the ligature of "Whitfield", though both are drawn.
  /prints its goods as a list/,
  // Two of these pages take a second sheet there.
  /prints on one sheet/,
];

function fetchProgram(): void {
  if (existsSync(program)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const output = execFileSync('npm', ['pack', origin.name, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  });
  const archive = output.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', `${folder}/${archive}`, '-C', folder, 'package/bin/chromium.br']);
  const packed = readFileSync(`${folder}/package/bin/chromium.br`);
  if (createHash('sha256').update(packed).digest('hex') !== origin.digest)
    throw new Error(`${origin.name} does not match its digest.`);
  writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
}

fetchProgram();
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
const version = browser.version();
await browser.close();
console.log(`Chromium ${version}`);
if (version.split('.')[0] !== browserFloor()['chrome'])
  throw new Error(
    `The oldest Chromium of browserslist is ${browserFloor()['chrome'] ?? 'missing'}. Test in that one.`,
  );
const listed = execFileSync('npx', ['--no-install', 'playwright', 'test', ...flows, '--list'], {
  encoding: 'utf8',
});
const unused = newerOnly.filter((title) => !title.test(listed));
if (unused.length > 0) throw new Error(`No test has a title like ${unused.join(' or ')}.`);
const titles = newerOnly.map(({ source }) => source).join('|');
const { status } = spawnSync(
  'npx',
  ['--no-install', 'playwright', 'test', ...flows, '--grep-invert', titles, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: program, CHROMIUM_SHELL_PATH: program },
  },
);
process.exit(status ?? 1);
