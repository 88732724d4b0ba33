import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { nextCount } from '../../../components/locations/city-directory';
import { nextOfEach } from '../../../components/locations/model/city-dates';
import { cityPageOf } from '../../../components/locations/model/city-pages';
import { bookingLabel } from '../../../content/courses/class-list';
import { testDay } from '../../../scripts/run/today';
import { sampleCities } from '../support/pages';
import { company } from '../../../content/company/company';
import { chooserSection } from '../../../content/locations/course-chooser';
import { classKinds, locations } from '../../../content/locations/locations';
import { finderLabels } from '../../../content/locations/locations-page';
import { outboundHref } from '../../../components/links/outbound-link';
import type { OutboundId } from '../../../content/site/outbound';
import { classHref } from '../../../lib/courses/class-page';
import { mailHref, telHref } from '../../../lib/text/contact-links';
import { factValue } from '../../../lib/facts/facts';
import { interpolate } from '../../../lib/text/interpolate';
import { nearestPlaces, type Position } from '../../../lib/locations/distance';
import { formFor } from '../../../lib/locations/locations';
import { cityLabel } from '../../../lib/site/city-label';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { attributesOf, storedFiles, storedPage } from '../support/site';
import { isLong } from '../support/length';
import { everyOf } from '../support/every-of';

const path = '/locations';
const [first, last] = [locations[0]!, locations.at(-1)!];
const nearestTo = (position: Position) => nearestPlaces(locations, position, 1)[0]!.place;
const chosen = (page: Page) => page.locator('#chosen-city');
const search = (page: Page) => page.getByRole('searchbox', { name: finderLabels.searchLabel });

test.describe('The exported page, before any script runs', () => {
  const { $ } = storedPage(path);

  test('counts its cities and states below the map, where the District of Columbia is no state', () => {
    const states = new Set(locations.map(({ state }) => state));
    const places = `${[...states].filter((state) => state !== 'DC').length} states${states.has('DC') ? ' and Washington, DC' : ''}`;
    expect($('figure figcaption').first().text()).toBe(`${locations.length} cities in ${places}.`);
  });

  test('has every city with phone, email, its next dates, its page and its six forms', () => {
    for (const location of locations) {
      const page = cityPageOf(cityLabel(location));
      const title = $(`details[id="${location.id}"] > summary`).text();
      expect(title, location.id).toContain(factValue<string>(location.city));
      expect(attributesOf($, `details[id="${location.id}"] a`, 'href'), location.id).toEqual([
        telHref(factValue(company.phone)),
        mailHref({ to: factValue(company.schedulingEmail) }),
        ...nextOfEach(page.classes)
          .slice(0, nextCount)
          .map(({ row, offer }) => classHref(path, offer.id, row.dated)),
        page.path,
        ...classKinds.map((kind) => outboundHref(formFor<OutboundId>(kind.form, location.id))),
      ]);
    }
    expect($('details[data-city]')).toHaveLength(locations.length);
  });

  test('has a dot for every city, each a named link to its entry', () => {
    const dots = $('svg a[data-city]')
      .toArray()
      .map(({ attribs }) => [attribs['href'], attribs['aria-label']]);
    expect(dots.sort()).toEqual(locations.map((location) => [`#${location.id}`, cityLabel(location)]).sort());
  });

  test("the map's empty frame has the proportions of the map, so nothing shifts", () => {
    const drawing = $('svg:has(a[data-city])');
    const frame = drawing.parent().attr('class') ?? '';
    expect(frame).toContain('content-visibility:auto');
    expect(frame).toContain(`aspect-[${drawing.attr('width')!}/${drawing.attr('height')!}]`);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a city's entry opens from its map dot and from a click, and no dead control is left", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.getByRole('link', { name: cityLabel(first), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${first.id}$`));
    await expect(page.locator(`#${first.id}`).getByRole('link', { name: /AHA Classes/ })).toBeVisible();
    for (const text of [finderLabels.emptyText, finderLabels.questions, chooserSection.lead])
      for (const part of await everyOf(page.getByText(text))) await expect(part).toBeHidden();
    await page.goto(path);
    await page.locator(`#${last.id} > summary`).click();
    await expect(page.locator(`#${last.id}`).getByRole('link', { name: /Red Cross Classes/ })).toBeVisible();
    for (const control of await everyOf(page.locator('main').locator('button, select, input')))
      await expect(control).toBeHidden();
  });
});

