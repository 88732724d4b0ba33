import { sourcedRow } from '@/components/clinical/fact-rows';
import { linesOfSources, provenanceText } from '@/components/clinical/source-line';
import { cites, from } from '@/content/clinical/sources';
import { say, values } from '@/content/clinical/values';
import { isCompanyValue, type Provenance, valueIdsIn, valueOf } from '@/lib/clinical/clinical-value';
import { textsOfFact } from '@/lib/clinical/clinical-page';
import { referencePages } from '@/scripts/check/clinical/clinical-data';

const { part7, part9, svt2015, ilcor2025, courseTeaching } = cites;
const besideCourse = { ...from.brady, source: ['part9', 'courseTeaching'], edition: 'AHA 2025' } as const;

test.each<readonly [string, Provenance, string]>([
  ['the year of another year', from.drugsTextAndSvt, `${part9.label} (AHA 2025). ${svt2015.label} (2015)`],
  ['no AHA edition for another body', from.aed, `${part7.label} (AHA 2025). ${ilcor2025.label} (2025)`],
  ['no edition for course teaching', from.course, courseTeaching.label],
  ['none for it beside a guideline', besideCourse, `${part9.label} (AHA 2025). ${courseTeaching.label}`],
])('a source in words has %s', (_what, by, text) => {
  expect(provenanceText(by)).toBe(text);
});

const groups = referencePages.flatMap(({ route, sections }) =>
  sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'facts' ? [{ name: `${route}#${id}`, rows: block.rows }] : [])),
  ),
);

test.each(groups)(
  'the sources of the rows at $name: each row under each of its sources, and no company value under another',
  ({ rows }) => {
    const lines = linesOfSources(rows.map(sourcedRow));
    const isAlone = lines.length === 1;
    for (const row of rows) {
      const ofValues =
        'figure' in row ? valueIdsIn(...textsOfFact(row)).map((id) => valueOf(values, id)) : [];
      for (const by of [...ofValues, ...(row.by === undefined ? [] : [row.by])]) {
        const [line = '', ...more] = lines.filter((one) => one.endsWith(`: ${provenanceText(by)}.`));
        expect(more).toEqual([]);
        expect(isAlone ? row.term : line).toContain(row.term);
        expect(isCompanyValue(by) && /\(AHA/.test(line)).toBe(false);
      }
    }
  },
);

test('a row with two sources names the figure of each', () => {
  const depth = { name: 'Depth', texts: [say('{depthAdult2025}'), say('{depthAdult}')] };
  expect(linesOfSources([depth])).toEqual([
    `Depth (at least 2 inches, no more than 2.4 inches (5-6 cm)): ${provenanceText(values.depthAdult2025)}.`,
    `Depth (at least 2 inches): ${provenanceText(values.depthAdult)}.`,
  ]);
});
