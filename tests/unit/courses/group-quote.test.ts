import { groupQuoteLabels, seatPriceTemplates } from '@/content/courses/course-labels';
import { seatPriceText } from '@/lib/courses/course-prices';
import { groupQuote, groupQuoteMail, groupQuoteSentences } from '@/lib/courses/group-quote';
import type { Price } from '@/lib/money/price';
import { listed } from '../../support/listed';

const rules = { groupMinimum: 10, rushFee: 7500, rushDays: 30 };
const prices = { price: 7500, groupPrice: 6000 };

/** What is answered to a number of people and a day, such as "12 on 2025-01-20", and mailed. */
function answerTo(form: string, known: Parameters<typeof groupQuote>[2] = prices, today = '2025-01-01') {
  const [people = '', day = ''] = form.split(' on ');
  const quote = groupQuote({ people, day }, today, known, rules);
  return {
    said: groupQuoteSentences(quote, rules, groupQuoteLabels.sentences).join(' '),
    mail: groupQuoteMail('BLS', { people, day }, quote, rules, groupQuoteLabels),
  };
}

test('a group quote has the group price and the rush fee where they apply', () => {
  const forms = `9 | 10 on 2025-01-01 | 10 on 2025-01-30 | 10 on 2025-01-31 | 10 on 2024-12-31 | 2 on 2025-01-02
1 on 2025-01-02 | 500 | 0, 012 |   | 0 | 1.5 | ٣ | 12x | x12 | 501 | ${'9'.repeat(400)}`;
  expect(listed(forms, (form) => answerTo(form).said)).toMatchSnapshot();
});

test('a group quote is a request without prices, or without a price for groups', () => {
  const sentences = (form: string) => answerTo(form, null).said;
  expect(listed('12 | 1 | 12 on 2024-06-01 |   | x | 501', sentences)).toMatchSnapshot();
  const noGroup = { price: 7500, groupPrice: null };
  expect(listed('9 | 10', (form) => answerTo(form, noGroup).said)).toMatchSnapshot();
});

test("a group quote omits the rush fee until the visitor's date is known", () => {
  expect(answerTo('10 on 2025-01-05', prices, '').said).toContain('$600.00');
});

test.each(['12 on 2025-01-20', ' about 600  on soon'])('the mail for "%s" has all that was typed', (form) => {
  expect(answerTo(form).mail).toMatchSnapshot();
});

it.each<readonly [Price, string]>([
  [{ kind: 'fixed', cents: 7550, groupCents: 6025 }, '$75.50 per person, or $60.25 each for 10 or more'],
  [{ kind: 'fixed', cents: 7999 }, '$79.99 per person'],
  [{ kind: 'on-request' }, 'Contact for Pricing'],
])('the text of the seat price %j is %s', (price, text) => {
  expect(seatPriceText(price, 10, seatPriceTemplates)).toBe(text);
});
