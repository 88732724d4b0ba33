import { type FoundPlaceholder } from '@/lib/facts';
import { byOwner, changedPictures, reportPlaceholders } from '@/lib/preview-report';

const entry = (field: string, missing: string, value: string, owner: FoundPlaceholder['owner'] = 'owner'): FoundPlaceholder => ({ file: 'content/x.ts', field, missing, value, owner });
const phone = entry('phone', 'The phone.', '555-0142');
const ann = entry('team[ann].name', 'Name of a person.', 'Ann Sample', 'marketing');
const bob = entry('team[bob].name', 'Name of a person.', 'Bob Sample', 'marketing');
const hidden = entry('taxId', 'The tax number.', '00');
const all = [phone, ann, bob, hidden];

describe('the report of a preview', () => {
  const report = () => reportPlaceholders(all, [
    { path: '/', label: 'Home', marks: [{ missing: 'The phone.', shown: 'Call us' }] },
    { path: '/about', label: 'About', marks: [{ missing: 'The phone.', shown: '555-0142' }, { missing: 'Name of a person.', shown: 'Ann Sample, director' }] },
  ]);

  it('lists a placeholder under each page that shows it, and once when every page does', () => {
    expect(report().everywhere).toEqual([phone]);
    expect(report().pages.map((page) => [page.path, page.placeholders])).toEqual([['/', []], ['/about', [ann]]]);
  });

  it('lists apart what no page outlines, so that none is lost', () => {
    expect(report().elsewhere).toEqual([bob, hidden]);
  });

  it('counts every placeholder with the sentence when its value does not show in words', () => {
    const { pages } = reportPlaceholders(all, [{ path: '/a', label: 'A', marks: [{ missing: 'Name of a person.', shown: 'director' }] }, { path: '/b', label: 'B', marks: [] }]);
    expect(pages[0]?.placeholders).toEqual([ann, bob]);
  });

  it('says of a single page that it shows a placeholder, not that all do', () => {
    const { everywhere, pages } = reportPlaceholders(all, [{ path: '/a', label: 'A', marks: [{ missing: 'The phone.', shown: '' }] }]);
    expect([everywhere, pages]).toEqual([[], [{ path: '/a', label: 'A', placeholders: [phone] }]]);
  });

  it('tells placeholders with one sentence apart by the value that shows, also beside others that show', () => {
    const { pages } = reportPlaceholders(all, [{ path: '/a', label: 'A', marks: [{ missing: 'Name of a person.', shown: 'Bob Sample, 555-0142' }] }, { path: '/b', label: 'B', marks: [] }]);
    expect(pages[0]?.placeholders).toEqual([bob]);
  });

  it('sorts the working list by owner, the longest first', () => {
    expect(byOwner([phone, ann, bob]).map(([owner, list]) => [owner, list.length])).toEqual([['marketing', 2], ['owner', 1]]);
  });
});

describe('pictures since the last release', () => {
  it('are new, changed or gone by the hash in their names, whatever widths there are', () => {
    const before = ['/pictures/hero-480.11111111.webp', '/pictures/hero-768.11111111.webp', '/pictures/old-480.22222222.webp', '/pictures/same-480.33333333.webp'];
    const now = ['/pictures/hero-480.44444444.webp', '/pictures/hero-768.44444444.webp', '/pictures/hero-1920.44444444.webp', '/pictures/hero-480.44444444.avif', '/pictures/same-480.33333333.webp', '/pictures/fresh-640.55555555.webp'];
    expect(changedPictures(before, now)).toEqual([
      { id: 'hero', change: 'changed', url: '/pictures/hero-768.44444444.webp' },
      { id: 'fresh', change: 'new', url: '/pictures/fresh-640.55555555.webp' },
      { id: 'old', change: 'gone', url: null },
    ]);
  });

  it('count up to 1200 px, that width included, and show the widest in whatever order they come', () => {
    const files = ['/pictures/hero-1200.44444444.webp', '/pictures/hero-480.44444444.webp', '/pictures/wide-1201.44444444.webp'];
    expect(changedPictures([], files)).toEqual([{ id: 'hero', change: 'new', url: '/pictures/hero-1200.44444444.webp' }]);
    expect(changedPictures([], ['/pictures/hero-480.11111111.webp', '/pictures/hero-480.22222222.webp'])).toEqual([{ id: 'hero', change: 'new', url: '/pictures/hero-480.11111111.webp' }]);
  });

  it('are not other files with such a name in theirs', () => {
    expect(changedPictures([], ['/x/pictures/hero-480.44444444.webp', '/pictures/hero-480.44444444.webp.map', '/pictures/Hero-480.44444444.webp', '/pictures/hero.webp', ''])).toEqual([]);
  });
});
