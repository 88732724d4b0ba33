import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { company } from '../../../content/company/company';
import { chooserWords, courseChooser } from '../../../content/locations/course-chooser';
import { classKinds, locations } from '../../../content/locations/locations';
import { finderWords } from '../../../content/locations/locations-page';
import { outboundHref } from '../../../components/links/outbound-link';
import type { OutboundId } from '../../../content/site/outbound';
import { mailHref, telHref } from '../../../lib/text/contact-links';
import { factValue } from '../../../lib/facts/facts';
import { fillIn } from '../../../lib/text/fill-in';
import { formFor } from '../../../lib/locations/locations';
import { cityLabel } from '../../../lib/site/city-label';
import { expect, test } from '../support/fixtures';
import { storedPage } from '../support/site';
import { isLong } from '../support/length';
import { matrix } from '../support/matrix';

const path = '/locations';
const chosen = (page: Page) => page.locator('#chosen-city');
const search = (page: Page) => page.getByRole('searchbox', { name: finderWords.searchLabel });
const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Or pick from the list' });
const classLinks = (page: Page) =>
  page
    .locator('section[aria-labelledby="chosen-city"]')
    .getByRole('link', { name: /(Classes|Virtual Red Cross|form) \(opens in a new tab\)/ });

/** The page with its finder at work. */
async function open(page: Page, address = path) {
  await page.goto(address);
  await page.mouse.move(4, 4);
  await expect(page.locator('[data-island="location-finder"][data-ready]')).toBeAttached({ timeout: 20_000 });
}

test.describe('The exported page, before any script', () => {
  const { $ } = storedPage(path);

  test('holds every city with phone, e-mail and its six forms', () => {
    for (const location of locations) {
      const entry = $(`details[id="${location.id}"]`);
      expect(entry.find('summary').text(), location.id).toContain(factValue<string>(location.city));
      const addresses = entry
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(addresses, location.id).toEqual([
        telHref(factValue(company.phone)),
        mailHref({ to: factValue(company.schedulingEmail) }),
        ...classKinds.map((kind) => outboundHref(formFor<OutboundId>(kind.form, location.id))),
      ]);
    }
    expect($('details[data-city]')).toHaveLength(locations.length);
  });

  test('holds a dot for every city, each a named link to its entry', () => {
    const dots = $('svg a[data-city]')
      .toArray()
      .map((dot) => [$(dot).attr('href'), $(dot).attr('aria-label')]);
    expect(dots.sort()).toEqual(locations.map((location) => [`#${location.id}`, cityLabel(location)]).sort());
  });

  test('the frame that stays empty until the map comes near has the proportions of the map, so nothing moves', () => {
    const drawing = $('svg:has(a[data-city])');
    const frame = drawing.parent().attr('class') ?? '';
    expect(frame).toContain('content-visibility:auto');
    expect(frame).toContain(`aspect-[${drawing.attr('width')!}/${drawing.attr('height')!}]`);
  });

  test('keeps the dots below 6 kB as they travel, and the outlines out of the page', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    expect(brotliCompressSync($.html($('figure svg').first())).length).toBeLessThan(6_000);
    expect($('figure svg path')).toHaveLength(0);
    expect($('figure img').attr('src')).toMatch(/^\/pictures\/us-states\.[\w-]+\.svg$/);
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a dot of the map leads to the entry of its city, which is open', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.getByRole('link', { name: 'Boise, ID', exact: true }).click();
    await expect(page).toHaveURL(/#boise$/);
    await expect(page.locator('#boise').getByRole('link', { name: /AHA Classes/ })).toBeVisible();
  });

  test('an entry opens by a press, and no dead control is left', async ({ page }) => {
    await page.goto(path);
    await page.locator('#atlanta > summary').click();
    await expect(page.locator('#atlanta').getByRole('link', { name: /Red Cross Classes/ })).toBeVisible();
    for (const control of await page.locator('main').locator('button, select, input').all())
      await expect(control).toBeHidden();
  });
});

