import { changedWordings } from '@/content/clinical/changed-wordings';
import { values } from '@/content/clinical/values';
import type { ClinicalValue } from '@/lib/clinical/clinical-value';
import { decisions, describeOpenItems, openItems } from '@/scripts/check/clinical/review-list';

describe("the reviewer's list", () => {
  test.each([
    ['a row of text', 'palsAlgorithm', 'Vagal maneuver, infant', 'Bag of ice water'],
    ['a row of a table', 'aclsAlgorithm', 'Hyperkalemia', 'IV calcium first'],
    ['a step', 'tachycardiaAlgorithm', 'Adult tachycardia with a pulse, step t3w', '200 J or more'],
  ])('has %s', (_what, page, name, text) => {
    expect(openItems.find((item) => item.page === page && item.name === name)?.text).toContain(text);
  });

  test('has every open value, once per page, with its people, route and source', () => {
    const keys = openItems.map(({ page, name, text }) => `${page} ${name} ${text}`);
    expect(new Set(keys).size).toBe(keys.length);
    const open = Object.values<ClinicalValue>(values).filter(({ isOpen }) => isOpen === true);
    const listed = new Set(openItems.map(({ name }) => name));
    expect(open.filter(({ label }) => !listed.has(label))).toEqual([]);
    expect(describeOpenItems(openItems)).toContain(
      'Adenosine, reduced first dose: 3 mg (Adult, Rapid IV push) Source: AHA table of IV drugs',
    );
  });

  test('has each wording to decide once, with the previous one', () => {
    const list = describeOpenItems(openItems);
    for (const { page, name, before } of changedWordings.filter((wording) => wording.name !== undefined)) {
      expect(openItems.filter((item) => item.page === page && item.name === name)).toHaveLength(1);
      expect(list).toContain(`Until now: ${before}`);
    }
  });

  test('keeps the heading of the column of a refusal, and the "Not in" of an exclusion', () => {
    const now = (name: string) => decisions.find((one) => one.name === name)?.now;
    expect(now('Just given diltiazem or verapamil')).toBe('Do not give: Beta blockers by vein.');
    expect(now('Adenosine, adult')).toContain('Not in asthma');
  });
});
