import { type ClinicalValue, isDoseRoute } from '@/lib/clinical/clinical-value';
import { siteData } from '@/scripts/check/clinical/clinical-data';
import { secondEntryDifferences } from './second-entry';

test('the content matches what a second person typed from the fact sheets', () => {
  const next =
    'Only the owner of the second entry may change a figure in it: docs/clinical.md#how-to-change-a-dose';
  expect(secondEntryDifferences(siteData), next).toEqual([]);
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

const planted = [
  ['people', 'atropineDose: it is for', /("atropineDose":\{.*?"population":)"Adult"/, '$1"Infant and child"'],
  ['a note', 'D5: the note lacks', '2-3 seconds."', '6 seconds."'],
  ['a refusal', 'procainamide: it does not exclude', 'a long QT interval or heart', 'heart'],
  ['an answer', 'in-3: the right answer', /("id":"in-3".*?"correctOption":)\d/, '$10'],
  ['a drawing', '/child-choking, step 2', '"drawing":"childBackBlows"', '"drawing":"babyBackBlows"'],
] as const;

test.each(planted)('a changed %s differs from the second entry', (_what, sentence, from, to) => {
  const text = JSON.stringify(siteData);
  const data = JSON.parse(text.replaceAll(new RegExp(from, 'g'), to)) as typeof siteData;
  expect(secondEntryDifferences(data).some((one) => one.startsWith(sentence))).toBe(true);
});
