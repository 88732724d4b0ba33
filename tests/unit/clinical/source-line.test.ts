import { provenanceWords } from '@/components/clinical/source-line';
import { cites, from } from '@/content/clinical/sources';

const { checkedOn } = from.brady;

describe('a source in words', () => {
  test('has the edition once behind all documents that the edition names', () => {
    expect(provenanceWords(from.arrestText)).toBe(
      `${cites.arrestAlg2025.label}; ${cites.part9.label} (AHA 2025)`,
    );
  });

  test('gives a document of another year its own year', () => {
    expect(provenanceWords(from.drugsTextAndSvt)).toBe(
      `${cites.part9.label} (AHA 2025). ${cites.svt2015.label} (2015)`,
    );
    expect(provenanceWords(from.adenosineUse)).toBe(
      `${cites.svt2015.label} (ACC/AHA/HRS 2015). ${cites.adenosineLabel.label} (current)`,
    );
  });

  test('takes nothing of another body for the edition of the AHA', () => {
    expect(provenanceWords(from.aed)).toBe(
      `${cites.part7.label} (AHA 2025). ${cites.ilcor2025.label} (2025)`,
    );
  });

  test('gives course teaching no edition, alone or beside a guideline', () => {
    expect(provenanceWords(from.course)).toBe(cites.courseTeaching.label);
    expect(provenanceWords({ source: ['part9', 'courseTeaching'], edition: 'AHA 2025', checkedOn })).toBe(
      `${cites.part9.label} (AHA 2025). ${cites.courseTeaching.label}`,
    );
  });

  test.each(Object.entries(from))('%s begins with a document of its edition', (_, by) => {
    expect(provenanceWords(by)).not.toMatch(/^ \(/);
  });
});
