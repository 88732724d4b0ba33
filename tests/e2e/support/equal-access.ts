import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The engine alone: its usual wrapper fetches rule archives from the network while the tests run. */
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What the engine is certain of, and why we do not agree: the rule, the markup, and our verdict. */
const verdicts: readonly (readonly [rule: string, markup: RegExp, verdict: string])[] = [
  [
    'aria_content_in_landmark',
    /class="skip-link"/,
    'The skip link comes before every landmark on purpose: it is the first stop of the page.',
  ],
  [
    'element_tabbable_role_valid',
    /overflow-x-auto/,
    'A box that scrolls sideways has to be focusable, or it could not be scrolled without a mouse. It has a name.',
  ],
  [
    'element_attribute_deprecated',
    /content="default-src 'none'/,
    'The policy in the page, for hosts without headers; `http-equiv` is current for it in the HTML standard.',
  ],
  [
    'element_attribute_deprecated',
    /^<s\b/,
    'A price that no longer holds: `s` is current HTML and means just that.',
  ],
  [
    'svg_graphics_labelled',
    /viewBox="0 0 975 610"/,
    'The map: the figure around it has the name, and each dot is a link with a name of its own.',
  ],
  [
    'input_label_exists',
    /id="quote-[\w-]+-people"/,
    'The label is there, and axe finds it; the engine does not see a label inside a closed fold.',
  ],
];

type Finding = {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly path: { readonly dom: string };
  readonly message: string;
  readonly snippet: string;
};

/** Expects that Equal Access is certain of no violation without a verdict. Failures name `state`. */
export async function expectNoObjection(page: Page, state: string): Promise<void> {
  await page.evaluate(engine);
  const found = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check: (node: Document, rules: readonly string[]) => Promise<{ results: readonly Finding[] }>;
        };
      };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, path, message, snippet }) => ({ ruleId, path, message, snippet }));
  });
  const open = found
    .filter(
      ({ ruleId, snippet }) => !verdicts.some(([rule, markup]) => rule === ruleId && markup.test(snippet)),
    )
    .map(({ ruleId, path, message }) => `${ruleId} ${path.dom}: ${message}`);
  expect([...new Set(open)], `Equal Access, ${state}`).toEqual([]);
}
