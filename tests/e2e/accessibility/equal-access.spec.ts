import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { routeList } from '../../../content/site/routes';
import { verdicts } from './equal-access-verdicts';
import { expect, test } from '../support/fixtures';
import { openAwake } from '../support/island-pages';
import { isLong } from '../support/length';
import { laidOut } from '../support/laid-out';

/** The engine alone: its usual wrapper fetches rule archives from the network while the tests run. */
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

type Finding = {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly path: { readonly dom: string };
  readonly message: string;
  readonly snippet: string;
};

/** Everything that the engine does not find in order. */
async function findings(page: Page): Promise<readonly Finding[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.addScriptTag({ content: engine });
  return page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check: (node: Document, rules: readonly string[]) => Promise<{ results: readonly Finding[] }>;
        };
      };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return results
      .filter((result) => result.value[1] !== 'PASS')
      .map(({ ruleId, value, path, message, snippet }) => ({ ruleId, value, path, message, snippet }));
  });
}

const isCertain = ({ value }: Finding) => value[0] === 'VIOLATION' && value[1] === 'FAIL';
const nameOf = ({ ruleId, value, path, message }: Finding) =>
  `${ruleId} ${value.join('/')} ${path.dom}: ${message}`;

test.use({ bypassCSP: true });

/** Each page in one of them, in turns; each night in all. */
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  narrow: { colorScheme: 'light' },
} as const;

for (const [turn, { path }] of routeList.entries()) {
  for (const [look, media] of Object.entries(looks).filter((_, index) => isLong || turn % 3 === index)) {
    test(`${path} has nothing that Equal Access objects to, and no doubt without a verdict, ${look}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      if (look === 'narrow') await page.setViewportSize({ width: 320, height: 256 });
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await openAwake(page, path);
      await laidOut(page);
      const found = await findings(page);
      expect([...new Set(found.filter((finding) => !isAnswered(finding)).map(nameOf))]).toEqual([]);
    });
  }
}

function isAnswered(finding: Finding): boolean {
  return verdicts.some(
    ({ rule, where }) =>
      rule === finding.ruleId && (where === undefined ? !isCertain(finding) : where.test(finding.snippet)),
  );
}
