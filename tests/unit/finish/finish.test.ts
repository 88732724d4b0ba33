import { load } from 'cheerio';
import { wayOut } from '@/scripts/finish/framework-contract';
import { takeFrameworkScripts } from '@/scripts/finish/framework-scripts';
import { placeOwnScript } from '@/scripts/finish/own-script';
import { assertPlainPage } from '@/scripts/finish/plain-page';
import { preloadPicture } from '@/scripts/finish/preload-picture';
import { placePolicy } from '@/scripts/finish/policy';

const chunk = '/_next/static/chunks/a1.js';
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>';
const payload =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>';
const html = (body: string) =>
  `<html><head><meta charset="utf-8"><link rel="preload" as="script" href="${chunk}"><script src="${chunk}" async></script><script src="/_next/static/chunks/poly.js" nomodule></script></head><body>${body}${bootstrap}<script src="${chunk}" async></script>${payload}</body></html>`;
const page = (body: string) => ({ file: '/x.html', $: load(html(body)) });
const read = () => Buffer.from('chunk');
const own = {
  site: { path: '/assets/site.1.js', body: Buffer.from('a') },
  siteWithIslands: { path: '/assets/islands.1.js', body: Buffer.from('b') },
};

describe('finishing a page without an island', () => {
  it('leaves no script but our own and the structured data', () => {
    const plain = page('<p>Text</p><script type="application/ld+json">{}</script>');
    const { scripts } = takeFrameworkScripts(plain, read, [], null);
    placeOwnScript(plain, own, scripts);
    expect(
      plain
        .$('script')
        .toArray()
        .map((element) => plain.$(element).attr('src') ?? plain.$(element).attr('type')),
    ).toEqual(['/assets/site.1.js', 'application/ld+json']);
    expect(plain.$('link[rel=preload]').length).toBe(0);
    expect(plain.$('p').text()).toBe('Text');
  });
});

describe('scripts that are nearly those of the framework', () => {
  const take = (markup: string) => () =>
    takeFrameworkScripts({ file: '/x.html', $: load(markup) }, read, [], null);
  const why = `is not a script that the finishing step knows. ${wayOut}`;

  it.each([
    ['<script id="_R_">other()</script>', '<script id="_R_"> (other())'],
    ['<script>(globalThis["TURBOPACK"] = 1)</script>', '<script> ((globalThis["TURBOPACK"] = 1))'],
    [
      '<script type="module">self.__next_f.push([1])</script>',
      '<script type="module"> (self.__next_f.push([1]))',
    ],
    [
      '<script src="/other.js">self.__next_f.push([1])</script>',
      '<script src="/other.js"> (self.__next_f.push([1]))',
    ],
    ['<script>x();self.__next_f.push([1])</script>', '<script> (x();self.__next_f.push([1]))'],
    [
      '<script src="/_next/static/chunks/a1.js?x" async></script>',
      '<script src="/_next/static/chunks/a1.js?x" async=""> ()',
    ],
    [`<script>${'y'.repeat(200)}</script>`, `<script> (${'y'.repeat(80)})`],
  ])('%s is refused', (markup, described) => {
    expect(take(markup)).toThrow(new Error(`/x.html: ${described} ${why}`));
  });

  it('must be complete where a page holds an island, and may be missing where it does not', () => {
    const sentence =
      '/x.html: the framework has no bootstrap or payload, although the page holds an island. ' + wayOut;
    expect(take(`<div data-island="x"></div>${payload}`)).toThrow(new Error(sentence));
    expect(take(`<div data-island="x"></div>${bootstrap}`)).toThrow(new Error(sentence));
    expect(take('<p>x</p>')()).toEqual({ scripts: [], added: [], payload: '' });
  });

  it('become files whose names say what they are', () => {
    const { added } = take(
      `<meta name="next-size-adjust"><div data-island="x"></div>${bootstrap}${payload}`,
    )();
    expect(added.map(({ path }) => path.replace(/-[^-]+\.js$/, ''))).toEqual([
      '/_next/static/islands/boot',
      '/_next/static/islands/page',
    ]);
    expect(added[1]?.body).toBe('(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"x"])');
  });
});

