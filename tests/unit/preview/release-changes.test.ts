import { changeText } from '@/lib/preview/change-text';
import { type Change, changeSummary, releaseChanges } from '@/lib/preview/release-changes';
import { readPage } from '@/scripts/preview/read-page';

/** The page of a city with a class on each day, as components/locations/course-dates-list.tsx writes it. */
const row = (day: string, seats = 8, mark = '') =>
  `<li data-day="${day}" data-hours="09:00-17:00"${mark}><span><b>Sat</b>9:00 AM to 5:00 PM · ${seats} spots</span></li>`;
const dates = (...rows: readonly string[]) =>
  `<div data-place="Mesa, AZ"><section data-course="ACLS (AHA)"><ul>${rows.join('')}</ul></section></div>`;

const props = JSON.stringify({
  islands: { 'classes-acls': { props: { course: 'ACLS' }, shared: { labels: 0 } } },
  shared: [{ hint: 'Choose a day first' }],
});

const html = (body: string, { style = '.a{color:red}', head = '' } = {}) =>
  `<!DOCTYPE html><html><head><title>Courses</title><style>${style}</style>${head}</head><body>
  <header><a href="tel:6025550142">(602) 555-0142</a></header>
  <main><section id="courses"><h2>Our courses</h2>${body}</section></main>
  <script type="application/json" id="island-files">[["/assets/islands/react-1.js","x"],["/props.json","x"]]</script>
  </body></html>`;

const body = `<p class="a">Bring a photo ID to class.</p><p>The class costs $75.00.</p>
  <picture><source srcset="/pictures/hero-480.1a2b3c4d.webp 480w"><img src="/pictures/hero-768.1a2b3c4d.webp" alt="Two people practice"></picture>
  <a href="https://book.example/acls">Book a class</a>`;

const read = (text: string, path = '/courses', data = props) =>
  readPage(path, 'Courses', text, (file) => (file === '/props.json' ? data : null));
const changesOf = (before: string, after: string) => releaseChanges('r1', [read(before)], [read(after)]);
const only = (before: string, after: string): readonly Change[] =>
  changesOf(before, after).changes.map(({ change }) => change);
const old = html(body);
/** The changes when only island props differ. */
const propsChange = (data: string): readonly Change[] =>
  releaseChanges('r1', [read(old)], [read(old, '/courses', data)]).changes.map(({ change }) => change);

describe('what a preview changes', () => {
  const fact = (what: string, from: string, to: string) => ({ kind: 'fact', what, from, to });
  const table = (rows: string, card: string) => html(`${body}${rows}<p data-by-dates="">${card}</p>`);
  const mail = (price: string) =>
    html(`${body}<details><p data-mail-text="">Price: ${price}</p></details><p>${price}</p>`);
  const booking = 'https://book.example/acls';

  it.each([
    ['a price, and not words', old, old.replace('$75.00', '$85.00'), fact('price', '$75.00', '$85.00')],
    [
      'a phone number with where it leads',
      old,
      old.replaceAll('6025550142', '6025550199').replace('555-0142', '555-0199'),
      fact('phone number', '(602) 555-0142', '(602) 555-0199'),
    ],
    [
      'a link with the same text and another target',
      old,
      old.replace(booking, `${booking}-2`),
      fact('link', booking, `${booking}-2`),
    ],
    ['no email that repeats a fact', mail('$149.00'), mail('$159.00'), fact('price', '$149.00', '$159.00')],
    [
      'a class on the page of a city, and no words that follow from it',
      table(dates(), 'See open dates'),
      table(dates(row('2027-05-08')), 'See dates'),
      { kind: 'class', from: null, to: 'May 8, 2027, 9:00 AM to 5:00 PM · 8 spots, Mesa, AZ' },
    ],
    [
      'a picture, whichever of its files a page names first',
      old,
      old.replaceAll('1a2b3c4d', '5e6f7a8b'),
      {
        kind: 'picture',
        before: '/pictures/hero-480.1a2b3c4d.webp',
        after: '/pictures/hero-480.5e6f7a8b.webp',
      },
    ],
  ])('is %s', (_what, before, after, change) => {
    expect(only(before, after)).toEqual([change]);
  });

  it('puts facts before text, and changes that only the A to Z has last', () => {
    const pages = (text: string) => [read(text, '/a-to-z'), read(text, '/courses')];
    const before = html(`${body}<p>Bring gloves.</p>`);
    const after = before.replace('gloves', 'a pencil').replace('$75.00', '$85.00');
    const alone = `${after}<p>Only in the list</p>`;
    const { changes } = releaseChanges('r1', pages(before), [read(alone, '/a-to-z'), read(after)]);
    expect(changes.map(({ change, spots }) => `${change.kind} ${spots.length}`)).toEqual([
      'fact 2',
      'text 2',
      'text 1',
    ]);
  });

  it('does not merge the text of neighbors', () => {
    const after = old.replace('</h2>', '</h2><a href="#x">Help now</a><span>56</span>');
    expect(changeText(changesOf(old, after), null)).toContain('**+Help now 56**');
  });

  it('is the changed text, with its place', () => {
    expect(changeText(changesOf(old, old.replace('photo ID', 'card')), 'https://p.test')).toContain(
      '- **Text:** Bring a ~~−photo ID~~ **+card** to class. ([Courses: Our courses](https://p.test/courses#courses))',
    );
  });

  it('is a class that was removed or has other seats', () => {
    const line = (day: string, seats = 8) => `${day}, 9:00 AM to 5:00 PM · ${seats} spots, Mesa, AZ`;
    const one = html(dates(row('2027-03-13')));
    expect(only(one, html(dates()))).toEqual([{ kind: 'class', from: line('March 13, 2027'), to: null }]);
    expect(only(one, html(dates(row('2027-03-13', 3))))).toEqual([
      { kind: 'class', from: line('March 13, 2027'), to: line('March 13, 2027', 3) },
    ]);
  });

  it('is not a sample class, which every build moves', () => {
    const sample = (day: string) => html(dates(row(day, 8, ' data-placeholder="A real class"')));
    expect(only(sample('2027-03-13'), sample('2027-03-20'))).toEqual([]);
  });

  it('is a class of one course, regardless of other classes on that day', () => {
    const at = (time: string) => ({
      ...read(old),
      classes: ['BLS', 'ACLS'].map((course) => ({ course, day: '1', text: `1 at ${time}, ${course}` })),
    });
    const { changes } = releaseChanges('r1', [at('9')], [at('10')]);
    expect(changes.map(({ change }) => change)).toEqual([
      { kind: 'class', from: '1 at 9, BLS', to: '1 at 10, BLS' },
      { kind: 'class', from: '1 at 9, ACLS', to: '1 at 10, ACLS' },
    ]);
  });

  it('is a title in search results, alternative text, and text that only an interactive part shows', () => {
    expect(propsChange(props.replace('a day first', 'a city first'))).toHaveLength(1);
    expect(only(old, old.replace('<title>Courses', '<title>All courses'))).toHaveLength(1);
    expect(only(old, old.replace('Two people practice', 'Three people practice'))).toHaveLength(1);
  });

  it('is a page that was added or removed', () => {
    const { added, removed } = releaseChanges('r1', [read(old, '/gone')], [read(old, '/new')]);
    expect([added, removed].flat().map(({ path }) => path)).toEqual(['/new', '/gone']);
  });

  it('is reported once for all the pages that have it', () => {
    const pages = ['/a', '/b', '/c'];
    const found = releaseChanges(
      'r1',
      pages.map((path) => read(old, path)),
      pages.map((path) => read(old.replace('555-0142', '555-0199'), path)),
    );
    expect(found.changes.map(({ spots }) => spots.map(({ path }) => path))).toEqual([pages]);
  });
});

