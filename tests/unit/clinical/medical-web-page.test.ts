import { placeholder } from '@/lib/facts/facts';
import { type CitedDocument, medicalPageExtra } from '@/lib/clinical/medical-web-page';

describe('a medical page', () => {
  const maker = (name: string) => ({ type: 'Organization', name }) as const;
  const document: CitedDocument = {
    authors: [maker('Heart body')],
    title: 'Guidelines',
    year: '2025',
    place: 'DOI 10.1/abc',
  };
  const signature = { reviewer: 'Kim Lee', credentials: 'MD', reviewedOn: '2026-11-02' } as const;
  const facts = {
    conditions: ['Bradycardia'],
    guideline: { name: 'The guidelines', date: '2025-10-22', authorities: ['Heart body', 'Child body'] },
    signature,
    audience: 'Clinician',
    cited: [],
  } as const;

  it('names condition, guideline, reader, reviewer and day of review, and cites no more than is certain', () => {
    const cited: readonly CitedDocument[] = [
      document,
      { ...document, year: '2020 and 2025', place: 'page 3' },
      { ...document, year: '12025', place: 'see DOI 10.1/abc' },
      { ...document, year: '20255' },
      {
        ...document,
        authors: [{ type: 'Person', name: 'One' }],
        publishers: [maker('A journal')],
        printedAs: 'One and colleagues',
      },
    ];
    expect(JSON.stringify(medicalPageExtra({ ...facts, cited }), null, 1)).toMatchSnapshot();
  });

  it('names no sample reviewer, and no review day without a signature', () => {
    const reviewer = placeholder('Jordan Sample', 'A name.');
    const sample = medicalPageExtra({ ...facts, signature: { ...signature, reviewer } });
    expect(sample).toMatchObject({ lastReviewed: '2026-11-02' });
    expect(sample).not.toHaveProperty('reviewedBy');
    expect(medicalPageExtra({ ...facts, signature: null })).not.toHaveProperty('lastReviewed');
  });
});
