import { groupQuoteLabels, seatPriceTemplates } from '@/content/courses/course-labels';
import { seatPriceText } from '@/lib/courses/course-prices';
import { groupQuote, groupQuoteMail, groupQuoteSentences } from '@/lib/courses/group-quote';
import type { Price } from '@/lib/money/price';

const { sentences } = groupQuoteLabels;
const rules = { groupMinimum: 10, rushFee: 7500, rushDays: 30 };
const prices = { price: 7500, groupPrice: 6000 };
const today = '2025-01-01';
const quoteFor = (people: string, day = '', known: typeof prices | null = prices) =>
  groupQuote({ people, day }, today, known, rules);
const said = (...form: Parameters<typeof quoteFor>) =>
  groupQuoteSentences(quoteFor(...form), rules, sentences);

describe('a group quote', () => {
  it.each([
    ['9', '', { people: 9, seatPrice: 7500, isGroupPrice: false, rush: 'unknown', total: 67_500 }],
    ['10', '2025-01-01', { people: 10, seatPrice: 6000, isGroupPrice: true, rush: 'applies', total: 67_500 }],
    ['10', '2025-01-30', { rush: 'applies', total: 67_500 }],
    ['10', '2025-01-31', { rush: 'none', total: 60_000 }],
    ['10', '2024-12-31', { rush: 'past', total: 60_000 }],
    ['2', '2025-01-02', { rush: 'applies', total: 22_500 }],
    // A group of one pays no rush fee.
    ['1', '2025-01-02', { people: 1, rush: 'none', total: 7500 }],
    ['500', '', { people: 500 }],
    [' 0,012 ', '', { people: 12 }],
  ])(
    'for "%s" people on "%s" has the group price and the rush fee where they apply',
    (people, day, quote) => {
      expect(quoteFor(people, day)).toMatchObject({ kind: 'estimate', ...quote });
    },
  );

  it('is a request for a group whose price is on request', () => {
    const quote = groupQuote({ people: '10', day: '' }, today, { price: 7500, groupPrice: null }, rules);
    expect(quote).toEqual({ kind: 'request', people: 10, rush: 'unknown' });
  });

  it("omits the rush fee until the visitor's date is known", () => {
    const quote = groupQuote({ people: '10', day: '2025-01-05' }, '', prices, rules);
    expect(quote).toMatchObject({ rush: 'unknown', total: 60_000 });
  });

  it.each([
    ['empty', ['   ']],
    ['not-a-count', ['0', '1.5', '٣', '12x', 'x12']],
    ['too-many', ['501', '9'.repeat(400)]],
  ])('is "%s", with and without prices, if the number of people is unusable', (kind, typed) => {
    for (const people of typed)
      expect([quoteFor(people), quoteFor(people, '', null)]).toEqual([{ kind }, { kind }]);
  });
});

describe('the sentences of a group quote', () => {
  it.each<readonly [string, Parameters<typeof quoteFor>, readonly string[]]>([
    [
      'the sum, the rush fee and the estimate',
      ['12', '2025-01-20'],
      [
        '12 people at the group price of $60.00 each: $720.00.',
        'Rush fee, because the date is less than 30 days away: $75.',
        "Estimate: $795.00. We'll confirm the price when we reply.",
      ],
    ],
    [
      'what is missing for the group price, and what a near day would add',
      ['4'],
      [
        'The group price starts at 10 people.',
        'Training on a date less than 30 days away adds a $75 rush fee.',
        "4 people at $75.00 each: $300.00. We'll confirm the price when we reply.",
      ],
    ],
    [
      'that a date has passed',
      ['12', '2024-06-01', null],
      ['That date has passed. Choose one in the future.', "We'll reply with a price for 12 people."],
    ],
    ['one person', ['1', '', null], ["We'll reply with a price for 1 person."]],
    ['nothing before anything was typed', [''], []],
    ['that it is no number of people', ['x'], ['Enter a whole number of people, 1 or more.']],
    ['that they are too many', ['501'], [expect.stringContaining('For more than 500 people')]],
  ])('say %s', (_what, form, expected) => {
    expect(said(...form)).toEqual(expected);
  });
});

describe('the group quote email', () => {
  const mailFor = (people: string, day: string, known: typeof prices | null = prices) =>
    groupQuoteMail('BLS', { people, day }, quoteFor(people, day, known), rules, groupQuoteLabels).split('\n');

  it('includes the typed fields and the estimate', () => {
    expect(mailFor('12', '2025-01-20')).toEqual([
      ...['Hello,', '', 'Please send me a group quote.', ''],
      ...['Course: BLS', 'People: 12', 'Preferred day: January 20, 2025', 'Location: '],
      ...['', 'Estimate from the website:', ...said('12', '2025-01-20')],
    ]);
  });

  it('includes the typed fields when there is no estimate', () => {
    const typed = ['Course: BLS', 'People: about 600', 'Preferred day: ', 'Location: '];
    expect(mailFor(' about 600 ', 'soon').slice(4)).toEqual(typed);
  });
});

it.each<readonly [Price, string]>([
  [{ kind: 'fixed', cents: 7550, groupCents: 6025 }, '$75.50 per person, or $60.25 each for 10 or more'],
  [{ kind: 'fixed', cents: 7999 }, '$79.99 per person'],
  [{ kind: 'on-request' }, 'Contact for Pricing'],
])('the text of the seat price %j is %s', (price, text) => {
  expect(seatPriceText(price, 10, seatPriceTemplates)).toBe(text);
});
