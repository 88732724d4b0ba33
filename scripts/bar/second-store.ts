import { existsSync, readFileSync } from 'node:fs';
import { named, type Outcome } from './row';

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
};

const testsBelow = (suite: Suite): readonly { readonly projectName: string; readonly status: string }[] => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests),
  ...(suite.suites ?? []).flatMap(testsBelow),
];

/** What the last `npm run test:publish` said about each of the two stores. */
export function readStores(report = 'reports/publish.json'): Outcome {
  if (!existsSync(report)) return named('run "npm run test:publish" first: it leaves its report');
  const tests = testsBelow(JSON.parse(readFileSync(report, 'utf8')) as Suite);
  const figures = ['s3rver', 'swift'].map((store) => {
    const own = tests.filter(({ projectName }) => projectName === store);
    const passed = own.filter(({ status }) => status === 'expected' || status === 'flaky').length;
    const failed = own.filter(({ status }) => status === 'unexpected').length;
    return { store, passed, failed };
  });
  return {
    isMet: figures.every(({ passed, failed }) => passed > 0 && failed === 0),
    figure: figures
      .map(({ store, passed, failed }) =>
        passed + failed === 0 ? `${store}: not run here` : `${store}: ${passed} passed, ${failed} failed`,
      )
      .join('; '),
  };
}
