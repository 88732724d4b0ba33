import { noteWords } from '@/lib/clinical/clinical-value';
import { siteData } from '@/scripts/check/clinical/clinical-data';
import { asForm, row, step, withNote, withRow, withValue, words } from './plant';
import { subjectOf } from './rule';
import { sourceRules } from './source-rules';

const { withValues, companyValues } = sourceRules;
const sotalol = row('/tachycardia-algorithm', 'Sotalol');
const narrow = row('/tachycardia-algorithm', 'Narrow regular');
const t3 = step('adult-tachycardia', 't3');
const figures = (label: string | null, sources: readonly string[]) => [
  { label, valueIds: ['energyNarrowRegular'], people: 'Adult', sources },
];

describe('rule 12, notes with their values', () => {
  it.each([
    ['a note without a subject', withNote('D20', { subject: '' })],
    ['a note that speaks of "this row"', withNote('D22', { text: 'This row means polymorphic VT.' })],
    ['a note that no value has', withValue('adenosineFirst', { note: 'D99' })],
    ['a value that has lost its note', withValue('hypotension', { note: undefined })],
    ['a value without its note on the page', asForm('page', sotalol, { notes: [] })],
    ['a value without its note on the sheet', asForm('sheet', sotalol, { notes: [] })],
    ['a value without its note in the list', asForm('list', t3, { notes: [] })],
    ['a value without its note in the drawing', asForm('drawing', t3, { notes: [], marked: null })],
    ['a value without its note in the walk', asForm('step-through', t3, { notes: [], marked: null })],
    ['a note without its value', asForm('page', sotalol, { text: 'Not listed', marked: 'Not listed' })],
    [
      'a note printed without its subject',
      asForm('page', sotalol, { notes: [{ id: 'D19', words: siteData.notes['D19']?.text ?? '' }] }),
    ],
    [
      'a note that stands alone',
      subjectOf(siteData, {
        pieces: [
          {
            page: '/x',
            form: 'page',
            kind: 'text',
            headings: ['X'],
            label: '',
            text: '',
            marked: '',
            figures: [],
            notes: [{ id: 'D19', words: 'x' }],
          },
        ],
      }),
    ],
  ])('are missed by %s', (_what, subject) => expect(withValues.problems(subject)).not.toEqual([]));

  it('may be at a step that shows the value', () => {
    const notes = ['D20', 'D21'].flatMap((id) =>
      siteData.notes[id] === undefined ? [] : [{ id, words: noteWords(siteData.notes[id]) }],
    );
    expect(withValues.problems(asForm('drawing', t3, { notes, marked: null }))).toEqual([]);
  });
});

describe('rule 14, company values', () => {
  it.each([
    ['cited together with a guideline', withValue('metoprololInterval', { source: ['company', 'part9'] })],
    ['with the edition of a guideline', withValue('energyNarrowRegular', { edition: 'AHA 2025' })],
    ['cited as a guideline', withValue('energyNarrowRegular', { source: ['cardioversionAlg2025'] })],
    [
      'under the label of a guideline',
      withRow('tachycardiaAlgorithm', 'Narrow regular', {
        figure: words('{energyNarrowRegular}'),
        company: { leads: 'AHA 2025', figure: words('{energyNarrow2025}') },
      }),
    ],
    [
      'under the label of a guideline on the page',
      asForm('page', narrow, { figures: figures('AHA 2025', []) }),
    ],
    [
      'with the source of a guideline on the page',
      asForm('page', narrow, {
        figures: figures('Company value', ['Source: AHA electrical cardioversion algorithm (AHA 2025).']),
      }),
    ],
    [
      'with a pooled source line',
      asForm('page', narrow, {
        figures: figures('Company value', [
          '50-100 J, 100 J: AHA electrical cardioversion algorithm (AHA 2025).',
        ]),
      }),
    ],
    [
      'or course teaching with the edition of a guideline',
      asForm('page', row('/tachycardia-algorithm', 'Cause or result?'), {
        figures: [
          {
            label: null,
            valueIds: [],
            people: '',
            sources: [
              'Source: AHA guidelines, Part 9; Course teaching; not a numbered guideline (AHA 2025).',
            ],
          },
        ],
      }),
    ],
    ['without its label on the sheet', asForm('sheet', narrow, { text: '50-100 J. AHA 2025: 100 J.' })],
  ])('are found %s', (_what, subject) => expect(companyValues.problems(subject)).not.toEqual([]));

  it.each(['Source: Company value (older AHA value).', 'Source: Company value; not an AHA figure.'])(
    'may say how they differ: %s',
    (line) => {
      expect(
        companyValues.problems(asForm('page', narrow, { figures: figures('Company value', [line]) })),
      ).toEqual([]);
    },
  );
});
