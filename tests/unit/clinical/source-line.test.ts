import { provenanceText } from '@/components/clinical/source-line';
import { cites, from } from '@/content/clinical/sources';
import type { Provenance } from '@/lib/clinical/clinical-value';

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
