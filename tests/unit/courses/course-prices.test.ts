import { groupQuoteWords, seatPriceTemplates } from '@/content/courses/course-words';
import { seatPriceWords } from '@/lib/courses/course-prices';
import type { Price } from '@/lib/money/price';
import { groupQuote, groupQuoteMail, groupQuoteSentences } from '@/lib/courses/group-quote';

const { sentences } = groupQuoteWords;
const rules = { groupMinimum: 10, rushFee: 7500, rushDays: 30 };

describe('the price of a seat in words', () => {
  it.each<readonly [string, Price, string]>([
    [
      'with a group price',
      { kind: 'fixed', cents: 7500, groupCents: 6000 },
      '$75 per person, or $60 each for 10 or more (10 people: $600)',
    ],
    [
      'with cents',
      { kind: 'fixed', cents: 7550, groupCents: 6025 },
      '$75.50 per person, or $60.25 each for 10 or more (10 people: $602.50)',
    ],
    ['the same in a group', { kind: 'fixed', cents: 7999 }, '$79.99 per person (10 people: $799.90)'],
    ['on request', { kind: 'on-request' }, 'Contact for Pricing'],
  ])('%s', (_case, price, words) => {
    expect(seatPriceWords(price, 10, seatPriceTemplates)).toBe(words);
  });
});

describe('a group quote without prices', () => {
  const quoteFor = (people: string, day = '') => groupQuote({ people, day }, '2025-01-01', null, rules);

  it('counts the people and knows the rush fee, and estimates nothing', () => {
    expect(quoteFor('12', '2025-01-05')).toEqual({ kind: 'request', people: 12, rush: 'applies' });
    expect(groupQuoteSentences(quoteFor('12', '2025-01-05'), rules, sentences)).toEqual([
      'Rush fee, because the date is less than 30 days away: $75.',
      'Send the request, and we will reply with a price for 12 people.',
    ]);
    expect(groupQuoteSentences(quoteFor('1'), rules, sentences)).toEqual([
      'Send the request, and we will reply with a price for 1 person.',
    ]);
  });

  it('refuses what it refuses with prices', () => {
    expect([quoteFor(''), quoteFor('x'), quoteFor('501')]).toEqual([
      { kind: 'empty' },
      { kind: 'not-a-count' },
      { kind: 'too-many' },
    ]);
  });

  it('asks for the price in the e-mail', () => {
    const form = { people: ' 12 ', day: '' };
    expect(
      groupQuoteMail('BLS', form, groupQuote(form, '2025-01-01', null, rules), rules, groupQuoteWords),
    ).toBe('Hello,\n\nPlease send me a group quote.\n\nCourse: BLS\nPeople: 12\nPreferred day: \nPlace: ');
  });
});
