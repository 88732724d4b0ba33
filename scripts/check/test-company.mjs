/**
 * `npm run test:company`: fills in the tables as other companies would, each in a copy of the sources: a different
 * company, one that shares no row with the sample and, each night, a tiny one and the sample with everything
 * confirmed. Each copy has to pass its tests, build for production, and export without errors. Nothing of the sample
 * may be left in another company's site. Ends with a one-line summary. `--built` reuses the builds of the last run.
 */
import { browsersForTests } from '../run/chromium.mjs';
import { addCounts, counted, endBrokenRun, endRun } from './counts.mjs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { run } from '../run/process.mjs';
import { buildCopy, copySources, treeOf } from './trees.mjs';

const isLong = process.env.TEST_LENGTH === 'long';
const companies = ['another', 'lakeshore', ...(isLong ? ['tiny', 'confirmed'] : [])];

/** Tests that depend on the tables. */
const tableTests =
  /unit\/(?:company|courses|home|locations|programs|shop|tables)\/|facts\/(?:contradictions|duplicate-facts)/
    .source;

/**
 * The company that is least like the sample passes the component tests, too, and each night all tests but those of the
 * repository, which a copy is not.
 */
const testsOf = (company) => {
  if (company !== 'lakeshore') return ['--testPathPatterns', tableTests];
  return isLong
    ? ['--testPathIgnorePatterns', /unit\/(?:docs|language|supply-chain)\//.source]
    : ['--testPathPatterns', `${tableTests}|component/(?!.*(?:growth|lost-island))`];
};

/** Tests of the exported files, which have to pass for every company. */
const exportTests = ['tests/e2e/site/artifact.spec.ts', '-g', 'every exported page|the export as a whole'];
const overflowTests = ['tests/e2e/site/every-page.spec.ts', '-g', 'scrolls sideways'];

async function main() {
  await ensureDependencies();
  const env = { ...(await browsersForTests()), NEXT_TELEMETRY_DISABLED: '1' };
  const isBuilt = process.argv.includes('--built');
  const list = isBuilt ? [] : await Promise.all(companies.map((company) => buildCompany(company, env)));
  for (const company of companies) list.push(...(await testExport(company, env)));
  for (const half of ['company', 'tables'])
    list.push(
      await counted(
        `reports/${half}.json`,
        ['playwright', 'test', '-c', 'tests/company/playwright.config.ts', `${half}.spec.ts`],
        { env: { ...env, COMPANY_REPORT: half } },
      ),
    );
  endRun('company', addCounts(list));
}

/** Fills in the tables of a copy, runs the tests that depend on them, and builds it for production. */
async function buildCompany(company, env) {
  const cwd = treeOf(company);
  copySources(company, ['tests', 'playwright.config.ts', 'jest.config.mjs', 'docs', 'README.md']);
  await run('npx', ['--no-install', 'tsx', 'tests/company/settle.ts', company], { cwd });
  const jest = ['jest', '--ci', '--maxWorkers=2', '--json', '--outputFile=reports/jest.json'];
  const counts = await counted(`${cwd}/reports/jest.json`, [...jest, ...testsOf(company)], { cwd });
  await buildCopy(company, 'production', env);
  return counts;
}

async function testExport(company, env) {
  const cwd = treeOf(company);
  const list = [];
  const tests = company === 'another' ? [exportTests, overflowTests] : [exportTests];
  for (const test of tests)
    list.push(await counted(`${cwd}/reports/e2e.json`, ['playwright', 'test', ...test], { cwd, env }));
  return list;
}

main().catch((reason) => endBrokenRun('company', reason));
