import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { claims } from '@/content/company/claims';
import { company } from '@/content/company/company';
import { starsLabel } from '@/content/site/page-labels';
import { routeList } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';
import { allPlaceholders } from '@/scripts/check/all-content';
import { hasFixedTables } from '@/scripts/check/fixed-tables';
import { startServer } from '@/scripts/hosting/local-server';
import { listPaths, pageFile } from '@/scripts/hosting/site-files';
import { tolerance } from '../e2e/support/browsers';
import { everyOf } from '../e2e/support/every-of';
import { simpleProducts } from '../e2e/support/products';
import { waitForFonts } from '../e2e/support/typefaces';

const preview = '.cache/trees/preview/out';
const rehearsal = '.cache/trees/one/out';
const pageOf = (path: string) => load(readFileSync(preview + pageFile(path), 'utf8'));
const placeholders = await allPlaceholders();
const count = placeholders.length;

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

test('every page of a preview is noindex and keeps the canonical URL of the real site', () => {
  for (const path of [...routeList.map((route) => route.path), '/404', '/preview', '/preview/parts']) {
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

test('every page has the badge with the number of placeholders and the commit, linked to the list', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => (message.type() === 'error' ? faults.push(message.text()) : undefined));
  for (const { path } of routeList) expect(pageOf(path)('#preview-badge').length, path).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/about`);
  const sentences = pageOf('/about')('main [data-placeholder]')
    .toArray()
    .map((element) => element.attribs['data-placeholder'] ?? '');
  // One that is on the page only once.
  const missing = sentences.find((one) => sentences.filter((other) => other === one).length === 1) ?? '';
  const marked = page.locator(`[data-placeholder=${JSON.stringify(missing)}]`);
  const lookOf = () =>
    marked.evaluate((one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one, '::after').content]);
  const outlines = page.getByLabel('Outline them');
  await expect(outlines).not.toBeChecked();
  expect(await lookOf()).toEqual(['none', 'none']);
  await outlines.check();
  expect(await lookOf()).toEqual(['dashed', JSON.stringify(missing)]);
  await outlines.uncheck();
  expect(await lookOf()).toEqual(['none', 'none']);

  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText(new RegExp(`Preview - ${count} placeholders\\s*[0-9a-f]{7}`));
  for (const [path, part] of [
    ...simpleProducts.slice(0, 1).map(({ path, id }) => [`${path}?cart=${id}`, '.cart-summary'] as const),
    ['/collapse', '.emergency-call'] as const,
  ]) {
    await page.goto(url + path);
    const covered = (await page.locator(part).boundingBox())!;
    const { y, height } = (await badge.boundingBox())!;
    expect(y + height, `lower edge of the badge above ${part}`).toBeLessThan(covered.y);
  }
  await badge.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview');
  // Collapsed until a part is opened, and filtered by the chosen owner and page.
  const root = page.locator('html');
  expect(await root.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(6000);
  expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390);
  const owners = page.locator('.report-owner > summary');
  await page.getByRole('combobox', { name: /^Person/ }).selectOption('legal');
  await expect(owners.filter({ visible: true })).toHaveText([/^legal/]);
  await page.getByRole('combobox', { name: /^Person/ }).selectOption('');
  await page.getByRole('combobox', { name: /^Page/ }).selectOption('/about');
  for (const owner of await everyOf(owners.filter({ visible: true }))) await owner.click();
  const asks = (hasText: string) => page.locator('.report-question').filter({ visible: true, hasText });
  await expect(asks('The real person in place of this sample').first()).toBeVisible();
  await expect(asks('The main phone number')).toHaveCount(0);

  for (const { path } of routeList) await expect(page.locator(`#pages a[href="${path}"]`)).toBeVisible();
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`every part looks as in its snapshot, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 9_000 });
    await page.goto(`${url}/preview/parts`, { waitUntil: 'networkidle' });
    await waitForFonts(page);
    for (const fold of await everyOf(page.locator('.report details > summary'))) await fold.click();
    const shot = await page.locator('main').screenshot({ type: 'jpeg', quality: 70, animations: 'disabled' });
    expect(shot).toMatchSnapshot(`parts-${colorScheme}.jpg`, tolerance);
  });

test('the report lists every placeholder once, by owner, and links to each place where it shows', () => {
  const $ = pageOf('/preview');
  const samples = $('#placeholders .report-sample');
  expect(samples.length).toBe(count);
  const text = $('#placeholders').text().replace(/\s+/g, ' ');
  const lost = placeholders.filter(
    ({ file, field, missing }) =>
      !text.includes(`${file}: `) ||
      // The preview has one more class, so its row numbers differ.
      !text.includes(field.replace(/^row \d+ /, '')) ||
      !text.includes(missing.replace(/\s+/g, ' ')),
  );
  expect(lost).toEqual([]);
  const director = samples.filter((_, sample) =>
    $(sample).closest('.report-question').text().startsWith('The real person in place of this sample'),
  );
  expect(director.find('a').attr('href')).toMatch(/^\/about(?:#|$)/);
  for (const link of $('.report a').toArray()) {
    const [path = '', anchor = ''] = ($(link).attr('href') ?? '').split('#');
    if (anchor !== '')
      expect([link.attribs['href'], pageOf(path)(`[id="${anchor}"]`).length]).toEqual([
        link.attribs['href'],
        1,
      ]);
  }
});

test('the report says what was approved', () => {
  test.skip(!hasFixedTables(), 'Each fact that the company settles leaves the report.');
  const $ = pageOf('/preview');
  const told = $('.report-question > :first-child, .report-sample').toArray();
  const lines = told.map((part) => {
    const links = $(part).find('a').toArray();
    return [$(part).text().replace(/\s+/g, ' ').trim(), ...links.map(({ attribs }) => attribs['href'])].join(
      ' ',
    );
  });
  expect(lines.join('\n')).toMatchSnapshot('preview.txt');
});

/** Sample values of the company itself, as pages print them. */
const printed = [
  ...[company.name, company.shortName, company.phone, company.supportEmail].map((fact) => factValue(fact)),
  ...(claims.reviews === null
    ? []
    : [interpolate(starsLabel, { rating: factValue(claims.reviews.rating).toFixed(1) })]),
  `${claims.locationsEverywhere.value} locations`,
];

test('no page prints a fact of the sample company unmarked', () => {
  const unmarked = routeList.flatMap(({ path }) => {
    const $ = pageOf(path);
    $('script, style, template, #preview-badge, [data-placeholder]').remove();
    const text = $('body').text();
    return printed.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`);
  });
  expect(unmarked).toEqual([]);
  const whole = pageOf('/')('body').text();
  for (const text of printed) expect(whole).toContain(text);
});

