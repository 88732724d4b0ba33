import { expect, test } from './fixtures';
import { graphOf, storedPage } from './site';

const programPages = ['/osha-compliance', '/continuing-education', '/business-opportunities'];

type CourseNode = { '@id': string; offers?: { price?: string; priceSpecification?: { minPrice: number; maxPrice: number } } };

for (const path of programPages) {
  test.describe(path, () => {
    test('offers to search engines only what stands in the program itself', () => {
      const page = storedPage(path);
      const list = graphOf(page).find((node) => node['@type'] === 'ItemList') as { itemListElement: readonly { item: CourseNode }[] };
      expect(list.itemListElement.length).toBeGreaterThanOrEqual(3);
      for (const { item } of list.itemListElement) {
        const words = page.$(`[id="${item['@id'].split('#')[1]}"]`).text();
        const amounts = item.offers === undefined ? [] : [item.offers.price ?? '', item.offers.priceSpecification?.minPrice ?? '', item.offers.priceSpecification?.maxPrice ?? ''];
        for (const amount of amounts.filter((entry) => entry !== '')) expect(words.replaceAll(',', '')).toContain(`$${amount}`);
        if (words.includes('Contact us for pricing')) expect(item.offers).toBeUndefined();
      }
    });

    test('names no class date, no hidden block and no made-up number of seats', () => {
      const words = storedPage(path).$('main').text();
      expect(words).not.toMatch(/\b999\b|spots? available|Course Access|Upcoming (?:Training Sessions|Classes)/);
    });

    test('carries nothing of the framework', () => {
      const { $ } = storedPage(path);
      expect($('script[src*="_next"], [id="island-runtime"]').length).toBe(0);
    });
  });
}

test('the decision strip leads to the program, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/osha-compliance');
  await page.getByRole('link', { name: /You handle patient records/ }).click();
  await expect(page).toHaveURL(/#hipaa$/);
  await expect(page.getByRole('heading', { name: 'HIPAA for Your Workplace' })).toBeInViewport();
  await page.getByRole('link', { name: /The site holds hazardous waste/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'HAZWOPER 40-Hour + GHS' })).toBeInViewport();
});

test('the table of prices reads as a table on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/continuing-education');
  const row = page.getByRole('row', { name: /Paramedic Renewal/ });
  await expect(row.getByRole('rowheader')).toContainText('Paramedic Renewal');
  await expect(row.getByRole('cell', { name: '$149.00' })).toBeVisible();
  await expect(row.getByRole('cell', { name: '40 CE credits' })).toBeVisible();
});

test('the mails of the program pages carry the subjects of the specification', () => {
  const subjects = programPages.map((path) => storedPage(path).$('main a[href^="mailto:"]').toArray().map((link) => new URL(link.attribs['href'] ?? '').searchParams.get('subject')));
  expect(subjects.map((found) => [...new Set(found)])).toEqual([['Group Training Request'], ['Continuing Education Inquiry'], ['Business Opportunity Inquiry']]);
});

test('the terms lead to both documents at their older addresses', async ({ page }) => {
  await page.goto('/terms-of-service');
  for (const [name, heading] of [['Privacy notice', 'Privacy notice'], ['Website terms', 'Website terms']] as const) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\.html$/);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
  }
});

test('the certifications have the anchor of the specification', async ({ page }) => {
  await page.goto('/about#certifications');
  await expect(page.getByRole('heading', { name: 'Recognized Certifications' })).toBeInViewport();
});

test('an address that does not exist answers 404, keeps search engines out and helps', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain('href="/locations"');
  expect(html).toMatch(/href="tel:\d+"/);
});