test.describe('Choosing a city', () => {
  test('dropdown, list and map choose the same city, and the empty option clears it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    await dropdown(page).selectOption('mesa');
    await expect(chosen(page)).toHaveText('Mesa, AZ');
    await expect(page).toHaveURL(/\?city=mesa$/);
    await expect(page.locator('#mesa')).toHaveAttribute('open', '');
    await page.locator('#tucson > summary').click();
    await expect(chosen(page)).toHaveText('Tucson, AZ');
    await expect(dropdown(page)).toHaveValue('tucson');
    await page.getByRole('link', { name: 'Chicago, IL', exact: true }).click();
    await expect(chosen(page)).toHaveText('Chicago, IL');
    await expect(chosen(page)).toBeFocused();
    await expect(page.locator('#chicago')).toHaveAttribute('open', '');
    await expect(page.locator('#tucson')).not.toHaveAttribute('open');
    await dropdown(page).selectOption('');
    await expect(chosen(page)).toHaveText('Choose your city');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test('reload keeps the city, Back and Forward move between cities', async ({ page }) => {
    await open(page);
    await dropdown(page).selectOption('mesa');
    await dropdown(page).selectOption('boise');
    await page.reload();
    await expect(chosen(page)).toHaveText('Boise, ID');
    await page.goBack();
    await expect(chosen(page)).toHaveText('Mesa, AZ');
    await page.goBack();
    await expect(chosen(page)).toHaveText('Choose your city');
    await page.goForward();
    await expect(chosen(page)).toHaveText('Mesa, AZ');
  });

  test('an anchor chooses as well', async ({ page }) => {
    await open(page, `${path}#saltlakecity`);
    await expect(chosen(page)).toHaveText('Salt Lake City, UT');
  });

  for (const hostile of ['?city=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '?need=__proto__', '#%E0%A4%A']) {
    test(`${hostile} chooses nothing and breaks nothing`, async ({ page }) => {
      await open(page, `${path}${hostile}`);
      await expect(chosen(page)).toHaveText('Choose your city');
    });
  }

  test('every city shows the two forms that vary as the content has them', async ({ page }) => {
    await open(page);
    for (const location of locations) {
      await dropdown(page).selectOption(location.id);
      await expect(chosen(page)).toHaveText(cityLabel(location));
      const addresses = await classLinks(page).evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).href),
      );
      expect(addresses, location.id).toEqual(
        classKinds.map((kind) => outboundHref(formFor<OutboundId>(kind.form, location.id))),
      );
    }
  });
});

test('a visitor who came for a class finds its form first, and the others folded', async ({ page }) => {
  for (const [value, first] of [
    ['bls', 'BLS in Atlanta: AHA form'],
    ['hipaa-dental-offices', 'HIPAA for Dental Offices in Atlanta: OSHA & HIPAA form'],
  ] as const) {
    await open(page, `${path}?class=${value}`);
    await dropdown(page).selectOption('atlanta');
    await expect(classLinks(page).first()).toContainText(first);
    await page.getByText(fillIn(finderWords.otherForms, { city: 'Atlanta' })).click();
    await expect(classLinks(page)).toHaveCount(classKinds.length);
    await expect(page).toHaveURL(new RegExp(`class=${value}&city=atlanta$`));
  }
});

test.describe('Typing to find', () => {
  test('Enter goes to the city that was meant', async ({ page }) => {
    await open(page);
    await search(page).fill('slc');
    await search(page).press('Enter');
    await expect(chosen(page)).toHaveText('Salt Lake City, UT');
    await expect(chosen(page)).toBeFocused();
    await expect(classLinks(page).last()).toBeInViewport();
  });

  test('what was typed before the scripts came is not lost', async ({ page }) => {
    await page.goto(path, { waitUntil: 'commit' });
    await search(page).fill('tucson');
    await expect(page.getByRole('search').getByRole('button', { name: /Tucson, AZ/ })).toBeVisible();
  });
});

test.describe('A place that is none of the cities', () => {
  for (const [typed, place, nearest] of [
    ['austin', 'Austin, TX', 'San Antonio, TX'],
    ['02134-1000', 'ZIP code 02134', 'Albany, NY'],
  ] as const) {
    test(`${typed} gets the three nearest cities with miles, and nothing typed leaves the device`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
      await open(page);
      expect(asked.filter((request) => request.includes('/gazetteer/'))).toEqual([]);
      await search(page).fill(typed);
      await expect(page.getByText(fillIn(finderWords.placeFound, { place }))).toBeVisible();
      const offers = page.getByRole('search').getByRole('button', { name: /mile/ });
      await expect(offers).toHaveCount(3);
      await expect(offers.first()).toContainText(nearest);
      await expect(page.getByRole('link', { name: /Virtual Red Cross/ }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Request New Location' }).first()).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(place)),
      );
      expect(asked.filter((request) => request.includes(typed))).toEqual([]);
      await offers.first().click();
      await expect(chosen(page)).toHaveText(nearest);
    });
  }

  test('both files stay within what a slow phone can fetch while somebody waits', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    for (const [file, budget] of [
      ['cities', 50_000],
      ['zips', 56_000],
    ] as const)
      expect(brotliCompressSync(readFileSync(`out/gazetteer/${file}.json`)).length, file).toBeLessThan(
        budget,
      );
  });
});

