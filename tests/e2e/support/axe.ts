import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is checked, and in which state; failures name the state. */
type Look = {
  readonly state?: string;
  readonly within?: readonly string[];
  readonly without?: readonly string[];
};

/** Expects no axe violation on the page, or within some parts of it. `without` lists rules that do not apply. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(tags).disableRules([...(look.without ?? [])]);
  for (const part of look.within ?? []) builder.include(part);
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, look.state).toEqual([]);
}
