import { changeText } from '@/lib/preview/change-text';
import { type Change, changeSummary, releaseChanges } from '@/lib/preview/release-changes';
import { readPage } from '@/scripts/preview/read-page';
import { listed } from '../../support/listed';

/** The page of a city with a class on each day, as components/locations/course-dates-list.tsx writes it. */
const row = (day: string, seats = 8, mark = '') =>
  `<li data-day="${day}" data-hours="09:00-17:00"${mark}><span><b>Sat</b>9:00 AM to 5:00 PM · ${seats} spots</span></li>`;
const dates = (...rows: readonly string[]) =>
  `<div data-place="Mesa, AZ"><section data-course="ACLS (AHA)"><ul>${rows.join('')}</ul></section></div>`;

const html = (body: string, { style = '.a{color:red}', head = '' } = {}) =>
  `<!DOCTYPE html><html><head><title>Courses</title><style>${style}</style>${head}</head><body>
  <header><a href="tel:6025550142">(602) 555-0142</a></header>
  <main><p>Our 56 cities</p><section id="courses"><h2>Our courses</h2>${body}</section></main>
  </body></html>`;

const body = `<p class="a">Bring a photo ID to class.</p><p>The class costs $75.00.</p>
  <picture><source srcset="/pictures/hero-480.1a2b3c4d.webp 480w"><img src="/pictures/hero-768.1a2b3c4d.webp" alt="Two people practice"></picture>
  <a href="https://book.example/acls">Book a class</a>`;

const read = (text: string, path = '/courses') => readPage(path, 'Courses', text);
const changesOf = (before: string, after: string) => releaseChanges('r1', [read(before)], [read(after)]);
const only = (before: string, after: string): readonly Change[] =>
  changesOf(before, after).changes.map(({ change }) => change);
const old = html(body);

test('a page is read text by text, each with its place, and without what is repeated or not said', () => {
  const main = `${body}<p class="mt-2"><b>Two</b> <span class="block">Three</span> four <i>five</i></p><br><svg><text>No</text></svg>
    <h3 id="ask">Ask us</h3><input placeholder="Your name"><img src="/logo.svg" alt=""><a href="#top">Up</a>
    <a href="mailto:a@b.example?subject=Hi&body=Long">Write</a>${dates(row('2027-03-13', 8, ' data-last="2027-03-14"'))}`;
  const foot = '<footer><p>Closed on Sundays</p><a href="sms:6025550142">Text us</a></footer></body>';
  const head = '<meta name="description" content="What we teach.">';
  expect(read(html(main, { head }).replace('</body>', foot))).toMatchSnapshot();
});

describe('what a preview changes', () => {
  it('is each price, link, class and picture once, and no words that follow from one', () => {
    const followers = '<details><p data-mail-text="">Price: $75.00</p></details><p data-by-dates="">Soon</p>';
    const before = html(`${body}${followers}${dates(row('2027-03-13'), row('2027-04-10'))}`);
    const after = html(`${body}${followers}${dates(row('2027-03-13', 3), row('2027-05-08'))}`)
      .replaceAll('$75.00', '$85.00')
      .replaceAll('6025550142', '6025550199')
      .replace('555-0142', '555-0199')
      .replace('example/acls', 'example/bls')
      .replace('Soon', 'See dates')
      .replaceAll('1a2b3c4d', '5e6f7a8b');
    expect(
      listed(
        only(before, after),
        (change) => change,
        ({ kind }) => kind,
      ),
    ).toMatchSnapshot();
  });

  it('puts facts before text, and changes that only the A to Z has last', () => {
    const pages = (text: string) => [read(text, '/a-to-z'), read(text, '/courses')];
    const before = html(`${body}<p>Bring gloves.</p>`);
    const after = before.replace('gloves', 'a pencil').replace('$75.00', '$85.00');
    const alone = `${after}<p>Only in the list</p>`;
    const { changes, same } = releaseChanges('r1', pages(before), [read(alone, '/a-to-z'), read(after)]);
    expect(same).toEqual([]);
    expect(changes.map(({ change, spots }) => `${change.kind} ${spots.length}`)).toEqual([
      'fact 2',
      'text 2',
      'text 1',
    ]);
  });

  it('is the changed text, with its place', () => {
    const after = old.replace('photo ID', 'card').replace('</h2>', '</h2><a href="#x">Help</a><b>56</b>');
    const text = changeText(changesOf(old, after), 'https://p.test');
    expect(text).toContain(
      '- **Text:** Bring a ~~−photo ID~~ **+card** to class. ([Courses: Our courses](https://p.test/courses#courses))',
    );
    // Neighbors stay apart.
    expect(text).toContain('**+Help 56**');
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

  it('is a title in search results, and alternative text', () => {
    expect(only(old, old.replace('<title>Courses', '<title>All courses'))).toHaveLength(1);
    expect(only(old, old.replace('Two people practice', 'Three people practice'))).toHaveLength(1);
    const kinds = only(old, old.replace(/<picture>.*<.picture>/, '')).map(({ kind }) => kind);
    expect(kinds.sort(), 'a picture that was removed').toEqual(['picture', 'text']);
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

  // A text is paired with the most similar one, or with the only one left on both sides, however different; the rest
  // are added or removed. Text that only moved is not a change for a reader.
  const editions = [
    ['one two three four, alpha beta', 'alpha gamma, one two three five'],
    ['one, ten people', 'alpha, nine people'],
    ['one, two', 'alpha, beta'],
    ['one, kept', 'kept'],
    ['first here, second, third', 'second, third, first here'],
  ] as const;

  it('is paired with the text that it was', () => {
    const reported = (texts: readonly string[]) => {
      const [before, after] = texts.map((text) => page(text.split(', ')));
      const { changes } = releaseChanges('r1', [before!], [after!]);
      return changes.map(({ change }) =>
        change.kind === 'text' ? change.segments.map(({ kind, text }) => `${kind}: ${text}`).join('; ') : '',
      );
    };
    expect(listed(editions, reported)).toMatchSnapshot();
  });
});

test('a page is the same if only its look, its bytes or the marks of a preview differ', () => {
  const marked = old
    .replace('Bring a photo ID', '<span data-placeholder="Which ID?">Bring a photo ID</span>')
    .replace('<header>', '<aside id="preview-badge">Preview - 3 placeholders</aside><header>');
  for (const after of [old, marked, old.replace('color:red', 'color:green')]) {
    expect(changesOf(old, after)).toMatchObject({ changes: [], same: [{ path: '/courses' }] });
    expect(changeSummary(changesOf(old, after))).toBe('no change of text, links, classes or pictures');
  }
});
