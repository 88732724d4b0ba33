import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { allPlaceholders } from '@/content/registry';
import { routeList } from '@/content/routes';
import { startServer } from '@/scripts/hosting/local-server';
import { listPaths, pageFile } from '@/scripts/hosting/site-files';

const preview = '.cache/trees/preview/out';
const rehearsal = '.cache/trees/one/out';
const pageOf = (path: string) => load(readFileSync(preview + pageFile(path), 'utf8'));
const count = allPlaceholders().length;

let url = '';
let stop = () => {};

test.beforeAll(async () => {
  const started = await startServer({ root: preview, port: 0 });
  url = started.url;
  stop = () => {
    started.server.close();
    started.server.closeAllConnections();
  };
});
test.afterAll(() => stop());

test('every page of a preview stays out of the index and keeps the canonical of the real site', () => {
  for (const path of [...routeList.map((route) => route.path), '/404', '/preview']) {
    const $ = pageOf(path);
    expect($('meta[name="robots"]').attr('content'), path).toContain('noindex');
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    expect(canonical, path).not.toContain('preview');
    if (path.startsWith('/preview') || path === '/404') expect(canonical).toBe('');
    else expect(new URL(canonical).pathname).toBe(path);
  }
  expect(readFileSync(`${preview}/robots.txt`, 'utf8')).toMatch(/Allow: \//);
  expect(readFileSync(`${preview}/sitemap.xml`, 'utf8')).not.toContain('preview');
});

test('every page carries the badge with the number of placeholders and the commit, and it leads to the list', async ({ page }) => {
  await page.goto(`${url}/about`);
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText(`Preview - ${count} placeholders`);
  await expect(badge).toContainText(/[0-9a-f]{7}/);
  await badge.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is not ready');
  for (const { path } of routeList) expect(pageOf(path)('#preview-badge').length, path).toBe(1);
});

test('the switch is off at first, and outlines each placeholder with what is missing', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => (message.type() === 'error' ? faults.push(message.text()) : undefined));
  await page.goto(`${url}/about`);
  const shown = page.locator('[data-placeholder="Name of the Executive director."]');
  const lookOf = () => shown.evaluate((element) => [getComputedStyle(element).outlineStyle, getComputedStyle(element, '::after').content]);
  await expect(page.getByLabel('Outline them')).not.toBeChecked();
  expect(await lookOf()).toEqual(['none', 'none']);
  await page.getByLabel('Outline them').check();
  expect(await lookOf()).toEqual(['dashed', '"Name of the Executive director."']);
  await page.getByLabel('Outline them').uncheck();
  expect(await lookOf()).toEqual(['none', 'none']);
  expect(faults).toEqual([]);
});

test('the list names every placeholder by owner, and by the pages that show it', () => {
  const $ = pageOf('/preview');
  for (const list of ['#by-owner', '#by-page']) {
    const text = $(list).text().replace(/\s+/g, ' ');
    const lost = allPlaceholders().filter(({ field, missing, owner }) => !text.includes(field) || !text.includes(`${missing} (${owner})`.replace(/\s+/g, ' ')));
    expect(lost, list).toEqual([]);
  }
  expect($('#by-owner li').length).toBe(count);
  const about = $('#by-page section').filter((_, section) => $(section).find('h3 a').attr('href') === '/about');
  expect(about.text()).toContain('Name of the Executive director.');
  expect(about.text()).not.toContain('Testimonial');
});

test('the list shows every page small', async ({ page }) => {
  await page.goto(`${url}/preview`);
  for (const { path } of routeList) {
    const image = page.locator(`#pages a[href="${path}"] img`);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), { message: path }).toBe(480);
  }
});

test('the list shows each picture that is new or changed since the last release, and no other', () => {
  const $ = pageOf('/preview');
  expect($('#pictures li').toArray().map((item) => $(item).text())).toEqual(['home-herochanged', 'team-legalnew']);
  expect(listPaths(preview)).toContain($('#pictures li img').first().attr('src'));
  expect($('#pictures').text()).toContain('20260101T000000Z-earlier');
});

/** Words that only a preview may hold: names of its parts, and what is missing of each placeholder. */
function tracesIn(root: string): readonly string[] {
  const words = ['preview-badge', 'preview-outline', 'preview-report', 'data-placeholder', 'Preview - ', 'What is not ready', 'Outline them', 'placeholders'];
  const sentences = allPlaceholders().map((found) => found.missing).filter((sentence) => sentence.length > 24);
  return listPaths(root).flatMap((path) => {
    if (/preview/i.test(path)) return [`${path} is a file of the preview`];
    if (!/\.(?:html|txt|js|css|json|xml|webmanifest|svg)$/.test(path)) return [];
    const body = readFileSync(root + path, 'utf8');
    return [...words, ...sentences].filter((word) => body.includes(word)).map((word) => `${path} holds "${word}"`);
  });
}

test('no byte of a preview is left in a rehearsal, which is what production would serve', () => {
  expect(tracesIn(rehearsal)).toEqual([]);
  // The same search finds them where they belong.
  expect(tracesIn(preview).length).toBeGreaterThan(200);
});

test('a rehearsal has the same files as a preview, but for those of the preview', () => {
  const named = (path: string) => path.replace(/[.-][\w~-]{8,}(?=\.\w+$)/, '.*');
  const only = (a: string, b: string) => [...new Set(listPaths(a).filter((path) => !path.startsWith('/_next/')).map(named))].filter((path) => !listPaths(b).map(named).includes(path));
  expect(only(rehearsal, preview)).toEqual([]);
  expect(only(preview, rehearsal).filter((path) => !/preview/.test(path))).toEqual([]);
});
