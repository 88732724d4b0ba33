import { priceWords, programTerms } from '../../../content/programs/program-words';
import {
  businessFlags,
  businessMail,
  businessPrograms,
} from '../../../content/programs/business-opportunities';
import {
  complianceFlags,
  complianceActions,
  complianceMail,
  compliancePrograms,
  groupRequest,
} from '../../../content/programs/compliance';
import {
  continuingEducationFlags,
  continuingEducationMail,
  creditReasons,
  creditPrograms,
} from '../../../content/programs/continuing-education';
import { emergencyTraining } from '../../../content/contact/contact';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { graphOf, storedPage } from '../support/site';

const programPages = ['/osha-compliance', '/continuing-education', '/business-opportunities'] as const;
const programIds = {
  '/osha-compliance': compliancePrograms.map(({ id }) => id),
  '/continuing-education': creditPrograms.map(({ id }) => id),
  '/business-opportunities': businessPrograms.map(({ id }) => id),
};

type CourseNode = {
  '@id': string;
  offers?: { price?: string; priceSpecification?: { minPrice: number; maxPrice: number } };
};

for (const path of programPages) {
  test.describe(path, () => {
    test('offers to search engines only what the program itself says', () => {
      const page = storedPage(path);
      const list = graphOf(page).find((node) => node['@type'] === 'ItemList') as {
        itemListElement: readonly { item: CourseNode }[];
      };
      expect(list.itemListElement.length).toBeGreaterThanOrEqual(3);
      for (const { item } of list.itemListElement) {
        const words = page.$(`[id="${item['@id'].split('#')[1]!}"]`).text();
        const amounts =
          item.offers === undefined
            ? []
            : [
                item.offers.price ?? '',
                item.offers.priceSpecification?.minPrice ?? '',
                item.offers.priceSpecification?.maxPrice ?? '',
              ];
        for (const amount of amounts.filter((entry) => entry !== ''))
          expect(words.replaceAll(',', '')).toContain(`$${amount}`);
        if (words.includes(priceWords.onRequest)) expect(item.offers).toBeUndefined();
      }
    });

    test('names no class date and no made-up number of seats', () => {
      const words = storedPage(path).$('main').text();
      expect(words).not.toMatch(/\b999\b|spots? available/);
    });

    test('has one clear action for each program', () => {
      const { $ } = storedPage(path);
      for (const id of programIds[path]) {
        const actions = $(`[id="${id}"] .button`);
        expect(actions.length, id).toBe(1);
        const href = actions.attr('href') ?? '';
        expect(href, id).toMatch(/^(?:https:|mailto:|\/locations\?class=)/);
        // An e-mail already says what it is about.
        if (href.startsWith('mailto:'))
          expect(new URL(href).searchParams.get('body'), id).toContain($(`[id="${id}"] h3`).text());
      }
    });
  });
}

test('what an e-mail about a program or emergency training says can be copied, without scripts too', () => {
  const mails = programPages.flatMap((path) => {
    const { $ } = storedPage(path);
    return $('#programs li[id]')
      .toArray()
      .flatMap((row) => {
        const href = $(row).find('a.button[href^="mailto:"]').attr('href');
        return href === undefined ? [] : [{ href, text: $(row).find('.select-all').text() }];
      });
  });
  expect(mails.length).toBeGreaterThan(8);
  for (const { href, text } of mails) {
    const { searchParams } = new URL(href);
    const parts = [searchParams.get('subject'), (searchParams.get('body') ?? '').replaceAll('\r', '')];
    expect(text).toBe(parts.join('\n\n'));
  }
  expect(storedPage('/').$('.select-all').text()).toBe(emergencyTraining.mailSubject);
});

for (const [path, name, isShown] of [
  ['/osha-compliance', programTerms.upcomingClasses, complianceFlags.isUpcomingClassesShown],
  ['/continuing-education', programTerms.courseAccess, continuingEducationFlags.isCourseAccessShown],
  ['/business-opportunities', programTerms.upcomingSessions, businessFlags.isUpcomingSessionsShown],
] as const)
  test(`${path} shows "${name}" as its flag says`, () => {
    const headings = storedPage(path)
      .$('main :is(h3, h4)')
      .toArray()
      .map((heading) => storedPage(path).$(heading).text());
    expect(headings.includes(name)).toBe(isShown);
  });

test('the pages of credits and of business opportunities carry nothing of the framework', () => {
  for (const path of ['/continuing-education', '/business-opportunities'])
    expect(storedPage(path).$('script[src*="_next"], [id="island-files"]').length).toBe(0);
});

test('Register for class on the page of credits leads to the finder', () => {
  const { $ } = storedPage('/continuing-education');
  const link = $('main a').filter((_, element) => $(element).text() === creditReasons.register);
  expect(link.attr('href')).toBe(routes.locations.path);
});

test.describe('The request of a group', () => {
  test('says program, people, place and day, and the price where there is one', async ({ page }) => {
    await page.goto('/osha-compliance#group');
    const island = page.locator('[data-island="group-request"]');
    await expect(island).toHaveAttribute('data-ready', '', { timeout: 20_000 });
    await island.getByLabel(groupRequest.program).selectOption('osha-10-hour');
    await island.getByLabel('Number of people').fill('14');
    await island.getByLabel(groupRequest.place).fill('Mesa');
    await expect(island.getByRole('status')).toContainText('$1,119.86');
    await expect(island.getByRole('status')).toContainText(groupRequest.groupPrice);
    const href = await island.locator('form').getAttribute('action');
    const body = new URL(href ?? '').searchParams.get('body') ?? '';
    for (const words of ['OSHA 10', 'People: 14', 'Place: Mesa', '$1,119.86']) expect(body).toContain(words);
    expect(new URL(href ?? '').searchParams.get('subject')).toBe(complianceMail.group);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a form that the e-mail program gets as it is', async ({ page }) => {
      await page.goto('/osha-compliance#group');
      const form = page.locator('#group form');
      await expect(form).toHaveAttribute('action', /^mailto:/);
      await expect(form).toHaveAttribute('enctype', 'text/plain');
      await expect(form.getByRole('button', { name: complianceActions.group })).toBeVisible();
    });
  });
});

test('the e-mails of the program pages carry the subject of their page', () => {
  const subjects = programPages.map((path) =>
    storedPage(path)
      .$('main a[href^="mailto:"]')
      .toArray()
      .map((link) => new URL(link.attribs['href'] ?? '').searchParams.get('subject')),
  );
  expect(subjects.map((found) => [...new Set(found)])).toEqual([
    [complianceMail.group],
    [continuingEducationMail.inquiry],
    [businessMail.inquiry],
  ]);
});

test('the terms lead to both documents at their older addresses', async ({ page }) => {
  await page.goto('/terms-of-service');
  for (const [name, heading] of [
    ['Privacy notice', 'Privacy notice'],
    ['Website terms', 'Website terms'],
  ] as const) {
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

test('an address that does not exist answers 404, keeps search engines out and helps', async ({
  request,
}) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain('href="/locations"');
  expect(html).toMatch(/href="tel:\d+"/);
});
