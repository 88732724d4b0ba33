// `npm test`, `npm run check` and `npm run test:matrix`: runs the checks and tests, and counts them.
import { mkdirSync, rmSync } from 'node:fs';
import { browsersForTests } from '../run/chromium.mjs';
import { addCounts, endRun, jestCounts, playwrightCounts, unreported } from './counts.mjs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { endWith, run } from '../run/process.mjs';
import { testDay } from '../run/today.mjs';

/**
 * `npm test`: installs missing dependencies, then runs types, lint, format, spelling, unit and component tests, a
 * rehearsal build, and the default half of the browser tests on it. Ends with a one-line summary. `--quick` skips the
 * build and the browser. `--matrix` (`npm run test:matrix`) runs only the build and the other half of the browser
 * tests; `--built` reuses the existing build.
 */
const isQuick = process.argv.includes('--quick');
const isMatrix = process.argv.includes('--matrix');
const isBuilt = process.argv.includes('--built');
const npx = (...args) => ['npx', ['--no-install', ...args]];

/**
 * ESLint's cache notices a changed file, but not a changed type in a file that it imports. The quick run accepts that;
 * the full run ignores the cache.
 */
const eslintCache = ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'];

/**
 * A step without a test runner counts as one check. A step with `isBeside` runs in parallel with the steps after it,
 * up to the build, and prints its output when it ends: linting takes as long as all other checks together.
 */
const checks = [
  // An invalid cell is reported before anything that it would break.
  { name: 'Tables', command: npx('tsx', 'scripts/tables/check-tables.ts'), counts: 1, comesFirst: true },
  { name: 'Types', command: npx('next', 'typegen') },
  {
    name: 'Lint',
    command: npx('eslint', '.', '--max-warnings=0', ...(isQuick ? eslintCache : [])),
    counts: 1,
    isBeside: true,
    // The cache also keeps errors caused by another file, and would still report them after that file is fixed.
    forgetsWhenFailed: '.cache/eslint/',
  },
  { name: 'Types', command: npx('tsc', '--noEmit'), counts: 1 },
  {
    name: 'Format (npm run format fixes it)',
    command: npx(
      'prettier',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
      '.',
    ),
    counts: 1,
  },
  { name: 'Spelling', command: npx('cspell', '--no-progress', '--no-summary', '.'), counts: 1 },
  {
    name: 'Unit and component tests',
    // On two processors, Jest defaults to one worker.
    command: npx('jest', '--ci', '--maxWorkers=2', '--json', '--outputFile=reports/jest.json'),
    report: () => jestCounts('reports/jest.json'),
  },
];

const build = {
  name: 'Build (rehearsal)',
  command: ['node', ['scripts/build/build.mjs']],
  env: { SITE_ENV: 'rehearsal', SITE_DAY: testDay, TYPES_ARE_CHECKED: 'yes' },
  counts: 1,
};

/** playwright.config.ts separates the two halves. */
const browse = (half, file) => ({
  name: `Browser tests (${half})`,
  command: npx('playwright', 'test'),
  report: () => playwrightCounts(`reports/${file}.json`),
  env: { BROWSER_TESTS: half },
});

/** On a site with fixed tables, whatever the company has put into its own. */
const snapshots = {
  name: 'Visual snapshots',
  command: ['node', ['scripts/check/snapshots.mjs', '--compare']],
  report: () => playwrightCounts('reports/snapshots.json'),
};

const steps = isMatrix
  ? [...(isBuilt ? [] : [build]), browse('matrix', 'matrix'), snapshots]
  : [...checks, ...(isQuick ? [] : [build, browse('usual', 'e2e')])];

async function main() {
  await ensureDependencies();
  // Counts of an earlier run would be mistaken for this run's. Benchmarks and the mutation report stay.
  const stale = isMatrix
    ? ['matrix', 'snapshots', 'count-matrix']
    : ['jest', 'e2e', 'matrix', 'count-test', 'count-matrix', 'count-publish', 'count-company'];
  for (const name of stale) rmSync(`reports/${name}.json`, { force: true });
  mkdirSync('reports', { recursive: true });
  const env = isQuick ? {} : await browsersForTests();
  const list = [];
  const beside = [];
  for (const step of steps) {
    if (step.isBeside) {
      beside.push(runStep(step, env));
      continue;
    }
    const isBuild = step.name.startsWith('Build');
    if (isBuild) list.push(...(await Promise.all(beside.splice(0))));
    const counts = await runStep(step, env);
    list.push(counts);
    // Without a build there is nothing to browse, and after an invalid cell all later errors would repeat it.
    if ((isBuild || step.comesFirst) && counts.failed > 0) break;
  }
  list.push(...(await Promise.all(beside)));
  endRun(isMatrix ? 'matrix' : 'test', addCounts(list));
}

/** Runs a step, prints its result, and returns its counts. */
async function runStep(step, env) {
  const started = Date.now();
  const said = [];
  const output = step.isBeside ? { isQuiet: true, onOutput: (text) => said.push(text) } : {};
  if (!step.isBeside) console.log(`\n— ${step.name}`);
  let error = null;
  await run(...step.command, { env: { NEXT_TELEMETRY_DISABLED: '1', ...env, ...step.env }, ...output }).catch(
    (reason) => {
      error = reason;
    },
  );
  if (error !== null && step.forgetsWhenFailed !== undefined)
    rmSync(step.forgetsWhenFailed, { recursive: true, force: true });
  if (step.isBeside) console.log(`\n— ${step.name}\n${said.join('')}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`  ${step.name}: ${error === null ? 'done' : 'FAILED'} in ${seconds} s`);
  return readCounts(step, error);
}

/** Counts of a step: the runner's report, or one check. A runner that crashed before it could report has failed. */
function readCounts(step, error) {
  if (step.report !== undefined) {
    try {
      const counts = step.report();
      return error !== null && counts.failed === 0 ? { ...counts, failed: 1, names: [step.name] } : counts;
    } catch {
      return { ...unreported, names: [step.name] };
    }
  }
  return error === null
    ? { passed: step.counts ?? 0, failed: 0, names: [] }
    : { ...unreported, names: [step.name] };
}

main().catch(endWith);