describe('a changed text', () => {
  const page = (texts: readonly string[]) => ({
    ...read(old),
    passages: texts.map((text) => ({ text, place: 'Top', anchor: 'top' })),
  });

  it.each([
    // A text is paired with the most similar one; the rest are added or removed.
    [
      ['one two three four', 'alpha beta'],
      ['alpha gamma', 'one two three five'],
      ['s one two three |r four|a five', 's alpha |r beta|a gamma'],
    ],
    // A text that is the only one left on both sides is the same text, however different.
    [
      ['one', 'ten people'],
      ['alpha', 'nine people'],
      ['r one|a alpha', 'r ten|a nine|s  people'],
    ],
    [['one', 'kept'], ['kept'], ['r one']],
    // Text that only moved is not a change for a reader.
    [['first here', 'second', 'third'], ['second', 'third', 'first here'], []],
  ])('from %j to %j is reported as %j', (before, after, expected) => {
    const { changes } = releaseChanges('r1', [page(before)], [page(after)]);
    const reported = changes.map(({ change }) =>
      change.kind === 'text'
        ? change.segments.map(({ kind, text }) => `${kind[0] ?? ''} ${text}`).join('|')
        : '',
    );
    expect(reported).toEqual(expected);
  });
});

describe('a page with the same text', () => {
  const kept = (after: string) => {
    const { changes, restyled, unseen, same } = changesOf(old, after);
    expect(changes).toEqual([]);
    return { restyled: restyled.length, unseen: unseen.length, same: same.length };
  };

  it('is unchanged if every byte is the same', () => {
    expect(kept(old)).toEqual({ restyled: 0, unseen: 0, same: 1 });
  });

  it('looks the same if only bytes or preview marks differ', () => {
    const marked = old
      .replace('Bring a photo ID', '<span data-placeholder="Which ID?">Bring a photo ID</span>')
      .replace('<header>', '<aside id="preview-badge">Preview - 3 placeholders</aside><header>')
      .replace(
        '</style>',
        '.badge{color:blue}</style><link rel="stylesheet" href="/assets/preview.abc.css">',
      );
    const later = old.replace('</main>', '<!-- built later --></main>');
    for (const after of [marked, later]) expect(kept(after)).toEqual({ restyled: 0, unseen: 1, same: 0 });
    expect(changeSummary(changesOf(old, marked))).toBe('nothing that a visitor sees');
  });

  it('may look different if its style, its elements or the order of its text differ', () => {
    expect(kept(old.replace('color:red', 'color:green')).restyled).toBe(1);
    expect(kept(old.replace('<p class="a">', '<p class="b">')).restyled).toBe(1);
    const [first = '', second = ''] = body.split('<picture');
    const turned = `${first.split('</p>').slice(0, 2).reverse().join('</p>')}</p>`;
    expect(kept(html(`${turned}<picture${second}`)).restyled).toBe(1);
  });
});
