import { load } from 'cheerio';
import { exportShape } from '@/scripts/finish/export-shape';
import { assertPlainPage, placePolicy, preloadPicture } from '@/scripts/finish/finish-page';

describe('the picture above the fold', () => {
  const viewport = '<meta name="viewport" content="width=device-width">';
  const document = (sources: string, head = `${viewport}<style></style>`, priority = 'high') => ({
    file: '/x.html',
    $: load(
      `<html><head><meta charset="utf-8">${head}</head><body><picture>${sources}<img src="/a.webp" alt="" fetchpriority="${priority}"></picture></body></html>`,
    ),
  });
  const avif = '<source type="image/avif" srcset="/a-480.avif 480w" sizes="100vw">';

  it('is preloaded in one composition only', () => {
    const page = document(
      `<source media="(min-width: 40rem)" type="image/avif" srcset="/w.avif 1200w" sizes="66vw">${avif}`,
    );
    preloadPicture(page);
    const links = page.$('head > link').toArray();
    expect(links.map(({ attribs }) => attribs['media'])).toEqual([
      '(min-width: 40rem)',
      'not all and (min-width: 40rem)',
    ]);
  });

  it('stops the build if it could be chosen for the wrong width', () => {
    expect(() => preloadPicture(document(avif, '<style></style>'))).toThrow(
      `/x.html: the export has another shape than the finishing step expects. Expected: ${exportShape.viewport} Found: 0 of them.`,
    );
  });
});

describe('a page that violates the policy', () => {
  const otherStyle =
    '/x.html: <style> is not the one that the finishing step put into the head. Write it into app/globals.css.';
  const check = (markup: string) => () => assertPlainPage({ file: '/x.html', $: load(markup) });

  it.each([
    ['<p style="color:red">x</p>', '/x.html: <p style="color:red"> has an inline style. Use a class.'],
    ['<body><style>p{}</style></body>', otherStyle],
    ['<head><style>p{}</style><style>a{}</style></head>', otherStyle],
    ['<p>x</p><script>x()</script>', '/x.html: <script> is an inline script.'],
    ['<img alt="" onerror="x()">', '/x.html: an element with onerror has an inline event handler.'],
  ])('%s is refused by its name', (markup, sentence) => {
    expect(check(markup)).toThrow(new Error(sentence));
  });

  it.each([
    '<head><style>p{}</style></head><body><p class="a">x</p></body>',
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>',
    '<p data-on="a" content="on" lang="on">x</p>',
  ])('%s is let through', (markup) => {
    expect(check(markup)).not.toThrow();
  });
});

describe('the policy', () => {
  it.each([
    ['', 0],
    ['<meta charset="utf-8"><meta charset="x">', 2],
    ['<script src="/a.js"></script><meta charset="utf-8">', 1],
  ])('has no place in a head with "%s"', (head, count) => {
    expect(() => placePolicy({ file: '/x.html', $: load(`<head>${head}</head>`) }, '')).toThrow(
      new Error(
        `/x.html: the export has another shape than the finishing step expects. Expected: ${exportShape.charset} Found: ${count} of them.`,
      ),
    );
  });
});
