import { provenanceWords } from '@/components/clinical/source-line';
import { cites, from } from '@/content/clinical/sources';
import type { Provenance } from '@/lib/clinical/clinical-value';

const { arrestAlg2025, part7, part9, svt2015, adenosineLabel, ilcor2025, courseTeaching } = cites;
const besideCourse = { ...from.brady, source: ['part9', 'courseTeaching'], edition: 'AHA 2025' } as const;

test.each<readonly [string, Provenance, string]>([
  [
    'its edition once behind all its documents',
    from.arrestText,
    `${arrestAlg2025.label}; ${part9.label} (AHA 2025)`,
  ],
  [
    'the year of a document of another year',
    from.drugsTextAndSvt,
    `${part9.label} (AHA 2025). ${svt2015.label} (2015)`,
  ],
  [
    '"current" for a document that has no year',
    from.adenosineUse,
    `${svt2015.label} (ACC/AHA/HRS 2015). ${adenosineLabel.label} (current)`,
  ],
  [
    'no edition of the AHA for another body',
    from.aed,
    `${part7.label} (AHA 2025). ${ilcor2025.label} (2025)`,
  ],
  ['no edition for course teaching', from.course, courseTeaching.label],
  [
    'none for it beside a guideline either',
    besideCourse,
    `${part9.label} (AHA 2025). ${courseTeaching.label}`,
  ],
])('a source in words has %s', (_what, by, words) => {
  expect(provenanceWords(by)).toBe(words);
});

test.each(Object.entries(from))('%s begins with a document of its edition', (_, by) => {
  expect(provenanceWords(by)).not.toMatch(/^ \(/);
});
