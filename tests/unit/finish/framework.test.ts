import { load } from 'cheerio';
import { exportShape } from '@/scripts/finish/export-shape';
import { assertNoFramework, frameworkFiles, takeOutFramework } from '@/scripts/finish/framework';

const page = (body: string, head = '') => ({
  file: '/x.html',
  $: load(`<html><head>${head}</head><body>${body}</body></html>`),
});
const refusal = (part: keyof typeof exportShape, found: string) =>
  new Error(
    `/x.html: the export has another shape than the finishing step expects. Expected: ${exportShape[part]} Found: ${found}`,
  );

describe('what the framework would start itself with', () => {
  it.each([
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script src="/_next/static/chunks/a.js" type="module"></script>',
    '<script>self.__next_f.push([1,"x"])</script>',
    '<script id="_R_">whatever comes next</script>',
    '<link rel="preload" as="script" href="/_next/static/chunks/a.js">',
    '<link rel="modulepreload" href="/_next/static/chunks/a.js">',
    '<meta name="next-size-adjust" content="">',
  ])('is taken out of the page: %s', (markup) => {
    const taken = page(markup, markup);
    takeOutFramework(taken);
    expect(taken.$.html()).toBe('<html><head></head><body></body></html>');
  });

  it.each([
    '<script type="application/ld+json">{}</script>',
    '<script type="application/json" data-island-props="">{}</script>',
    '<link rel="preload" as="image" href="/a.avif">',
  ])('does not take along what is not its own: %s', (markup) => {
    const left = page(markup);
    takeOutFramework(left);
    expect(left.$('body').html()).toBe(markup);
  });

  it.each([
    '<script src="https://cdn.example.com/a.js"></script>',
    '<script type="module">self.__next_f.push([1])</script>',
    '<script type="application/json">{}</script>',
  ])('is not any script that nobody knows, and the build stops: %s', (markup) => {
    expect(() => takeOutFramework(page(markup))).toThrow(refusal('scripts', markup));
  });
});

it.each([
  ['<script src="/a.js">__next_f</script>', '__next'],
  ['<a href="/_next/static/chunks/a.css">style</a>', '/_next/static/chunks/'],
])('a finished page with %s stops the build', (markup, left) => {
  expect(() => assertNoFramework(page(markup))).toThrow(refusal('folder', `"${left}" in the finished page.`));
  expect(() => assertNoFramework(page('<p>Next: a font of /_next/static/media/</p>'))).not.toThrow();
});

it('the files of the framework are all but pages, fonts and texts of our own', () => {
  const ours = ['/404.html', '/_next/static/media/a.woff2', '/about.html', '/about/team.html', '/robots.txt'];
  const its = [
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/a.css',
    '/_not-found.html',
    '/_not-found/__next._full.txt',
    '/about.txt',
    '/about/__next._tree.txt',
    '/about/team.txt',
  ];
  expect(frameworkFiles([...ours, ...its])).toEqual(its);
});