test('neither typed text nor a position leaves the device, and both lead to the nearest cities', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  const here = { latitude: 33.5, longitude: -112 };
  await context.setGeolocation(here);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await openHydrated(page, path);
  expect(asked.filter((request) => request.includes('/gazetteer/'))).toEqual([]);
  const offers = page.getByRole('search').getByRole('button', { name: /mile/ });
  await search(page).fill('99723-1000');
  await expect(
    page.getByText(interpolate(finderLabels.placeFar, { place: 'ZIP code 99723' })).first(),
  ).toBeVisible();
  await expect(offers.first()).toContainText(cityLabel(nearestTo({ latitude: 71.3, longitude: -156.7 })));
  expect(asked.filter((request) => request.includes('99723'))).toEqual([]);
  await search(page).fill('');
  asked.length = 0;
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect(offers).toHaveCount(Math.min(3, locations.length));
  await offers.first().click();
  await expect(chosen(page)).toHaveText(cityLabel(nearestTo(here)));
  // The browser may fetch the favicon.
  expect(asked.filter((request) => !request.includes('/icons/'))).toEqual([]);
  expect(new URL(page.url()).search).toBe(`?city=${nearestTo(here).id}`);
});

test('both place files are small enough to fetch on a slow phone', () => {
  for (const [file, budget] of [
    ['cities', 50_000],
    ['zips', 56_000],
  ] as const) {
    const path = [...storedFiles].find((stored) => stored.startsWith(`/assets/gazetteer/${file}.`));
    expect(brotliCompressSync(readFileSync(`out${path}`)).length, file).toBeLessThan(budget);
  }
});

test.describe('In every state', () => {
  const states: readonly { readonly name: string; readonly address: string; readonly typed?: string }[] = [
    { name: 'a chosen city', address: `${path}?city=${first.id}&class=acls` },
    { name: 'a question', address: `${path}?need=work` },
    { name: 'a result', address: `${path}?need=clinical.pals.first.online` },
    { name: 'matches of the search', address: path, typed: 'san' },
    { name: 'an unknown place', address: path, typed: 'nowhere' },
  ];

  /** States alternate between the widths; the nightly run covers both. */
  for (const [turn, { name, address, typed }] of states.entries()) {
    for (const width of [320, 1440].filter((_, index) => isLong || turn % 2 === index)) {
      test(
        `axe objects to nothing and nothing scrolls sideways: ${name} at ${width} px`,
        { tag: '@matrix' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openHydrated(page, address);
          if (typed !== undefined) await search(page).fill(typed);
          await page.locator('#cities').scrollIntoViewIfNeeded();
          await page.locator('#which-course').scrollIntoViewIfNeeded();
          // every-page.spec.ts checks the rest of the page.
          await expectAccessible(page, { within: ['[data-island="location-finder"]', '#which-course'] });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        },
      );
    }
  }

  test('a wide screen shows the states exactly below the dots, and each dot has a 24 px target', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const states = page.locator('figure img[src*="us-states"]');
    await expect.poll(() => states.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(975);
    expect(await states.boundingBox()).toEqual(await page.locator('figure svg').first().boundingBox());
    await page.setViewportSize({ width: 768, height: 900 });
    const small = await page
      .locator('svg a[data-city] polygon')
      .evaluateAll((areas) =>
        areas
          .filter(
            (area) => Math.min(area.getBoundingClientRect().width, area.getBoundingClientRect().height) < 24,
          )
          .map((area) => area.parentElement?.getAttribute('data-city')),
      );
    expect(small).toEqual([]);
  });
});

test.describe('The page of a city', () => {
  const [city] = sampleCities;

  test('has low rows on a phone, no React, and nothing that has passed on the clock of the visitor', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(new Date(`${testDay}T12:00:00`));
    await page.goto(city!.path);
    const rows = page.locator('main [data-day]');
    await expect(rows).toHaveCount(city!.classes.length);
    await expect(page.locator('[data-island], #island-files')).toHaveCount(0);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(62);
    await page.clock.setFixedTime(new Date('2030-01-01T12:00:00'));
    await page.reload();
    await expect(rows.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main').getByText(bookingLabel)).toBeVisible();
  });

  test('saves a class as a calendar file, in UTC', async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${testDay}T12:00:00`));
    await page.goto(city!.path);
    const download = page.waitForEvent('download');
    await page.locator('main [data-day] > button').first().click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  });
});