describe('finishing a page with an island', () => {
  it('lists each script once, in order, with integrity, and turns inline scripts into files', () => {
    const island = page('<div data-island="x"></div>');
    const { scripts, added } = takeFrameworkScripts(island, read, [chunk], null);
    placeOwnScript(island, own, scripts);
    expect(scripts.map((script) => script.src.replace(/-[\w]+\.js/, '-HASH.js'))).toEqual([
      '/_next/static/islands/boot-HASH.js',
      '/_next/static/islands/page-HASH.js',
      chunk,
    ]);
    expect(scripts.every((script) => script.integrity.startsWith('sha384-'))).toBe(true);
    expect(scripts[0]?.id).toBe('_R_');
    expect(String(added[1]?.body)).toContain('self.__next_f.push([1,"x"])');
    expect(JSON.parse(island.$('#island-runtime').text())).toEqual(scripts);
    expect(
      island
        .$('script[src]')
        .toArray()
        .map((element) => island.$(element).attr('src')),
    ).toEqual(['/assets/islands.1.js']);
    // Outside of what React hydrates: it would draw the page anew over an element that it does not know.
    expect(island.$('head > script').attr('src')).toBe('/assets/islands.1.js');
  });
});

describe('files that the bundler asks for later', () => {
  const chunks = '/_next/static/chunks/';
  const bodies: Readonly<Record<string, string>> = {
    [chunk]: 'import("static/chunks/game.js")',
    [`${chunks}game.js`]: '["static/chunks/sound.js"]',
    [`${chunks}sound.js`]: `back to ${chunk}`,
    [`${chunks}other.js`]: '',
  };

  it('are listed with their digests, those that they name too, and nothing else', () => {
    const { scripts } = takeFrameworkScripts(
      page('<div data-island="x"></div>'),
      (path) => Buffer.from(bodies[path] ?? ''),
      Object.keys(bodies),
      null,
    );
    const later = scripts.filter((script) => script.isLater);
    expect(later.map(({ src }) => src)).toEqual([`${chunks}game.js`, `${chunks}sound.js`]);
    expect(new Set(later.map(({ integrity }) => integrity)).size).toBe(2);
    expect(scripts.indexOf(later[0] as never)).toBe(3);
  });
});

describe('the picture above the fold', () => {
  const document = (
    sources: string,
    head = '<meta name="viewport" content="width=device-width"><style></style>',
    priority = ' fetchpriority="high"',
  ) => ({
    file: '/x.html',
    $: load(
      `<html><head><meta charset="utf-8">${head}</head><body><picture>${sources}<img src="/a.webp" alt=""${priority}></picture></body></html>`,
    ),
  });
  const links = ({ $ }: ReturnType<typeof document>) =>
    $('head > link')
      .toArray()
      .map((element) => $(element).attr());
  const avif = '<source type="image/avif" srcset="/a-480.avif 480w" sizes="100vw">';

  it('is asked for in the head, after the viewport and before the style', () => {
    const page = document(`${avif}<source type="image/webp" srcset="/a-480.webp 480w" sizes="100vw">`);
    preloadPicture(page);
    expect(links(page)).toEqual([
      {
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        fetchpriority: 'high',
        imagesrcset: '/a-480.avif 480w',
        imagesizes: '100vw',
      },
    ]);
    expect(
      page
        .$('head')
        .children()
        .toArray()
        .map(({ tagName }) => tagName),
    ).toEqual(['meta', 'meta', 'link', 'style']);
  });

  it('is asked for in one composition only', () => {
    const page = document(
      `<source media="(min-width: 40rem)" type="image/avif" srcset="/w.avif 1200w" sizes="66vw">${avif}`,
    );
    preloadPicture(page);
    expect(links(page).map((link) => link?.['media'])).toEqual([
      '(min-width: 40rem)',
      'not all and (min-width: 40rem)',
    ]);
  });

  it('is nothing on a page whose pictures may wait', () => {
    const page = document(avif, '', '');
    preloadPicture(page);
    expect(links(page)).toEqual([]);
  });

  it('stops the build where it could be chosen for the wrong width', () => {
    expect(() => preloadPicture(document(avif, '<style></style>'))).toThrow(
      '/x.html: <meta name="viewport"> occurs 0 times in the head',
    );
  });
});

