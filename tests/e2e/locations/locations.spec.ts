import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { testDay } from '../../../scripts/run/today';
import { sampleCities } from '../support/pages';
import { chooserSection } from '../../../content/locations/course-chooser';
import { locations } from '../../../content/locations/locations';
import { finderLabels } from '../../../content/locations/locations-page';
import { cityLabel } from '../../../lib/site/city-label';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { everyOf } from '../support/every-of';

const path = '/locations';
const first = locations[0]!;
const search = (page: Page) => page.getByRole('searchbox', { name: finderLabels.searchLabel });

test("without JavaScript a city's entry opens from its map dot, and no dead control is left", async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('link', { name: cityLabel(first), exact: true }).click();
  await expect(page.locator(`#${first.id}`).getByRole('link', { name: /AHA Classes/ })).toBeVisible();
  for (const text of [finderLabels.emptyText, finderLabels.questions, chooserSection.lead])
    for (const part of await everyOf(page.getByText(text))) await expect(part).toBeHidden();
  await expect(page.locator('main :is(button, select, input)').filter({ visible: true })).toHaveCount(0);
});

test('neither a typed place nor a position leaves the device', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 33.5, longitude: -112 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await openHydrated(page, path);
  expect(asked.filter((request) => request.includes('/gazetteer/'))).toEqual([]);
  const offers = page.getByRole('search').getByRole('button', { name: /mile/ });
  await search(page).fill('99723-1000');
  await expect(offers.first()).toBeVisible();
  expect(asked.filter((request) => request.includes('99723'))).toEqual([]);
  await search(page).fill('');
  asked.length = 0;
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await offers.first().click();
  await expect(page).toHaveURL(/\?city=/);
  // The browser may fetch the favicon.
  expect(asked.filter((request) => !request.includes('/icons/'))).toEqual([]);
});

test('a wide screen shows the states exactly below the dots, and each dot has a 24 px target', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const states = page.locator('figure img[src*="us-states"]');
  await expect.poll(() => states.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(975);
  // At one moment, because what is above them may still change.
  const boxes = await page.locator('figure').evaluate((figure) =>
    [...figure.querySelectorAll('img[src*="us-states"], svg')].slice(0, 2).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].join();
    }),
  );
  expect(boxes[0]).toBe(boxes[1]);
  await page.setViewportSize({ width: 768, height: 900 });
  const small = await page.locator('svg a[data-city] polygon').evaluateAll((areas) =>
    areas.filter((area) => {
      const { width, height } = area.getBoundingClientRect();
      return Math.min(width, height) < 24;
    }),
  );
  expect(small).toHaveLength(0);
});

test('the page of a city has low rows on a phone, and saves a class as a calendar file, in UTC, without React', async ({
  page,
}) => {
  const [city] = sampleCities;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date(`${testDay}T12:00:00`));
  await page.goto(city!.path);
  const rows = page.locator('main [data-day]');
  await expect(rows).toHaveCount(city!.classes.length);
  await expect(page.locator('[data-island], #island-files')).toHaveCount(0);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(62);
  const download = page.waitForEvent('download');
  await rows.locator('> button').first().click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
});
