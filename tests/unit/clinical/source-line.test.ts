import { sourcedRow } from '@/components/clinical/fact-rows';
import { linesOfSources, provenanceText } from '@/components/clinical/source-line';
import { cites, from } from '@/content/clinical/sources';
import { say, values } from '@/content/clinical/values';
import { isCompanyValue, type Provenance, valueIdsIn, valueOf } from '@/lib/clinical/clinical-value';
import { textsOfFact } from '@/lib/clinical/clinical-page';
import { referencePages } from '@/scripts/check/clinical/clinical-data';

const { arrestAlg2025, part7, part9, svt2015, adenosineLabel, ilcor2025, courseTeaching } = cites;
const besideCourse = { ...from.brady, source: ['part9', 'courseTeaching'], edition: 'AHA 2025' } as const;

const aha = (...of: readonly { readonly label: string }[]) =>
  `${of.map(({ label }) => label).join('; ')} (AHA 2025)`;

test.each<readonly [string, Provenance, string]>([
  ['its edition once behind its documents', from.arrestText, aha(arrestAlg2025, part9)],
  ['the year of another year', from.drugsTextAndSvt, `${aha(part9)}. ${svt2015.label} (2015)`],
  [
    'no year for a document that has none',
    from.adenosineUse,
    `${svt2015.label} (ACC/AHA/HRS 2015). ${adenosineLabel.label} (current)`,
  ],
  ['no edition of the AHA for another body', from.aed, `${aha(part7)}. ${ilcor2025.label} (2025)`],
  ['no edition for course teaching', from.course, courseTeaching.label],
  ['none for it beside a guideline either', besideCourse, `${aha(part9)}. ${courseTeaching.label}`],
])('a source in words has %s', (_what, by, text) => {
  expect(provenanceText(by)).toBe(text);
});

test.each(Object.entries(from))('%s begins with a document of its edition', (_, by) => {
  expect(provenanceText(by)).not.toMatch(/^ \(/);
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

test('a row with two sources names the figure of each; a source shared by a whole group is named once', () => {
  const depth = { name: 'Depth', texts: [say('{depthAdult2025}'), say('{depthAdult}')] };
  const rate = { name: 'Rate', texts: [say('{compressionRate}')] };
  expect(linesOfSources([rate, depth])).toEqual([
    `Rate: ${provenanceText(values.compressionRate)}.`,
    `Depth (at least 2 inches, no more than 2.4 inches (5-6 cm)): ${provenanceText(values.depthAdult2025)}.`,
    `Depth (at least 2 inches): ${provenanceText(values.depthAdult)}.`,
  ]);
  expect(linesOfSources([rate])).toEqual([`Source: ${provenanceText(values.compressionRate)}.`]);
});
