import { changeText } from '@/lib/preview/change-text';
import { type Change, changeSummary, type ReleaseChanges, type Spot } from '@/lib/preview/release-changes';

const nothing: ReleaseChanges = {
  ...{ release: 'r1', added: [], removed: [], changes: [], same: [] },
};
const pages = (labels: string) =>
  labels.split(' ').map((label) => ({ path: `/${label.toLowerCase()}`, label }));
const spots = (labels: string): readonly Spot[] =>
  pages(labels).map((page) => ({ ...page, anchor: '', place: '' }));
const fact: Change = { kind: 'fact', what: 'phone number', from: '480', to: '602' };
const url = 'https://preview.test';

describe('the comment under a pull request', () => {
  it('gives no comparison before the first release, and reports no change if nothing changed', () => {
    expect(changeText(null, url)).toMatch(/^There is no release to compare with\./);
    expect(changeText(nothing, url)).toBe(
      'Against release `r1`: **no change of text, links, classes or pictures**.\n',
    );
  });

  it('lists pages and changes with links to their places, and counts the fifth place', () => {
    const words: Change = {
      kind: 'text',
      segments: [
        { kind: 'same', text: 'Bring *your* ' },
        { kind: 'removed', text: 'a_b ' },
        { kind: 'added', text: ' [c]' },
        { kind: 'same', text: '   <now> @ #1 | `x` \\ ~ ' },
        { kind: 'added', text: '   ' },
        { kind: 'removed', text: ' ' },
      ],
    };
    const [title] = spots('A');
    const listing = { ...title!, path: '/a-to-z' };
    const changes = [
      { change: fact, spots: [{ ...title!, anchor: 'top', place: 'Row' }, ...spots('B C D E F')] },
      { change: { kind: 'class', from: 'March 4', to: 'March 5' } as const, spots: spots('A B C D') },
      { change: { kind: 'picture', before: null, after: 'b.webp' } as const, spots: spots('A') },
      { change: words, spots: [listing, title!] },
      { change: words, spots: [listing] },
    ];
    const more = { added: pages('N'), removed: pages('G') };
    expect(changeText({ ...nothing, ...more, changes, same: pages('C D E') }, 'https://p')).toMatchSnapshot();
  });

  it('names places without links where no preview is', () => {
    const [page] = spots('_');
    const changes = [{ change: fact, spots: [{ ...page!, place: 'Row' }] }];
    expect(changeText({ ...nothing, changes }, null)).toContain('(\\_: Row)');
  });

  it.each([
    [50, '- **Phone number:** 480 → 49 (A)'],
    [53, '- … and 3 more changes; the preview lists all.'],
  ])('lists fifty of %i changes and counts the rest', (count, last) => {
    const changes = Array.from({ length: count }, (_, index) => ({
      change: { ...fact, to: String(index) },
      spots: spots('A'),
    }));
    const lines = changeText({ ...nothing, changes }, null).split('\n');
    expect(lines.filter((line) => line.startsWith('- **'))).toHaveLength(50);
    expect(lines.at(-1)).toBe(last);
  });
});

test('the summary counts several', () => {
  const others: readonly Change[] = [
    { kind: 'class', from: null, to: 'x' },
    { kind: 'text', segments: [] },
    { kind: 'picture', before: null, after: 'x' },
  ];
  const changes = [fact, ...others, fact, ...others].map((change) => ({ change, spots: spots('A') }));
  expect(changeSummary({ ...nothing, removed: pages('A B'), changes })).toBe(
    '2 pages removed, 2 facts, 2 classes, 2 texts, 2 pictures',
  );
});
