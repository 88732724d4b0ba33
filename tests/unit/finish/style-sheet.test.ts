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
import { listed } from '../../support/listed';

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
    const css =
      '.used{color:red}.\\32 xl\\:w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:m-0>p{margin:0}.late,.gone-too{color:blue}.gone{color:green}';
    expect(cut(css, 'used 2xl:w-1/2 [&>p]:m-0', 'n.className="late x"')).toMatchSnapshot();
  });

  it('keeps what may show on a page with one paragraph of the class "used"', () => {
    const sheets = `:where(.gone,hr) p{margin:0}
:is(.gone:is(.used,p),:not(.used).gone) p{margin:0}
body:has(>.gone) p{color:red}
p,hr{margin:0}textarea{resize:vertical}.used code{font-size:1em}
::selection{color:red}.used::backdrop{color:red}.used::before{content:"x"}p::first-letter{color:red}
details::details-content{color:red}
:focus-visible{outline:3px solid}
.used[data-state='near']{opacity:0}
.used[title="] .gone"]{color:red}
.used:not(.gone){color:red}
:is(.gone,.used) p{color:red}
body:has(.gone,.used) p{color:red}
@keyframes turn{to{rotate:1turn}}@keyframes beat{to{scale:2}}.used{animation:beat 1s}@media print{.gone{color:red}}
@layer theme,base;@layer theme{.gone{color:red}}@layer base{p{color:red}}
::-webkit-datetime-edit{padding:0}::file-selector-button{margin:0}`;
    // Without a rule that stays, the page would have no style.
    const left = (css: string) => cut(`${css}.used{top:0}`, 'used').replace(/\.used\{top:0\}$/, '');
    expect(listed(sheets, left)).toMatchSnapshot();
  });

  it('keeps the parts of inputs, and the elements, that a script makes', () => {
    const css =
      'textarea{resize:vertical}::-webkit-datetime-edit{padding:0}::file-selector-button{margin:0}.used{color:red}';
    const scripts = ['x("textarea",{})', 'n={type:"date"}', 'n={type: "file"}', 'n={type:"email"}'];
    expect(listed(scripts, (script) => cut(css, 'used', script))).toMatchSnapshot();
    expect(namesOf({ file: '/x.html', $: load('<input type="date">') })).toContain('<input type=date>');
  });

  it('finds the classes in island props, however deeply nested', () => {
    expect(
      wordsOfProps({ list: 'grid gap-4', cards: [{ mark: { className: 'late' } }, 3, null, true] }),
    ).toEqual(['grid', 'gap-4', 'late']);
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