test.describe('Nearest to me', () => {
  const press = (page: Page) => page.getByRole('button', { name: 'Nearest to me' }).click();

  test('offers three cities with miles, and no position leaves the device', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 33.5, longitude: -112 });
    const asked: string[] = [];
    await open(page);
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await press(page);
    const offers = page.getByRole('search').getByRole('button', { name: /mile/ });
    await expect(offers).toHaveCount(3);
    await expect(offers.first()).toContainText('Mesa, AZ');
    await offers.first().click();
    await expect(chosen(page)).toHaveText('Mesa, AZ');
    // The browser itself may ask for the icon of the page.
    expect(asked.filter((request) => !request.includes('/icons/'))).toEqual([]);
    expect(new URL(page.url()).search).toBe('?city=mesa');
  });
});

/** What an answer says, by its question and id. */
const label = (question: keyof typeof courseChooser.questions, id: string): string => {
  const options: readonly { readonly id: string; readonly label: string }[] =
    courseChooser.questions[question].options;
  return options.find((option) => option.id === id)?.label ?? '';
};
/** The answers of a nurse who needs a first BLS card. */
const nurse = [
  label('who', 'clinical'),
  label('clinical', 'bls'),
  label('card', 'first'),
  label('format', 'in-person'),
];

test.describe('Which course do I need?', () => {
  test('answers lead to both organizations, and the shared address shows the same', async ({ page }) => {
    await open(page, `${path}#which-course`);
    for (const name of nurse) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    const result = page.getByRole('heading', { name: chooserWords.resultTitle });
    await expect(result).toBeFocused();
    await expect(page.locator('#which-course').getByRole('heading', { name: 'BLS Provider' })).toHaveCount(2);
    await page.reload();
    await expect(result).toBeVisible();
    await expect(result).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { name: courseChooser.questions.format.title })).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'Choose a city and register' }).first().click();
    await expect(page).toHaveURL(/\/locations\?class=aha-bls-provider$/);
  });
});

test.describe('In every state', () => {
  const states = [
    { name: 'a chosen city', address: `${path}?city=mesa&class=acls` },
    { name: 'a question', address: `${path}?need=work` },
    { name: 'a result', address: `${path}?need=clinical.pals.first.online` },
  ];

  /** States take turns with the widths; each night all are seen in both. */
  for (const [turn, { name, address }] of states.entries()) {
    for (const width of [320, 1440].filter((_, index) => isLong || turn % 2 === index)) {
      test(
        `axe objects to nothing and nothing scrolls sideways: ${name} at ${width} px`,
        matrix,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await open(page, address);
          await page.locator('#cities').scrollIntoViewIfNeeded();
          await page.locator('#which-course').scrollIntoViewIfNeeded();
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(
            violations.map(
              (violation) =>
                `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
            ),
          ).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        },
      );
    }
  }

  test('matches and messages of the search are clean as well', async ({ page }) => {
    await open(page);
    for (const typed of ['san', 'nowhere']) {
      await search(page).fill(typed);
      const { violations } = await new AxeBuilder({ page }).include('[role="search"]').analyze();
      expect(violations.map((violation) => violation.id)).toEqual([]);
    }
  });

  test('a phone gets the list instead of a map too small to press, and loads no outlines', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator('figure svg').first()).toBeHidden();
    await expect(page.locator('#mesa > summary')).toBeVisible();
    await page.locator('#mesa').scrollIntoViewIfNeeded();
    // What the browser wanted for this place it has asked for by the time that it draws.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(asked.filter((file) => file.includes('us-states'))).toEqual([]);
  });

  test('a wide screen shows the states behind the dots, exactly below them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const states = page.locator('figure img[src*="us-states"]');
    await expect.poll(() => states.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(975);
    expect(await states.boundingBox()).toEqual(await page.locator('figure svg').first().boundingBox());
  });

  test('each dot can be pressed on 24 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
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
