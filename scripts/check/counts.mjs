// Reads the counts of Jest and Playwright, and prints one summary line.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../run/process.mjs';

/**
 * The counts of a run. `names` are the tests that failed.
 * @typedef {{ passed: number, failed: number, names: string[] }} Counts
 */

/** @type {Counts} A step that ended without a report has failed. */
export const unreported = { passed: 0, failed: 1, names: [] };

/** @param {readonly Counts[]} list @returns {Counts} */
export function addCounts(list) {
  return {
    passed: list.reduce((sum, counts) => sum + counts.passed, 0),
    failed: list.reduce((sum, counts) => sum + counts.failed, 0),
    names: list.flatMap((counts) => counts.names),
  };
}

/** @param {string} file a report of Jest @returns {Counts} */
export function jestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const names = report.testResults.flatMap((suite) =>
    suite.assertionResults.length === 0 && suite.status === 'failed'
      ? [suite.name]
      : suite.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    names,
  };
}

/** @param {string} file a JSON report of Playwright @returns {Counts} */
export function playwrightCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.suites.flatMap((suite) => testsOf(suite));
  // Errors outside a test (a file that does not load, a server that does not start) count as failures too.
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.errors.length,
    names: tests.filter((test) => test.status === 'unexpected').map((test) => test.path.join(' › ')),
  };
}

/**
 * Every test in a suite of a Playwright report: its file, its full title, and its result (`expected`, `unexpected`,
 * `skipped`).
 */
function testsOf(suite, above = []) {
  const path = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ file: spec.file, path: [...path, spec.title], status: test.status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path))];
}

/** Runs Jest or Playwright, and reads its counts. A run that ended without a report has failed. */
export async function counted(report, args, options) {
  rmSync(report, { force: true });
  // Jest does not create the folder for its report.
  mkdirSync(dirname(report), { recursive: true });
  const error = await run('npx', ['--no-install', ...args], options).then(
    () => null,
    (reason) => reason,
  );
  try {
    const counts = args[0] === 'jest' ? jestCounts(report) : playwrightCounts(report);
    return error !== null && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { ...unreported, names: [report] };
  }
}

/** The last lines of a run: the names of the failures, then the sum. @param {Counts} counts */
export function sayCounts(counts) {
  for (const name of counts.names) console.log(`  FAILED: ${name}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
}

/**
 * Ends a run: writes its counts to `reports/count-<name>.json` for the sum of all runs, prints them, and sets the
 * exit code.
 * @param {string} name
 * @param {Counts} counts
 */
export function endRun(name, counts) {
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/count-${name}.json`, JSON.stringify(counts));
  sayCounts(counts);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

/** Ends a run that crashed before it could count. @param {string} name @param {unknown} reason */
export function endBrokenRun(name, reason) {
  const words = reason instanceof Error ? reason.message : String(reason);
  console.error(words);
  endRun(name, { ...unreported, names: [words] });
}
