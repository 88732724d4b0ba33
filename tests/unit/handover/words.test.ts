import type { Question } from '@/lib/handover/questions';
import { describeApplied } from '@/scripts/handover/words';

const question = (id: string, owner: Question['owner'], block: string): Question => ({
  id,
  file: 'content/a/b.ts',
  field: 'c',
  owner,
  block,
  about: '',
  missing: 'A fact.',
  kind: 'text',
  sample: 's',
  remove: null,
  entry: null,
});
const row = { sheet: 'Owner', row: 2, id: 'a', sample: 's', answer: { is: 'blank' }, remark: '' } as const;
const asked = question('a', 'owner', 'The company');

describe('what the handover says', () => {
  it('counts what was written and taken out, and what is open by person and block', () => {
    expect(
      describeApplied({
        isDone: true,
        decisions: [
          { question: asked, row, answer: { is: 'value', value: 'x' } },
          { question: asked, row, answer: { is: 'removed' } },
        ],
        files: ['content/a/b.ts'],
        open: [
          question('1', 'training', 'Cities'),
          question('2', 'owner', 'The company'),
          question('3', 'training', 'Cities'),
        ],
        settled: 1,
      }),
    ).toBe(
      [
        'Written: 2 facts in 1 file.',
        'Taken out: 1 fact.',
        'Settled before: 1 fact.',
        'Still open: 3 facts.',
        '  owner, The company: 1',
        '  training, Cities: 2',
      ].join('\n'),
    );
  });

  it('says when nothing is open anymore', () => {
    expect(describeApplied({ isDone: true, decisions: [], files: [], open: [], settled: 0 })).toBe(
      'Written: 0 facts in 0 files.\nStill open: nothing.',
    );
  });

  it('names each mistake by sheet and row, and that nothing was changed', () => {
    const mistake = { sheet: 'Owner', row: 7, id: 'a', wrong: 'It is wrong.', fits: 'Write it right.' };
    expect(describeApplied({ isDone: false, mistakes: [mistake], faults: [] })).toBe(
      '  Owner, row 7 (a): It is wrong. Write it right.\n\nNothing was changed: 1 thing has to be corrected in the workbook.',
    );
    expect(describeApplied({ isDone: false, mistakes: [mistake], faults: ['A sheet is lost.'] })).toContain(
      '  A sheet is lost.\n  Owner, row 7 (a)',
    );
  });
});
