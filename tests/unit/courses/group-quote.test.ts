import fc from 'fast-check';
import { groupQuoteWords } from '@/content/courses/course-words';
import { groupQuote, groupQuoteMail, groupQuoteSentences, largestEstimate } from '@/lib/courses/group-quote';

const { sentences } = groupQuoteWords;
const rules = { groupMinimum: 10, rushFee: 7500, rushDays: 30 };
const prices = { price: 7500, groupPrice: 6000 };
const today = '2025-01-01';
const quoteFor = (people: string, day = '') => groupQuote({ people, day }, today, prices, rules);

describe('a group quote', () => {
  it('takes the group price from ten people on', () => {
    expect(quoteFor('9')).toEqual({
      kind: 'estimate',
      people: 9,
      seatPrice: 7500,
      isGroupPrice: false,
      rush: 'unknown',
      total: 67_500,
    });
    expect(quoteFor('10')).toEqual({
      kind: 'estimate',
      people: 10,
      seatPrice: 6000,
      isGroupPrice: true,
      rush: 'unknown',
      total: 60_000,
    });
  });

  it('adds the rush fee below thirty days, and not from thirty on', () => {
    expect(quoteFor('10', '2025-01-30')).toMatchObject({ rush: 'applies', total: 67_500 });
    expect(quoteFor('10', '2025-01-31')).toMatchObject({ rush: 'none', total: 60_000 });
    expect(quoteFor('10', '2025-01-01')).toMatchObject({ rush: 'applies', total: 67_500 });
    expect(quoteFor('2', '2025-01-02')).toMatchObject({ rush: 'applies', total: 22_500 });
  });

  it('adds none for a day that has passed, that is not chosen, or that is no day', () => {
    expect(quoteFor('10', '2024-12-31')).toMatchObject({ rush: 'past', total: 60_000 });
    expect(quoteFor('10', '')).toMatchObject({ rush: 'unknown', total: 60_000 });
    expect(quoteFor('10', '2025-02-30')).toMatchObject({ rush: 'unknown', total: 60_000 });
    expect(groupQuote({ people: '10', day: '2025-01-05' }, '', prices, rules)).toMatchObject({
      rush: 'unknown',
      total: 60_000,
    });
  });

  it('asks one person for no rush fee', () => {
    expect(quoteFor('1', '2025-01-02')).toMatchObject({ people: 1, rush: 'none', total: 7500 });
  });

  it('reads numbers as people type them', () => {
    expect(quoteFor(' 12 ')).toMatchObject({ people: 12 });
    expect(quoteFor('0,012')).toMatchObject({ people: 12 });
    expect(quoteFor('   ')).toEqual({ kind: 'empty' });
    expect(quoteFor('')).toEqual({ kind: 'empty' });
  });

  it('refuses what is not a number of people', () => {
    for (const wrong of ['0', '-3', '1.5', '1e3', 'ten', '٣', 'Infinity', '12 people', '12x', 'x12'])
      expect(quoteFor(wrong)).toEqual({ kind: 'not-a-count' });
  });

  it('does not pretend to know the price for a crowd', () => {
    expect(quoteFor(String(largestEstimate))).toMatchObject({ kind: 'estimate', people: 500 });
    for (const many of ['501', '1,000,000', '9'.repeat(400)])
      expect(quoteFor(many)).toEqual({ kind: 'too-many' });
  });

  it('never throws, and every estimate is whole cents that add up', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String)),
        fc.string(),
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        (people, day, price, groupPrice) => {
          const quote = groupQuote({ people, day }, today, { price, groupPrice }, rules);
          groupQuoteMail('Any course', { people, day }, quote, rules, groupQuoteWords);
          if (quote.kind !== 'estimate') return true;
          const fee = quote.rush === 'applies' ? rules.rushFee : 0;
          return (
            Number.isSafeInteger(quote.total) &&
            quote.total === quote.people * quote.seatPrice + fee &&
            quote.isGroupPrice === quote.people >= 10
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('costs more with each person, except where the group price begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largestEstimate - 1 }), (people) => {
        const [here, next] = [quoteFor(String(people)), quoteFor(String(people + 1))];
        if (here.kind !== 'estimate' || next.kind !== 'estimate') return false;
        return people === 9 ? next.total < here.total : next.total > here.total;
      }),
    );
  });
});

describe('the sentences of a group quote', () => {
  it('give the sum, the rush fee and the estimate', () => {
    expect(groupQuoteSentences(quoteFor('12', '2025-01-20'), rules, sentences)).toEqual([
      '12 people at the group price of $60.00 each: $720.00.',
      'Rush fee, because the date is less than 30 days away: $75.',
      'Estimate: $795.00. We will confirm the price when we reply.',
    ]);
  });

  it('say what is missing for the group price, and what a near day would add', () => {
    expect(groupQuoteSentences(quoteFor('4'), rules, sentences)).toEqual([
      'The group price starts at 10 people.',
      'Training on a date less than 30 days away adds a $75 rush fee.',
      '4 people at $75.00 each: $300.00. We will confirm the price when we reply.',
    ]);
  });

  it('speak of one person in the singular, and leave the rush fee out where there is none', () => {
    expect(groupQuoteSentences(quoteFor('1'), rules, sentences).at(-1)).toMatch(
      /^1 person at \$75\.00 each: \$75\.00\. /,
    );
    expect(groupQuoteSentences(quoteFor('12', '2025-06-01'), rules, sentences)).toEqual([
      '12 people at the group price of $60.00 each: $720.00. We will confirm the price when we reply.',
    ]);
  });

  it('point out a day that has passed', () => {
    expect(groupQuoteSentences(quoteFor('12', '2024-06-01'), rules, sentences)[0]).toBe(
      'That date has passed. Choose one in the future.',
    );
  });

  it('say in one sentence what is wrong, and nothing before anything was typed', () => {
    expect(groupQuoteSentences({ kind: 'empty' }, rules, sentences)).toEqual([]);
    expect(groupQuoteSentences({ kind: 'not-a-count' }, rules, sentences)).toEqual([
      'Enter a whole number of people, 1 or more.',
    ]);
    expect(groupQuoteSentences({ kind: 'too-many' }, rules, sentences)).toEqual([
      'For more than 500 people, we plan several classes. Send us the request, and we will work out a price with you.',
    ]);
  });
});

describe('the e-mail that asks for a group quote', () => {
  it('carries what was typed and the estimate', () => {
    const form = { people: '12', day: '2025-01-20' };
    expect(
      groupQuoteMail(
        'BLS Provider',
        form,
        groupQuote(form, today, prices, rules),
        rules,
        groupQuoteWords,
      ).split('\n'),
    ).toEqual([
      'Hello,',
      '',
      'Please send me a group quote.',
      '',
      'Course: BLS Provider',
      'People: 12',
      'Preferred day: January 20, 2025',
      'Place: ',
      '',
      'Estimate from the website:',
      '12 people at the group price of $60.00 each: $720.00.',
      'Rush fee, because the date is less than 30 days away: $75.',
      'Estimate: $795.00. We will confirm the price when we reply.',
    ]);
  });

  it('keeps what was typed where there is no estimate', () => {
    const form = { people: ' about 600 ', day: 'soon' };
    expect(
      groupQuoteMail('ACLS', form, quoteFor('600'), rules, groupQuoteWords).split('\n').slice(4),
    ).toEqual(['Course: ACLS', 'People: about 600', 'Preferred day: ', 'Place: ']);
  });
});
