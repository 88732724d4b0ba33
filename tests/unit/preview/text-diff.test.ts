import { factKindOf, factPairs, type Segment, shortened, wordDiff } from '@/lib/preview/text-diff';

const same = (text: string): Segment => ({ kind: 'same', text });
const added = (text: string): Segment => ({ kind: 'added', text });
const removed = (text: string): Segment => ({ kind: 'removed', text });

describe('a text as a whole', () => {
  it.each([
    ['$1,250.50', 'price'],
    ['(480) 555-1999', 'phone number'],
    ['a.b+c@acme-x.co.uk', 'email address'],
    ['Mar 4', 'date'],
    ['Thu, March 14, 2027', 'date'],
    ['2027-03-04', 'date'],
    ['12:30 PM', 'time'],
    ['120 W Main Street', 'address'],
    ['120 North Oak Suite 4B', 'address'],
  ] as const)('%p is a fact: %s', (text, kind) => {
    expect(factKindOf(text)).toBe(kind);
  });

  it.each(['about $5', '$5 each', '4:00', ''])('%j is not one', (text) => {
    expect(factKindOf(text)).toBeNull();
  });
});

test.each<readonly [string, string, readonly Segment[]]>([
  ['Old words', '', [removed('Old words')]],
  [
    'It costs $24.99 now',
    'It costs $26.99 now',
    [same('It costs '), removed('$24.99'), added('$26.99'), same(' now')],
  ],
  // A word includes its apostrophe or hyphen.
  [
    "the instructor's pre-test",
    'the instructor\u2019s post-test',
    [same('the '), removed("instructor's pre-test"), added('instructor\u2019s post-test')],
  ],
  // Adjacent changes merge into one, including the space between them.
  ['one two three', 'uno dos three', [removed('one two'), added('uno dos'), same(' three')]],
  ['a b c', 'a c', [same('a '), removed('b '), same('c')]],
])('two texts are compared: %j and %j', (before, after, expected) => {
  expect(wordDiff(before, after)).toEqual(expected);
});

describe('facts that changed', () => {
  it('are pairs that differ in facts only', () => {
    expect(factPairs(wordDiff('From $5 to $6 on March 4', 'From $7 to $8 on March 5'))).toEqual([
      { what: 'price', from: '$5', to: '$7' },
      { what: 'price', from: '$6', to: '$8' },
      { what: 'date', from: 'March 4', to: 'March 5' },
    ]);
    expect(factPairs([same('Nothing')])).toEqual([]);
  });

  it.each<readonly [string, readonly Segment[]]>([
    ['a word', [removed('one'), added('two')]],
    ['facts of two kinds', [removed('$5'), added('9:00 AM')]],
    ['a fact that only came', [added('$5')]],
    ['a fact that came where a word went', [removed('five'), added('$5')]],
    ['a fact, and a word after it', [removed('$5'), added('$6'), removed('one'), added('two')]],
  ])('are not reported for %s', (_, segments) => {
    expect(factPairs(segments)).toBeNull();
  });
});

describe('a long unchanged run', () => {
  const textOf = (count: number, first = 1) =>
    Array.from({ length: count }, (_, index) => `w${index + first} `).join('');

  it('is trimmed to the words next to a change', () => {
    expect(
      shortened([
        same(textOf(40)),
        added('new '),
        same(textOf(40, 41)),
        removed('old '),
        same(textOf(40, 81)),
      ]),
    ).toEqual([
      same(` … ${textOf(12, 29)}`),
      added('new '),
      same(`${textOf(12, 41)} … ${textOf(12, 69)}`),
      removed('old '),
      same(`${textOf(12, 81)} … `),
    ]);
  });

  it('stays whole if trimming would save two words or fewer', () => {
    for (const segments of [
      [same(textOf(14)), added('new ')],
      [added('new '), same(textOf(26)), added('more ')],
      [added('new '), same(textOf(14))],
      [added(textOf(60))],
    ])
      expect(shortened(segments)).toEqual(segments);
    expect(shortened([added('new '), same(textOf(15))])[1]).not.toEqual(same(textOf(15)));
    expect(shortened([added('new '), same(textOf(27)), added('x ')])[1]).not.toEqual(same(textOf(27)));
  });
});
