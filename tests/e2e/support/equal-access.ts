import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { verdicts } from './equal-access-verdicts';

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

/** All findings of the engine except passes. */
async function findings(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(engine);
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

const isAnswered = (finding: Finding) =>
  verdicts.some(
    ({ rule, where }) =>
      rule === finding.ruleId && (where === undefined ? !isCertain(finding) : where.test(finding.snippet)),
  );

/**
 * Expects that Equal Access finds no violation on the page, and nothing undecided without a verdict. Failures name
 * `state`.
 */
export async function expectNoObjection(page: Page, state: string): Promise<void> {
  const found = await findings(page);
  const open = found.filter((finding) => !isAnswered(finding)).map(nameOf);
  expect([...new Set(open)], `Equal Access, ${state}`).toEqual([]);
}