describe('the finishing step refuses', () => {
  it.each([
    ['<script src="https://cdn.example.com/a.js"></script>', 'is not a script that the finishing step knows'],
    ['<script>alert(1)</script>', 'is not a script that the finishing step knows'],
    ['<script type="module">1</script>', 'is not a script that the finishing step knows'],
  ])('the unknown script %s, naming page and tag', (script, sentence) => {
    expect(() => takeFrameworkScripts(page(script), read, [], null)).toThrow(sentence);
    expect(() => takeFrameworkScripts(page(script), read, [], null)).toThrow('/x.html');
  });

  it.each([
    '<p style="color:red">x</p>',
    '<p>x</p><style>p{}</style>',
    '<head><style>p{}</style><style>a{}</style></head>',
    '<p onclick="x()">x</p>',
  ])('%s', (markup) => {
    expect(() => assertPlainPage({ file: '/x.html', $: load(markup) })).toThrow('/x.html');
  });
});

describe('a page that the policy would break', () => {
  const check = (markup: string) => () => assertPlainPage({ file: '/x.html', $: load(markup) });

  it.each([
    ['<p style="color:red">x</p>', '/x.html: <p style="color:red"> has an inline style. Use a class.'],
    ['<p style>x</p>', '/x.html: <p style=""> has an inline style. Use a class.'],
    [
      '<body><style>p{}</style></body>',
      '/x.html: <style> is not the one that the finishing step put into the head. Write it into app/globals.css.',
    ],
    [
      '<head><style>p{}</style><style>a{}</style></head>',
      '/x.html: <style> is not the one that the finishing step put into the head. Write it into app/globals.css.',
    ],
    ['<p>x</p><script>x()</script>', '/x.html: <script> is an inline script.'],
    ['<script type="module">x()</script>', '/x.html: <script> is an inline script.'],
    ['<p onclick="x()">x</p>', '/x.html: an element with onclick has an inline event handler.'],
    [
      '<div><img alt="" onerror="x()"></div>',
      '/x.html: an element with onerror has an inline event handler.',
    ],
  ])('%s is refused by its name', (markup, sentence) => {
    expect(check(markup)).toThrow(new Error(sentence));
  });

  it.each([
    '<p class="a">x</p>',
    '<head><style>p{}</style></head><body><p>x</p></body>',
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>',
    '<p data-on="a" content="on" lang="on">x</p>',
    '',
  ])('%s is let through', (markup) => {
    expect(check(markup)).not.toThrow();
  });
});

describe('the policy', () => {
  it('is written with its quotes, and refuses a page without a character set', () => {
    const plain = { file: '/x.html', $: load('<head><meta charset="utf-8"><meta charset="x"></head>') };
    placePolicy(plain, "'sha256-abc='");
    expect(plain.$.html('meta[http-equiv]')).toContain("style-src 'self' 'sha256-abc='");
    expect(plain.$('meta[http-equiv]').length).toBe(1);
    expect(() => placePolicy({ file: '/x.html', $: load('<p>x</p>') }, '')).toThrow(
      new Error(`/x.html: <meta charset> is missing. ${wayOut}`),
    );
  });

  it('comes before every script', () => {
    const plain = page('');
    placePolicy(plain, "'sha256-abc='");
    const names = plain
      .$('head')
      .children()
      .toArray()
      .map((element) => element.tagName);
    expect(plain.$('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain(
      "script-src 'self'",
    );
    expect(plain.$('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain(
      "style-src 'self' 'sha256-abc='",
    );
    expect(plain.$('head').children().eq(1).attr('http-equiv')).toBe('Content-Security-Policy');
    expect(names.indexOf('script')).toBeGreaterThan(1);
  });
});
