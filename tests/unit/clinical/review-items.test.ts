import { values } from '@/content/clinical/values';
import type { ClinicalValue } from '@/lib/clinical/clinical-value';
import { decisions, openItems, otherOpenStatements } from '@/scripts/check/clinical/review-list';

test('the list for the reviewer has each statement once per page, and every open value', () => {
  const keys = openItems.map(({ page, name, text }) => `${page} ${name} ${text}`);
  expect(new Set(keys).size).toBe(keys.length);
  const open = Object.values<ClinicalValue>(values).filter(({ isOpen }) => isOpen === true);
  const listed = new Set(openItems.map(({ name }) => name));
  expect(open.filter(({ label }) => !listed.has(label))).toEqual([]);
});

test('a statement is a decision, with the wording before, or one of the others', () => {
  const changed = decisions.filter(({ name, label }) => name !== label);
  expect(otherOpenStatements().length).toBe(openItems.length - changed.length);
  for (const statement of otherOpenStatements()) expect(statement).not.toContain('Until now: ');
});
