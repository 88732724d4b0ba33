/**
 * `--keep-framework` leaves the framework in the pages instead: see keep-framework.ts. Without it:
 * Turns the framework's export in `out/` into what is served: pages without an island lose every framework script,
 * pages with one get it on demand, each page carries its own style, no inline script is left, every script has
 * integrity, the policy is written, fonts hold what the site writes. Each step is a file beside this one and knows
 * nothing of the disk; finish-export.ts gives them what they need, in order. What they assume about the framework is in
 * framework-contract.ts, and another version of it is refused.
 */
import { existsSync, readFileSync } from 'node:fs';
import { shopPaths } from '../../content/site/routes';
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { previewSheet } from '../preview/preview-sheet';
import { ExportFiles } from './export-files';
import { finishExport } from './finish-export';
import { assertVerified } from './framework-contract';
import { installedVersions } from './installed-versions';
import { keepFrameworkIn } from './keep-framework';

try {
  if (!existsSync('out/index.html')) throw new Error('There is no export in out/. Run "npm run build".');
  const files = new ExportFiles('out');
  if (process.argv.includes('--keep-framework')) {
    const bundle = (name: string) => readFileSync(`.cache/kept/${name}.js`);
    keepFrameworkIn(files, { first: bundle('trusted-first'), site: bundle('site-kept') });
  } else {
    assertVerified(installedVersions());
    const isPreview = parseSiteEnv(process.env['SITE_ENV']) === 'preview';
    const staticParts = readFileSync('.cache/islands/static-parts.js', 'utf8');
    await finishExport(files, shopPaths, staticParts, isPreview ? [readFileSync(previewSheet, 'utf8')] : []);
  }
} catch (error) {
  console.error(`\nThe finishing step stopped. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
