import { changedWordings } from '@/content/clinical/changed-wordings';
import { values } from '@/content/clinical/values';
import type { ClinicalValue } from '@/lib/clinical/clinical-value';
import { siteData } from '@/scripts/check/clinical/clinical-data';
import { decisions, describeOpenItems, openItems } from '@/scripts/check/clinical/review-list';

describe("the reviewer's list", () => {
  test.each([
    ['a value', 'tachycardiaAlgorithm', 'Adenosine, reduced first dose', '3 mg'],
    ['a row of text', 'palsAlgorithm', 'Vagal maneuver, infant', 'Bag of ice water'],
    ['a row of a table', 'aclsAlgorithm', 'Hyperkalemia', 'IV calcium first'],
    ['a step', 'tachycardiaAlgorithm', 'Adult tachycardia with a pulse, step t3w', '200 J or more'],
  ])('has %s', (_what, page, name, text) => {
    expect(openItems.find((item) => item.page === page && item.name === name)?.text).toContain(text);
  });

  test('names the people, route and source of a value', () => {
    expect(describeOpenItems(openItems)).toContain(
      'Adenosine, reduced first dose: 3 mg (Adult, Rapid IV push) Source: AHA table of IV drugs',
    );
  });

  test('has every open value, once per page', () => {
    const keys = openItems.map(({ page, name, text }) => `${page} ${name} ${text}`);
    expect(new Set(keys).size).toBe(keys.length);
    const open = Object.values<ClinicalValue>(values).filter(({ isOpen }) => isOpen === true);
    const listed = new Set(openItems.map(({ name }) => name));
    expect(open.filter(({ label }) => !listed.has(label))).toEqual([]);
  });

  test('marks only existing table rows as open', () => {
    const blocks = siteData.pages.flatMap(({ sections }) => sections).flatMap((section) => section.blocks);
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables.some(({ openRows }) => openRows !== undefined)).toBe(true);
    for (const { rows, openRows = [] } of tables)
      expect(rows.map(([first]) => first)).toEqual(expect.arrayContaining([...openRows]));
  });
});

describe('the wordings for the reviewer to decide', () => {
  const named = changedWordings.filter(({ name }) => name !== undefined);

  test.each(named.map(({ page, name = '' }) => [page, name] as const))(
    '%s: "%s" is an open item',
    (page, name) => {
      expect(openItems.filter((item) => item.page === page && item.name === name)).toHaveLength(1);
    },
  );

  test("each is in the reviewer's list with the previous wording", () => {
    const list = describeOpenItems(openItems);
    for (const { before } of named) expect(list).toContain(`Until now: ${before}`);
  });

  test('a refusal keeps the heading of its column, and an exclusion its "Not in"', () => {
    const now = (name: string) => decisions.find((one) => one.name === name)?.now;
    expect(now('Just given diltiazem or verapamil')).toBe('Do not give: Beta blockers by vein.');
    expect(now('Adenosine, adult')).toContain('Not in asthma');
  });
});
