import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { exportShape } from '@/scripts/finish/export-shape';
import {
  counterStyle,
  cutStyle,
  inlineStyle,
  linkedSheet,
  namesOf,
  pageStyle,
  wordsOf,
  wordsOfProps,
} from '@/scripts/finish/style-sheet';

const link = '<link rel="stylesheet" href="/_next/static/chunks/a1.css" data-precedence="next">';
const cut = (css: string, classes: string, script = '') =>
  cutStyle(
    css,
    new Set([
      ...namesOf({ file: '/x.html', $: load(`<p class="${classes.replaceAll('>', '&gt;')}">`) }),
      ...wordsOf(script),
    ]),
  );
const page = (head: string) => ({
  file: '/x.html',
  $: load(`<html><head><meta charset="utf-8">${head}</head><body><p class="used">x</p></body></html>`),
});

it('each counter of a page gets its number, once', () => {
  const counters = [55, 10_000, 55].map((value) => `<b data-counter="${value}"></b>`).join('');
  expect(counterStyle({ file: '/x.html', $: load(counters) })).toBe(
    '[data-counter="55"]{--count:55}[data-counter="10000"]{--count:10000}',
  );
});

describe('pruning the style sheet for its pages', () => {
  it('keeps names used by a page or a script, and drops the rest', () => {
    const left = cut(
      '.used{color:red}.\\32 xl\\:w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:m-0>p{margin:0}.late,.gone-too{color:blue}.gone{color:green}',
      'used 2xl:w-1/2 [&>p]:m-0',
      'n.className="late x"',
    );
    expect(left).toBe(
      '.used{color:red}.\\32 xl\\:w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:m-0>p{margin:0}.late{color:blue}',
    );
  });

  it('keeps elements used by a page or a script, and drops the rest', () => {
    const css = 'p,hr{margin:0}textarea{resize:vertical}.used code{font-size:1em}';
    expect(cut(css, 'used', 'x("textarea",{})')).toBe('p{margin:0}textarea{resize:vertical}');
  });

  it('drops selectors that need any unused name', () => {
    const css =
      ':where(.gone,hr) p{margin:0}:is(.gone:is(.used,p),:not(.used).gone) p{margin:0}body:has(>.gone) p{color:red}.used{color:red}';
    expect(cut(css, 'used')).toBe('.used{color:red}');
  });

  it('keeps pseudo-elements of what the page has, and those of any element', () => {
    const css =
      '::selection{color:red}.used::backdrop{color:red}.used::before{content:"x"}p::first-letter{color:red}details::details-content{color:red}';
    expect(cut(css, 'used')).toBe(css.replace('details::details-content{color:red}', ''));
  });

  it.each([
    ':focus-visible{outline:3px solid}',
    ".used[data-state='near']{opacity:0}",
    '.used[title="] .gone"]{color:red}',
    '.used:not(.gone){color:red}',
    ':is(.gone,.used) p{color:red}',
    'body:has(.gone,.used) p{color:red}',
    '@layer base{.used{color:red}}',
  ])('keeps %s', (css) => {
    expect(cut(css, 'used')).toBe(css);
  });

  it.each([
    ['::-webkit-datetime-edit{padding:0}', 'n={type:"date"}'],
    ['::file-selector-button{margin:0}', 'n={type: "file"}'],
  ])('keeps %s for inputs that have this part, and drops it elsewhere', (css, script) => {
    expect(cut(`${css}.used{color:red}`, 'used', script)).toBe(`${css}.used{color:red}`);
    expect(cut(`${css}.used{color:red}`, 'used', 'n={type:"email"}')).toBe('.used{color:red}');
    expect(namesOf({ file: '/x.html', $: load('<input type="date">') })).toContain('<input type=date>');
  });

  it('finds the classes in island props, however deeply nested', () => {
    expect(
      wordsOfProps({ list: 'grid gap-4', cards: [{ mark: { className: 'late' } }, 3, null, true] }),
    ).toEqual(['grid', 'gap-4', 'late']);
  });

  it('drops unused animations and empty media rules', () => {
    expect(
      cut(
        '@keyframes turn{to{rotate:1turn}}@keyframes beat{to{scale:2}}.used{animation:beat 1s}@media print{.gone{color:red}}',
        'used',
      ),
    ).toBe('@keyframes beat{to{scale:2}}.used{animation:beat 1s}');
  });

  it('keeps the order of layers', () => {
    expect(cut('@layer theme,base;@layer theme{.gone{color:red}}@layer base{p{color:red}}', '')).toBe(
      '@layer theme,base;@layer theme{}@layer base{p{color:red}}',
    );
  });

  it('refuses to leave a page without any style', () => {
    expect(() => cut('.gone{color:red}', '')).toThrow('Nothing is left');
  });

  it('writes it as the oldest browsers read it', () => {
    const css = '.used{user-select:all}@media (width >= 40rem){.used{color:red}}';
    expect(pageStyle(css, new Set(['used']))).toBe(
      '.used{-webkit-user-select:all;user-select:all}@media (min-width:40rem){.used{color:red}}',
    );
  });
});

describe('the inline style', () => {
  it('replaces the link, points to the fonts from the root, and is allowed by its hash', () => {
    const plain = page(link);
    const source = inlineStyle(plain, '@font-face{src:url(../media/f.woff2)}a>b{color:red}');
    const text = plain.$('head style').text();
    expect(text).toBe('@font-face{src:url(/_next/static/media/f.woff2)}a>b{color:red}');
    expect(plain.$.html()).toContain('a>b{color:red}');
    expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(plain.$('link').length).toBe(0);
  });

  it('refuses a style that would close its own element', () => {
    expect(() => inlineStyle(page(link), 'a::before{content:"</style>"}')).toThrow('/x.html');
  });

  it.each([
    [link + link, '2 links, first to "/_next/static/chunks/a1.css".'],
    [
      '<link rel="stylesheet" href="https://cdn.example.com/a.css">',
      '1 links, first to "https://cdn.example.com/a.css".',
    ],
  ])('refuses a page whose links are "%s"', (head, found) => {
    expect(() => linkedSheet(page(head))).toThrow(
      new Error(
        `/x.html: the export has another shape than the finishing step expects. Expected: ${exportShape.sheet} Found: ${found}`,
      ),
    );
  });
});