/** Each change in the report: its kind, the removed text, the added text. */
function changesIn($: ReturnType<typeof pageOf>) {
  const bare = (text: string) => text.replace(/(?:added|removed): |[−+] /g, '').trim();
  return $('.report-changes > li')
    .toArray()
    .map((item) => {
      const of = (tag: string) => bare($(item).find(tag).text());
      return [$(item).find('h3').text(), of('del'), of('ins')].join(' | ');
    })
    .sort();
}

test('the report shows exactly the price, the class, the sentence and the picture that differ from the release', () => {
  const $ = pageOf('/preview');
  expect(changesIn($)).toEqual([
    'Class |  | March 14, 2099, 9:00 AM to 5:00 PM · 7 spots, Atlanta, GA',
    'Picture |  | ',
    'Price | $149.00 | $159.00',
    'Text | gone | lost',
  ]);
  expect($('#changes').text()).toContain('20260101T000000Z-earlier');
  const [before, after] = $('.report-pictures img')
    .toArray()
    .map((image) => image.attribs['src'] ?? '');
  expect(listPaths(preview)).toEqual(expect.arrayContaining([before, after]));
  expect(after).toContain('team-legal-480.0badcafe');
  expect($('.report-changes a').first().attr('href')).toMatch(/^\//);
});

/** Text that only a preview may contain: names of its parts, and the question of each placeholder. */
function tracesIn(root: string): readonly string[] {
  const words = [
    'preview-badge',
    'preview-outline',
    'preview-report',
    'report-question',
    'data-placeholder',
    'Preview - ',
    'What is not ready',
    'Outline them',
    'placeholders',
  ];
  const sentences = placeholders.map((found) => found.missing).filter((sentence) => sentence.length > 24);
  return listPaths(root).flatMap((path) => {
    if (/preview/i.test(path)) return [`${path} is a file of the preview`];
    if (!/\.(?:html|txt|js|css|json|xml|webmanifest|svg)$/.test(path)) return [];
    const body = readFileSync(root + path, 'utf8');
    return [...words, ...sentences]
      .filter((word) => body.includes(word))
      .map((word) => `${path} holds "${word}"`);
  });
}

test('no byte of a preview is left in a rehearsal, which equals production', () => {
  expect(tracesIn(rehearsal)).toEqual([]);
  // The same search finds them in the preview.
  expect(tracesIn(preview).length).toBeGreaterThan(200);
});
