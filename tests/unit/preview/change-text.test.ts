import { changeText } from '@/lib/preview/change-text';
import {
  type Change,
  changeSummary,
  type FoundChange,
  type ReleaseChanges,
  type Spot,
} from '@/lib/preview/release-changes';

const nothing: ReleaseChanges = {
  release: 'r1',
  added: [],
  removed: [],
  changes: [],
  restyled: [],
  unseen: [],
  same: [],
};
const name = (label: string) => ({ path: `/${label.toLowerCase()}`, label });
const spot = (label: string, more: Partial<Spot> = {}): Spot => ({
  ...name(label),
  anchor: '',
  place: '',
  ...more,
});
const found = (change: Change, ...spots: readonly Spot[]): FoundChange => ({ change, spots });
const fact: Change = { kind: 'fact', what: 'phone number', from: '480', to: '602' };
const url = 'https://preview.test';
const linesOf = (changes: Partial<ReleaseChanges>, at: string | null = url) =>
  changeText({ ...nothing, ...changes }, at).split('\n');

describe('the comment under a pull request', () => {
  it('gives no comparison before the first release, and reports no change if nothing changed', () => {
    expect(changeText(null, url)).toMatch(/^There is no release to compare with\./);
    expect(linesOf({})).toEqual(['Against release `r1`: **nothing that a visitor sees**.', '']);
  });

  it('names pages that are added, removed, changed in appearance, or unchanged', () => {
    expect(
      linesOf({
        added: [name('New')],
        removed: [name('Gone')],
        restyled: [name('One'), name('Two')],
        unseen: [name('A'), name('B')],
        same: [name('C'), name('D'), name('E')],
      }).slice(2),
    ).toEqual([
      '- New pages: [New](https://preview.test/new)',
      '- Pages removed: Gone',
      '- Different look, same text: [One](https://preview.test/one), [Two](https://preview.test/two)',
      '- Only bytes, nothing visible: 2 pages',
      '- Not changed: 3 pages',
    ]);
  });

  it.each<readonly [string, Change, string]>([
    ['a fact', fact, '- **Phone number:** 480 → 602'],
    [
      'a class that moved',
      { kind: 'class', from: 'March 4', to: 'March 5' },
      '- **Class:** ~~−March 4~~  → **+March 5**',
    ],
    [
      'a picture that is new',
      { kind: 'picture', before: null, after: 'b.webp' },
      '- **Picture:** `none` → `b.webp`',
    ],
    [
      'words, with marks of Markdown taken as words',
      {
        kind: 'text',
        segments: [
          { kind: 'same', text: 'Bring *your* ' },
          { kind: 'removed', text: 'a_b ' },
          { kind: 'added', text: ' [c]' },
          { kind: 'same', text: '   <now> @ #1 | `x` \\ ~ ' },
          { kind: 'added', text: '   ' },
          { kind: 'removed', text: ' ' },
        ],
      },
      '- **Text:** Bring \\*your\\* ~~−a\\_b~~ **+\\[c\\]** \\<now\\> \\@ \\#1 \\| \\`x\\` \\\\ \\~',
    ],
  ])('describes %s', (_, change, line) => {
    expect(linesOf({ changes: [found(change, spot('About'))] })[2]).toBe(
      `${line} ([About](https://preview.test/about))`,
    );
  });

  it('links to the places of a change, and counts those beyond the fourth', () => {
    const title = spot('A', { anchor: 'top', place: 'Title' });
    const spots = [title, spot('B', { place: 'Row' }), ...['C', 'D', 'E', 'F'].map((label) => spot(label))];
    expect(linesOf({ changes: [found(fact, ...spots)] })[2]).toContain(
      '([A: Title](https://preview.test/a#top), [B: Row](https://preview.test/b), [C](https://preview.test/c), [D](https://preview.test/d), 2 more places)',
    );
    expect(linesOf({ changes: [found(fact, ...spots.slice(0, 4))] })[2]).not.toContain('more');
    expect(linesOf({ changes: [found(fact, spot('A_B', { place: 'Row' }))] }, null)[2]).toContain(
      '(A\\_B: Row)',
    );
  });

  it('lists fifty changes and counts the rest', () => {
    const many = (count: number) =>
      linesOf({
        changes: Array.from({ length: count }, (_, index) =>
          found({ ...fact, to: String(index) }, spot('A')),
        ),
      });
    const counted = (lines: readonly string[]) => lines.filter((line) => line.startsWith('- **')).length;
    expect([counted(many(50)), counted(many(53))]).toEqual([50, 50]);
    expect(many(53).at(-1)).toBe('- … and 3 more changes; the preview lists all.');
  });

  it('counts the entries of the A to Z on one line', () => {
    const words: Change = { kind: 'text', segments: [{ kind: 'added', text: 'Mesa, AZ' }] };
    const listing = { ...spot('A to Z'), path: '/a-to-z' };
    const lines = linesOf({ changes: [found(words, listing), found(words, listing, spot('A'))] });
    expect(lines.filter((line) => line.startsWith('- **'))).toHaveLength(1);
    expect(lines.at(-1)).toBe('- A to Z: 1 entry, because of these');
  });
});

test('the summary counts each kind, one or several', () => {
  const others: readonly Change[] = [
    { kind: 'class', from: null, to: 'x' },
    { kind: 'text', segments: [] },
    { kind: 'picture', before: null, after: 'x' },
  ];
  const each = [fact, ...others].map((change) => found(change, spot('A')));
  expect(changeSummary({ ...nothing, added: [name('A')], changes: each, restyled: [name('C')] })).toBe(
    '1 new page, 1 fact, 1 class, 1 text, 1 picture, 1 page with another look',
  );
  const pages = [name('A'), name('B')];
  expect(changeSummary({ ...nothing, removed: pages, changes: [...each, ...each], restyled: pages })).toBe(
    '2 pages removed, 2 facts, 2 classes, 2 texts, 2 pictures, 2 pages with another look',
  );
});
