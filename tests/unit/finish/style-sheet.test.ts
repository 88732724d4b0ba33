import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { cutStyle, inlineStyle, linkedSheet, wordsOf } from '@/scripts/finish/style-sheet';

const link = '<link rel="stylesheet" href="/_next/static/chunks/a1.css" data-precedence="next">';
const cut = (css: string, texts: readonly string[]) => cutStyle(css, texts.map(wordsOf));
const page = (head: string) => ({ file: '/x.html', $: load(`<html><head><meta charset="utf-8">${head}</head><body><p class="used">x</p></body></html>`) });

describe('cutting the style sheet to its pages', () => {
  it('keeps what a page or a script names, and drops the rest', async () => {
    const { css } = await cut('.used{color:red}.md\\:w-1\\/2{width:50%}.late{color:blue}.gone{color:green}', ['<p class="used md:w-1/2">x</p>', 'n.className="late"']);
    expect(css).toContain('.used');
    expect(css).toContain('.md\\:w-1\\/2');
    expect(css).toContain('.late');
    expect(css).not.toContain('.gone');
  });

  it('keeps states that only a script or the browser sets', async () => {
    const { css } = await cut(".used[data-state='near']{opacity:0}.used:not([open]) p{color:red}html:not([data-islands]) .used{color:blue}", ['<html><p class="used">x</p></html>']);
    expect(css).toContain("[data-state='near']");
    expect(css).toContain(':not([open])');
    expect(css).toContain('data-islands');
  });

  it('keeps rules for paper, dark and forced colors, and drops animations that nobody plays', async () => {
    const { css } = await cut('@media print{.used{color:#000}}@media (forced-colors:active){.used{color:CanvasText}}@keyframes turn{to{rotate:1turn}}@keyframes beat{to{scale:2}}.used{animation:beat 1s}', ['<p class="used">']);
    expect(css).toContain('print');
    expect(css).toContain('CanvasText');
    expect(css).toContain('beat{');
    expect(css).not.toContain('turn{');
  });

  it('refuses to leave a page without any style', async () => {
    await expect(cut('.gone{color:red}', ['<p>x</p>'])).rejects.toThrow('Nothing is left');
  });
});

describe('the style in the page', () => {
  it('replaces the link, points to the fonts from the root, and is named by its hash', () => {
    const plain = page(link);
    const source = inlineStyle(plain, { css: '@font-face{src:url(../media/f.woff2)}a>b{color:red}' }, false);
    const text = plain.$('head style').text();
    expect(text).toBe('@font-face{src:url(/_next/static/media/f.woff2)}a>b{color:red}');
    expect(plain.$.html()).toContain('a>b{color:red}');
    expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(plain.$('link').length).toBe(0);
  });

  it('leaves the link of a page with an island to the framework, switched off', () => {
    const island = page(link);
    inlineStyle(island, { css: 'a{}' }, true);
    expect(island.$('link[disabled]').attr('href')).toBe('/_next/static/chunks/a1.css');
  });

  it('refuses a style that would end inside its own text', () => {
    expect(() => inlineStyle(page(link), { css: 'a::before{content:"</style>"}' }, false)).toThrow('/x.html');
  });

  it.each(['', link + link, '<link rel="stylesheet" href="https://cdn.example.com/a.css">'])('refuses a page whose links are "%s"', (head) => {
    expect(() => linkedSheet(page(head))).toThrow('/x.html');
  });
});
