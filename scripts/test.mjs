import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './run/chromium.mjs';
import { addCounts, jestCounts, playwrightCounts, sayCounts, unreported } from './run/counts.mjs';
import { ensureDependencies } from './run/dependencies.mjs';
import { endWith, run } from './run/process.mjs';

/**
 * `npm test`: installs what is missing, then types, lint, unused code, unit and component tests, a rehearsal build, and
 * the browser tests over it. Ends with one line that counts all of them. `--quick` leaves out build and browser.
 */
const isQuick = process.argv.includes('--quick');
const npx = (...args) => ['npx', ['--no-install', ...args]];

/** A step without a runner of its own counts as one check. */
const steps = [
  { name: 'Types', command: npx('next', 'typegen') },
  { name: 'Types', command: npx('tsc', '--noEmit'), counts: 1 },
  { name: 'Lint', command: npx('eslint', '.', '--max-warnings=0'), counts: 1 },
  { name: 'Unused code', command: npx('knip'), counts: 1 },
  { name: 'Unit and component tests', command: npx('jest', '--ci', '--json', '--outputFile=reports/jest.json'), report: () => jestCounts('reports/jest.json') },
  ...(isQuick
    ? []
    : [
        { name: 'Build (rehearsal)', command: ['node', ['scripts/build.mjs']], env: { SITE_ENV: 'rehearsal' }, counts: 1 },
        { name: 'Browser tests', command: npx('playwright', 'test'), report: () => playwrightCounts('reports/e2e.json') },
      ]),
];

async function main() {
  await ensureDependencies();
  // A count of an earlier run would be read as this one's. Benches and the report of the mutants stay.
  for (const name of ['jest', 'e2e', 'count-test', 'count-publish']) rmSync(`reports/${name}.json`, { force: true });
  mkdirSync('reports', { recursive: true });
  const env = isQuick ? {} : { CHROMIUM_PATH: await findChromium() };
  const list = [];
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n— ${step.name}`);
    let error = null;
    await run(...step.command, { env: { NEXT_TELEMETRY_DISABLED: '1', ...env, ...step.env } }).catch((reason) => {
      error = reason;
    });
    list.push(readCounts(step, error));
    console.log(`  ${step.name}: ${error === null ? 'done' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
    // Without a build there is nothing to browse.
    if (error !== null && step.name.startsWith('Build')) break;
  }
  const counts = addCounts(list);
  writeFileSync('reports/count-test.json', JSON.stringify(counts));
  sayCounts(counts);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

/** Counts of a step: a runner's own report, or one check. A runner that died before it could report has failed. */
function readCounts(step, error) {
  if (step.report !== undefined) {
    try {
      const counts = step.report();
      return error !== null && counts.failed === 0 ? { ...counts, failed: 1, names: [step.name] } : counts;
    } catch {
      return { ...unreported, names: [step.name] };
    }
  }
  return error === null ? { passed: step.counts ?? 0, failed: 0, names: [], shaky: [] } : { ...unreported, names: [step.name] };
}

main().catch(endWith);
