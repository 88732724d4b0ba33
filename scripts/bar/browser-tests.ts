import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Outcome } from './row';

type Spec = { readonly title: string; readonly file: string; readonly ok: boolean; readonly tests: readonly { readonly status: string }[] };
type Suite = { readonly title: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type Ran = { readonly file: string; readonly title: string; readonly isOk: boolean; readonly isSkipped: boolean; readonly isShaky: boolean };

const report = 'reports/e2e.json';

/** Runs the browser tests once, in their long form when asked, and reads what each said. */
export function runBrowserTests(isLong: boolean): readonly Ran[] {
  spawnSync('npx', ['--no-install', 'playwright', 'test'], { stdio: 'inherit', env: { ...process.env, ...(isLong ? { BAR: 'long', FUZZ_ACTIONS: '500' } : {}) } });
  return readReport();
}

/** The report of the last run, for `--report`. */
export function readReport(): readonly Ran[] {
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: readonly Suite[] };
  return suites.flatMap((suite) => ranIn(suite, ''));
}

function ranIn(suite: Suite, above: string): readonly Ran[] {
  const title = `${above} ${suite.title}`;
  return [
    ...(suite.specs ?? []).map((spec) => ({ file: spec.file, title: `${title} ${spec.title}`, isOk: spec.ok, isSkipped: spec.tests.every((test) => test.status === 'skipped'), isShaky: spec.tests.some((test) => test.status === 'flaky') })),
    ...(suite.suites ?? []).flatMap((inner) => ranIn(inner, title)),
  ];
}

/** Those of the tests whose file and title fit. A row without a test is not met. */
export function outcomeOf(ran: readonly Ran[], file: RegExp, title: RegExp = /./): Outcome {
  const chosen = ran.filter((test) => file.test(test.file) && title.test(test.title) && !test.isSkipped);
  const failed = chosen.filter((test) => !test.isOk);
  const shaky = chosen.filter((test) => test.isShaky);
  const secondTry = shaky.length === 0 ? '' : `, ${shaky.length} passed at the second try`;
  return { isMet: chosen.length > 0 && failed.length === 0, figure: `${chosen.length} browser tests, ${failed.length} failed${secondTry}` };
}
