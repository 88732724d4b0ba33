import { groupQuoteWords, seatPriceTemplates } from '@/content/courses/course-words';
import { publicPrices, seatPriceWords } from '@/lib/courses/course-prices';
import { groupQuote, groupQuoteMail, groupQuoteSentences } from '@/lib/courses/group-quote';

const { sentences } = groupQuoteWords;
const rules = { groupMinimum: 10, rushFee: 7500, rushDays: 30 };
const prices = { price: 7500, groupPrice: 6000 };

describe('prices of courses', () => {
  it('leave the data of a page alone while they are on request', () => {
    expect(publicPrices('on-request', prices)).toBeNull();
    expect(publicPrices('shown', { ...prices, id: 'bls' } as typeof prices)).toEqual(prices);
  });

  it('are words for one person and for a group, or the words of the specification', () => {
    expect(seatPriceWords(prices, 10, seatPriceTemplates)).toBe('$75 per person, or $60 each for 10 or more');
    expect(seatPriceWords(null, 10, seatPriceTemplates)).toBe('Contact for Pricing');
  });
});

describe('a group quote without prices', () => {
  const quoteFor = (people: string, day = '') => groupQuote({ people, day }, '2025-01-01', null, rules);

  it('counts the people and knows the rush fee, and estimates nothing', () => {
    expect(quoteFor('12', '2025-01-05')).toEqual({ kind: 'request', people: 12, rush: 'applies' });
    expect(groupQuoteSentences(quoteFor('12', '2025-01-05'), rules, sentences)).toEqual([
      'Rush fee, because the date is less than 30 days away: $75.00.',
      'Contact for Pricing: send us the request, and we will reply with a price for 12 people.',
    ]);
    expect(groupQuoteSentences(quoteFor('1'), rules, sentences)).toEqual([
      'Contact for Pricing: send us the request, and we will reply with a price for 1 person.',
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
