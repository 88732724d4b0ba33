import { factKindOf, factPairs, type Segment, shortened, wordDiff } from '@/lib/preview/text-diff';
import { listed } from '../../support/listed';

const same = (text: string): Segment => ({ kind: 'same', text });
const added = (text: string): Segment => ({ kind: 'added', text });

/** A comparison as one text, with [-what is gone-] and {+what came+}. */
const marked = (segments: readonly Segment[]) =>
  segments
    .map(({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[kind])
    .join('');

test('a text as a whole may be a fact', () => {
  const texts = `$1,250.50 | (480) 555-1999 | a.b+c@acme-x.co.uk | Mar 4 | Thu, March 14, 2027 | 2027-03-04 | 12:30 PM
120 W Main Street | 120 North Oak Suite 4B | about $5 | $5 each | 4:00`;
  expect(listed(texts, factKindOf)).toMatchSnapshot();
});

// A word includes its apostrophe or hyphen. Adjacent changes merge into one, including the space between them.
const pairs = [
  ['Old words', ''],
  ['It costs $24.99 now', 'It costs $26.99 now'],
  ["the instructor's pre-test", 'the instructor\u2019s post-test'],
  ['one two three', 'uno dos three'],
  ['a b c', 'a c'],
  ['From $5 to $6 on March 4', 'From $7 to $8 on March 5'],
  ['From five to $6 at 9:00 AM', 'From $5 to $6 at noon'],
  ['It costs $5', 'It costs 9:00 AM'],
  ['It costs', 'It costs $5'],
  ['$5 for one', '$6 for two'],
  ['Nothing', 'Nothing'],
] as const;

test('two texts are compared word by word, and their facts reported if nothing else differs', () => {
  const compared = ([before, after]: (typeof pairs)[number]) => {
    const segments = wordDiff(before, after);
    return `${marked(segments)} ${JSON.stringify(factPairs(segments))}`;
  };
  expect(listed(pairs, compared)).toMatchSnapshot();
});

describe('a long unchanged run', () => {
  const textOf = (count: number, first = 1) =>
    Array.from({ length: count }, (_, index) => `w${index + first} `).join('');

  it('is trimmed to the words next to a change', () => {
    const [first, middle, last] = [1, 41, 81].map((from) => same(textOf(40, from)));
    const segments = [first!, added('new '), middle!, added('more '), last!];
    expect(marked(shortened(segments))).toMatchSnapshot();
  });

  it('stays whole if trimming would save two words or fewer', () => {
    const ends = [14, 15].flatMap((count) => [
      [same(textOf(count)), added('new ')],
      [added('new '), same(textOf(count))],
    ]);
    const middles = [26, 27].map((count) => [added('new '), same(textOf(count)), added('more ')]);
    const all = [...ends, ...middles, [added(textOf(60))]];
    expect(listed(all, (segments) => marked(shortened(segments)), marked)).toMatchSnapshot();
  });
});
