import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type PlaywrightSuite, type RanTest, testsOf } from '../check/counts.mjs';
import type { Outcome } from './row';

const report = 'reports/e2e.json';

/** Runs the browser tests once, in their long form when asked, and reads what each said. */
export function runBrowserTests(isLong: boolean): readonly RanTest[] {
  spawnSync('npx', ['--no-install', 'playwright', 'test'], {
    stdio: 'inherit',
    env: { ...process.env, ...(isLong ? { BAR: 'long', FUZZ_ACTIONS: '500' } : {}) },
  });
  return readReport();
}

/** The report of the last run, for `--report`. */
export function readReport(): readonly RanTest[] {
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: readonly PlaywrightSuite[] };
  return suites.flatMap((suite) => testsOf(suite));
}

/** Those of the tests whose file and title fit. A row without a test is not met. */
export function outcomeOf(ran: readonly RanTest[], file: RegExp, title: RegExp = /./): Outcome {
  const chosen = ran.filter(
    (test) => file.test(test.file) && title.test(test.path.join(' ')) && test.status !== 'skipped',
  );
  const count = (status: RanTest['status']) => chosen.filter((test) => test.status === status).length;
  const [failed, shaky] = [count('unexpected'), count('flaky')];
  const secondTry = shaky === 0 ? '' : `, ${shaky} passed when tried again`;
  return {
    isMet: chosen.length > 0 && failed === 0,
    figure: `${chosen.length} browser tests, ${failed} failed${secondTry}`,
  };
}
