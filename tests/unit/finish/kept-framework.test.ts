import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { keepFramework, type KeptParts } from '@/scripts/finish/keep-framework';
import { metaPolicy, styleSourceOf } from '@/scripts/hosting/headers';
import { stepsOf } from '@/scripts/build/build.mjs';
import { keptOnlyFile, keptSkipsFiles, keptSkipsTests } from '../../e2e/support/kept-framework';

const chunk = '/_next/static/chunks/a.js';
const parts: KeptParts = {
  first: { path: '/assets/trusted-first.1.js', body: 'first' },
  site: { path: '/assets/site-kept.1.js', body: 'site' },
  scripts: [{ src: chunk, integrity: 'sha384-chunk', isLater: true }],
};

/** A page with inline scripts that the finishing steps of the usual build would refuse. */
function kept(body: string, head = '') {
  const page = {
    file: '/x.html',
    $: load(
      `<html><head><meta charset="utf-8">${head}<script src="${chunk}" async></script></head><body>${body}</body></html>`,
    ),
  };
  const added = keepFramework(page, parts);
  return {
    ...page,
    added,
    sources: page
      .$('script')
      .toArray()
      .map((element) => page.$(element).attr('src') ?? page.$(element).attr('id')),
  };
}

describe('a page that keeps the framework', () => {
  it('has its inline scripts as files, each in its place, neighbors as one', () => {
    const { $, added, sources } = kept(
      '<p>x</p><script id="start">boot()</script><script>one()</script><script>two()</script><p>y</p><script>three()</script>',
    );
    expect(added.map(({ body }) => body)).toEqual(['boot()', 'one();\ntwo()', 'three()']);
    expect(sources).toEqual([
      '/assets/trusted-first.1.js',
      chunk,
      '/assets/site-kept.1.js',
      ...added.map(({ path }) => path),
    ]);
    expect($('#start').attr('src')).toBe(added[0]?.path);
    expect($('script').text()).toBe('');
    expect($('p').last().next().attr('src')).toBe(added[2]?.path);
  });

  it('holds every script to its digest, also those that come later', () => {
    const { $ } = kept(
      '<div data-island="x"></div><script>one()</script>',
      `<link rel="preload" as="script" href="${chunk}">`,
    );
    expect($('script[src]:not([integrity]), link[as="script"]:not([integrity])').length).toBe(0);
    expect(JSON.parse($('#island-runtime').text())).toEqual(parts.scripts);
    expect($('#island-runtime').next().attr('src')).toBe('/assets/site-kept.1.js');
  });

  it('has the policy of the site, relaxed by nothing but the styles that it carries', () => {
    const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    const policyOf = ({ $ }: ReturnType<typeof kept>) => $('meta[http-equiv]').attr('content') ?? '';
    expect(policyOf(kept('<p>x</p>'))).toBe(metaPolicy(''));
    const styled = kept('<p>x</p>', '<style>a{}</style><style>b{}</style>');
    expect(policyOf(styled)).toBe(metaPolicy(`${hash('a{}')} ${hash('b{}')}`));
    expect(styleSourceOf(styled.$.html())).toBe(`${hash('a{}')} ${hash('b{}')}`);
    expect(styled.$('head').children().eq(1).attr('http-equiv')).toBe('Content-Security-Policy');
    expect(styled.$('head').children().eq(2).attr('src')).toBe('/assets/trusted-first.1.js');
  });

  it('keeps data as it is', () => {
    const { $, added } = kept(
      '<script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>',
    );
    expect(added).toEqual([]);
    expect($('script[type="application/ld+json"]').text()).toBe('{"a":1}');
  });

  it.each([
    [
      '<script type="importmap">{}</script>',
      '/x.html: <script type="importmap"> is inline and cannot become a file.',
    ],
    ['<p style="color:red">x</p>', '/x.html: <p style="color:red"> has an inline style. Use a class.'],
    ['<p onclick="x()">x</p>', '/x.html: an element with onclick has an inline event handler.'],
  ])('is refused where the policy would break it: %s', (body, sentence) => {
    expect(() => kept(body)).toThrow(new Error(sentence));
  });
});

describe('the build that keeps the framework', () => {
  it('differs in the finishing step alone', () => {
    const words = (keepsFramework: boolean) =>
      stepsOf('rehearsal', keepsFramework).map(({ command }) => command.join(' '));
    expect(words(true)).toEqual(
      words(false).map((step) => (step.includes('finish.ts') ? `${step} --keep-framework` : step)),
    );
    expect(words(false).join()).not.toContain('--keep-framework');
  });
});

describe('what its browser tests leave out', () => {
  const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  const specs = files.map((name) => name.replace(/^.*\//, ''));
  const titles = files.map((name) => readFileSync(`tests/e2e/${name}`, 'utf8')).join('\n');

  it.each([...keptSkipsFiles.map(({ name }) => name), keptOnlyFile])('is there: %s', (name) => {
    expect(specs).toContain(name);
  });

  it.each(keptSkipsTests)('is there: "$name"', ({ name }) => {
    expect(titles.split(name).length - 1).toBe(1);
  });
});
