import { type CreditLabels, formatCredits, type ProgramCredits } from '@/lib/programs/training-programs';
import { lengthLabels } from '@/content/courses/course-labels';
import { listed } from '../../support/listed';

const creditLabels: CreditLabels = {
  ceu: '{ceu} ({hours})',
  lengths: lengthLabels,
  credit: '{credits} CE credit',
  credits: '{credits} CE credits',
  range: '{from}–{to}',
  onRequest: 'You choose',
};

// Boards require contact hours or CEU, so both are shown.
const credits: readonly ProgramCredits[] = [
  ...['24 24', '1 4', '1 1', '0 4', '4 1'].map((text) => {
    const [from = 0, to = 0] = text.split(' ').map(Number);
    return { kind: 'credits', from, to } as const;
  }),
  ...[1, 125, 0].map((contactHours) => ({ kind: 'ceu', contactHours }) as const),
  { kind: 'on-request' },
];

test('credits have a text, or are refused if nobody can give them', () => {
  expect(listed(credits, (one) => formatCredits(one, creditLabels))).toMatchSnapshot();
});
