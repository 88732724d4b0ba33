/**
 * `npm run test:company`: fills in the tables as another company would, in a copy of the sources: one that shares no row
 * with the sample and, each night, also the sample with everything confirmed. Each copy has to pass its tests, build for
 * production, and export without errors. Nothing of the sample may be left in another company's site.
 */
import '../run/plain-errors.ts';
import { run, runScript } from '../run/process.ts';
import { testDay } from '../run/today.ts';
import { buildCopy, copySources, treeOf } from './trees.mjs';

const isLong = process.env.TEST_LENGTH === 'long';
const companies = isLong ? ['lakeshore', 'confirmed'] : ['lakeshore'];

/** Tests that depend on the tables. */
const tableTests = [
  ...['company', 'courses', 'home', 'locations', 'programs', 'shop', 'tables'].map((name) => `unit/${name}/`),
  'facts/contradictions',
];

/**
 * The company that is least like the sample passes the component tests, too, and each night all tests but those of the
 * repository, which a copy is not.
 */
const testsOf = (company) => {
  if (company !== 'lakeshore') return tableTests;
  return isLong
    ? ['--exclude', 'tests/unit/{docs,language,supply-chain}/**']
    : [...tableTests, 'component/', '--exclude', '**/{growth,lost-island}.test.tsx'];
};

/** Tests of the exported files, which have to pass for every company. */
const exportTests = ['tests/e2e/site/artifact.spec.ts', '-g', 'every exported page|the export as a whole'];
const overflowTests = ['tests/e2e/site/every-page.spec.ts', '-g', 'scrolls sideways'];

let failed = 0;
/** Runs a test runner; a failure is counted, and the rest goes on. */
const test = (args, options) => run('npx', ['--no-install', ...args], options).catch(() => (failed += 1));

/** Fills in the tables of a copy, runs the tests that depend on them, and builds it for production. */
async function buildCompany(company) {
  const cwd = treeOf(company);
  copySources(company);
  await runScript('tests/company/settle.ts', [company], { cwd });
  await test(['vitest', 'run', '--update=none', ...testsOf(company)], { cwd });
  // What the site says depends on the day.
  await buildCopy(company, 'production', { SITE_DAY: testDay });
}

await Promise.all(companies.map(buildCompany));
for (const company of companies)
  for (const tests of company === 'confirmed' ? [exportTests] : [exportTests, overflowTests])
    await test(['playwright', 'test', ...tests], { cwd: treeOf(company) });
await test(['playwright', 'test', '-c', 'tests/company']);
process.exitCode = failed > 0 ? 1 : 0;
