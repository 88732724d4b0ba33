import { load } from 'cheerio';
import { exportShape } from '@/scripts/finish/export-shape';
import { assertPlainPage, placePolicy, preloadPicture } from '@/scripts/finish/finish-page';
import { listed } from '../../support/listed';

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

test('a page that violates the policy is refused by its name', () => {
  const pages = `<p style="color:red">x</p>
<body><style>p{}</style></body>
<head><style>p{}</style><style>a{}</style></head>
<p>x</p><script>x()</script>
<img alt="" onerror="x()">
<head><style>p{}</style></head><body><p class="a">x</p></body>
<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>
<p data-on="a" content="on" lang="on">x</p>`;
  const checked = (markup: string) => {
    assertPlainPage({ file: '/x.html', $: load(markup) });
    return 'let through';
  };
  expect(listed(pages, checked)).toMatchSnapshot();
});

test('the policy goes behind the one character set at the top of the head', () => {
  const heads = `
<meta charset="utf-8"><meta charset="x">
<script src="/a.js"></script><meta charset="utf-8">
<meta charset="utf-8"><title>x</title>`;
  const placed = (head: string) => {
    const page = { file: '/x.html', $: load(`<head>${head}</head>`) };
    placePolicy(page, 'sha256-a');
    return page.$('head').html();
  };
  expect(listed(heads, placed)).toMatchSnapshot();
});
