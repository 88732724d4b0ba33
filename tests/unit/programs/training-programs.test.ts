import {
  type CreditLabels,
  formatCredits,
  type ProgramCredits,
  splitFeatures,
} from '@/lib/programs/training-programs';
import { listed } from '../../support/listed';

const lengths = {
  hours: '{hours} hours',
  hoursThen: '{hours} hours, plus {then}',
  contactHours: { one: '1 contact hour', many: '{count} contact hours' },
  ceu: '{ceu} CEU',
} as const;
const creditLabels: CreditLabels = {
  ceu: '{ceu} ({hours})',
  lengths,
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

test('the first three features are under Training Includes, the others under Additional Topics', () => {
  expect(splitFeatures(['one', 'two', 'three', 'four', 'five', 'six'])).toEqual({
    included: ['one', 'two', 'three'],
    additional: ['four', 'five', 'six'],
  });
});
