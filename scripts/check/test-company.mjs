import { mkdirSync, rmSync } from 'node:fs';
import { browsersForTests } from '../run/chromium.mjs';
import { addCounts, endBrokenRun, endRun, playwrightCounts, unreported } from './counts.mjs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { run } from '../run/process.mjs';
import { copySources } from './trees.mjs';

/**
 * `npm run test:company`: fills in the tables as another company would, in a copy of the sources, builds that copy for
 * the public, and looks for anything of the sample company in it. The tests of the exported files and of every page run
 * over the copy, too. Ends with one line that counts all of it. `--built` takes the build of the last run.
 */
const copy = '.cache/trees/company';

const halves = ['company', 'tables'];

/** Tests of the site itself that have to hold for every company: the exported files, and no page that overflows. */
const siteTests = [
  'tests/e2e/site/artifact.spec.ts',
  'tests/e2e/site/every-page.spec.ts',
  '-g',
  'every exported page|the export as a whole|never scrolls sideways',
];

async function main() {
  await ensureDependencies();
  const env = { ...(await browsersForTests()), NEXT_TELEMETRY_DISABLED: '1' };
  mkdirSync('reports', { recursive: true });
  for (const half of halves) rmSync(`reports/${half}.json`, { force: true });
  if (!process.argv.includes('--built')) {
    copySources(copy, ['tests', 'playwright.config.ts', 'docs', 'README.md']);
    await run('npx', ['--no-install', 'next', 'typegen'], { cwd: copy, env });
    await run('npx', ['--no-install', 'tsx', 'tests/company/settle.ts'], { cwd: copy });
    await run('node', ['scripts/build/build.mjs'], { cwd: copy, env: { ...env, SITE_ENV: 'production' } });
  }
  const counts = addCounts([
    await browse(halves[0], env),
    await browse(halves[1], env),
    await playwright(siteTests, `${copy}/reports/e2e.json`, { cwd: copy, env }),
  ]);
  endRun('company', counts);
}

/** Runs the file of tests/company that a half is named after. */
function browse(half, env) {
  const args = ['-c', 'tests/company/playwright.config.ts', `${half}.spec.ts`];
  return playwright(args, `reports/${half}.json`, { env: { ...env, COMPANY_REPORT: half } });
}

/** Runs Playwright and reads what it counted. A run that ended without a report has failed. */
async function playwright(args, report, options) {
  const error = await run('npx', ['--no-install', 'playwright', 'test', ...args], options).then(
    () => null,
    (reason) => reason,
  );
  try {
    const counts = playwrightCounts(report);
    return error !== null && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { ...unreported, names: [report] };
  }
}

main().catch((reason) => endBrokenRun('company', reason));
