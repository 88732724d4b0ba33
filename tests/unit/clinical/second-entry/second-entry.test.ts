import { type ClinicalValue, isDoseRoute } from '@/lib/clinical/clinical-value';
import { siteData } from '@/scripts/check/clinical/clinical-data';
import { secondEntryDifferences } from './second-entry';

test('the content matches what a second person typed from the fact sheets', () => {
  expect(secondEntryDifferences(siteData)).toEqual([]);
});

/** The value with its figures multiplied by ten; in a phrase, its first number. */
function tenfold(value: ClinicalValue): ClinicalValue {
  const times = (number: number) => Number((number * 10).toPrecision(12));
  if (value.unit === 'in words')
    return {
      ...value,
      value: { text: value.value.text.replace(/\d[\d.]*/, (found) => String(times(Number(found)))) },
    };
  if (typeof value.value === 'number') return { ...value, value: times(value.value) };
  return 'ratio' in value.value ? value : { ...value, value: [times(value.value[0]), times(value.value[1])] };
}

test('a dose or an energy off by a factor of ten is found', () => {
  const doses = Object.entries(siteData.values).filter(
    ([, value]) => isDoseRoute(value.route) && !(value.unit === 'in words' && !/\d/.test(value.value.text)),
  );
  expect(doses.length).toBeGreaterThan(70);
  const unnoticed = doses.filter(([id, value]) => {
    const values = { ...siteData.values, [id]: tenfold(value) };
    return !secondEntryDifferences({ ...siteData, values }).some((sentence) =>
      sentence.startsWith(`${id}: the page says`),
    );
  });
  expect(unnoticed.map(([id]) => id)).toEqual([]);
});

test('a changed population, note, answer and drawing are found', () => {
  const { values, notes, scenarios, pages } = siteData;
  const planted = JSON.stringify(pages)
    .replaceAll('"drawing":"childBackBlows"', '"drawing":"babyBackBlows"')
    .replace('"notIn":"a long QT interval or heart failure"', '"notIn":"heart failure"');
  const found = secondEntryDifferences({
    ...siteData,
    values: {
      ...values,
      atropineDose: { ...values['atropineDose'], population: 'Infant and child' } as ClinicalValue,
    },
    notes: {
      ...notes,
      D4: { ...notes['D4'], text: 'Avoid going deeper than 3.4 inches.' } as (typeof notes)[string],
    },
    scenarios: scenarios.map((one) => ({
      ...one,
      steps: one.steps.map((step) => (step.id === 'in-3' ? { ...step, correctOption: 0 as const } : step)),
    })),
    pages: JSON.parse(planted) as typeof pages,
  });
  for (const place of ['atropineDose', 'D4', 'in-3', '/child-choking, step 2'])
    expect(found.some((sentence) => sentence.startsWith(place))).toBe(true);
});
