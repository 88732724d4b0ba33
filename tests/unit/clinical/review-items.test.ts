import { cites, documents } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import type { ClinicalValue } from '@/lib/clinical/clinical-value';
import { reviewStateOf } from '@/lib/clinical/review-items';
import { siteData } from '@/scripts/check/clinical/clinical-data';
import { describeOpenItems, openItems } from '@/scripts/check/clinical/review-list';

const isReadItself = (cite: string): boolean => {
  const document = cites[cite as keyof typeof cites].document;
  return document !== null && !('isSecondHand' in documents[document]);
};

describe('the state of a statement', () => {
  test('is open, confirmed in its own document, or second-hand', () => {
    expect(reviewStateOf(values.adenosineReduced, isReadItself)).toBe('open');
    expect(reviewStateOf(values.atropineDose, isReadItself)).toBe('confirmed');
    expect(reviewStateOf(values.temperatureTime, isReadItself)).toBe('second-hand');
  });

  test('is one of the three for every value', () => {
    for (const value of Object.values<ClinicalValue>(values))
      expect(['confirmed', 'second-hand', 'open']).toContain(reviewStateOf(value, isReadItself));
  });
});

describe("the reviewer's list", () => {
  const named = (page: string, name: string) =>
    openItems.find((item) => item.page === page && item.name === name);

  test('has a value with its people, route and source', () => {
    expect(named('tachycardiaAlgorithm', 'Adenosine, reduced first dose')).toMatchObject({
      words: '3 mg',
      people: 'Adult',
      route: 'Rapid IV push',
    });
    expect(describeOpenItems(openItems)).toContain(
      'Adenosine, reduced first dose: 3 mg (Adult, Rapid IV push) Source: AHA table of IV drugs',
    );
  });

  test('has a row in words, a row of a table and a step', () => {
    expect(named('palsAlgorithm', 'Vagal maneuver, infant')?.words).toContain('Bag of ice water');
    expect(named('aclsAlgorithm', 'Hyperkalemia')?.words).toContain('IV calcium first');
    expect(named('tachycardiaAlgorithm', 'Adult tachycardia with a pulse, step t3w')?.words).toContain(
      '200 J or more',
    );
  });

  test('has every open value that a page prints, each once a page', () => {
    const keys = openItems.map(({ page, name, words }) => `${page} ${name} ${words}`);
    expect(new Set(keys).size).toBe(keys.length);
    const listed = new Set(openItems.map(({ name }) => name));
    for (const value of Object.values<ClinicalValue>(values))
      if (value.isOpen === true) expect(listed).toContain(value.label);
  });

  test('names only rows of tables that exist', () => {
    for (const page of siteData.pages)
      for (const block of page.sections.flatMap((section) => section.blocks))
        if (block.kind === 'table')
          for (const row of block.openRows ?? []) expect(block.rows.map(([first]) => first)).toContain(row);
  });
});
