import { programTerms } from '../../../content/programs/program-labels';
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
import { pageAsks } from '../../../content/courses/course-labels';
import { emergencyTraining } from '../../../content/contact/contact';
import { mailCopyLabels } from '../../../content/site/mail-copy-labels';
import { pageLabels } from '../../../content/site/page-labels';
import { routes } from '../../../content/site/routes';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { graphOf, storedPage } from '../support/site';

const programPages = [
  {
    path: '/osha-compliance',
    programs: compliancePrograms,
    subject: complianceMail.group,
    flagged: programTerms.upcomingClasses,
    isShown: complianceFlags.isUpcomingClassesShown,
  },
  {
    path: '/continuing-education',
    programs: creditPrograms,
    subject: continuingEducationMail.inquiry,
    flagged: programTerms.courseAccess,
    isShown: continuingEducationFlags.isCourseAccessShown,
  },
  {
    path: '/business-opportunities',
    programs: businessPrograms,
    subject: businessMail.inquiry,
    flagged: programTerms.upcomingSessions,
    isShown: businessFlags.isUpcomingSessionsShown,
  },
] as const;

type CourseNode = {
  '@id': string;
  offers?: { price?: string; priceSpecification?: { minPrice: number; maxPrice: number } };
};

for (const { path, programs, subject, flagged, isShown } of programPages) {
  test.describe(path, () => {
    test('has only prices in its structured data that the page shows', () => {
      const page = storedPage(path);
      const list = graphOf(page).find((node) => node['@type'] === 'ItemList') as {
        itemListElement: readonly { item: CourseNode }[];
      };
      expect(list.itemListElement.length).toBeGreaterThanOrEqual(3);
      for (const { item } of list.itemListElement) {
        const text = page.$(`[id="${item['@id'].split('#')[1]!}"]`).text();
        const { price, priceSpecification: range } = item.offers ?? {};
        for (const amount of [price, range?.minPrice, range?.maxPrice])
          if (amount !== undefined) expect(text.replaceAll(',', '')).toContain(`$${amount}`);
        if (!text.includes('$')) expect(item.offers).toBeUndefined();
      }
    });

    test('names no class date and no invented number of seats, and hides or shows blocks by their flags', () => {
      const { $ } = storedPage(path);
      expect($('main').text()).not.toMatch(/\b999\b|spots? available/);
      const headings = $('main :is(h3, h4)').toArray();
      expect(headings.some((heading) => $(heading).text() === flagged)).toBe(isShown);
    });

    test('has one clear action for each program, and emails with the same subject', () => {
      const { $ } = storedPage(path);
      for (const { id } of programs) {
        const actions = $(`[id="${id}"] .button`);
        expect(actions.length, id).toBe(1);
        const href = actions.attr('href') ?? '';
        expect(href, id).toMatch(/^(?:https:|mailto:|\/locations\?class=)/);
        // An email already has its subject.
        if (href.startsWith('mailto:'))
          expect(new URL(href).searchParams.get('body'), id).toContain($(`[id="${id}"] h3`).text());
      }
      const mails = $('main a[href^="mailto:"]').toArray();
      expect(mails).not.toEqual([]);
      for (const { attribs } of mails)
        expect([subject, pageAsks.subject]).toContain(
          new URL(attribs['href'] ?? '').searchParams.get('subject'),
        );
    });
  });
}

test('the text of a program or emergency training email can be copied, also without JavaScript', () => {
  const mails = programPages.flatMap(({ path }) => {
    const { $ } = storedPage(path);
    const rows = $('#programs li[id]:has(a.button[href^="mailto:"])').toArray();
    return rows.map((row) => ({
      href: $(row).find('a.button').attr('href') ?? '',
      text: $(row).find('.select-all').text(),
    }));
  });
  expect(mails.length).toBeGreaterThan(8);
  for (const { href, text } of mails) {
    const { searchParams } = new URL(href);
    const parts = [searchParams.get('subject'), (searchParams.get('body') ?? '').replaceAll('\r', '')];
    expect(text).toBe(parts.join('\n\n'));
  }
  expect(storedPage('/').$('.select-all').text()).toBe(emergencyTraining.mailSubject);
});

test('the credits page explains why before listing programs, and its button leads to the finder', () => {
  const { $ } = storedPage('/continuing-education');
  const link = $('main a').filter((_, element) => $(element).text() === creditReasons.register);
  expect(link.attr('href')).toBe(routes.locations.path);
  const parts = $('main section[id]').map((_, { attribs }) => attribs['id']);
  expect(parts.get()).toEqual(['why', 'programs', 'benefits', 'how-it-works']);
});

test('a group request contains program, people, place and price, and links to the guide for the place, as its email does', async ({
  page,
}) => {
  await openHydrated(page, '/osha-compliance#group');
  const guide = page.locator('#group').getByRole('link', { name: pageLabels.hostGuide });
  await expect(guide).toHaveAttribute('href', routes.hostTraining.path);
  const island = page.locator('[data-island="group-request"]');
  const program = island.getByLabel(groupRequest.program);
  for (const name of ['BLS Provider (AHA)', 'ACLS (AHA)', 'PALS (AHA)']) await program.selectOption(name);
  await expect(program.locator('option').first()).toHaveText(groupRequest.notSure);
  await program.selectOption('osha-10-hour');
  const people = island.getByLabel('Number of people');
  await people.fill('-4');
  await island.getByRole('button', { name: complianceActions.group }).click();
  await expect(people).toBeFocused();
  await expect(page.getByLabel(mailCopyLabels.textLabel)).toHaveCount(0);
  await people.fill('14');
  await island.getByLabel(groupRequest.place).fill('Mesa');
  await expect(island.getByRole('status')).toContainText('$1,119.86');
  await expect(island.getByRole('status')).toContainText(groupRequest.groupPrice);
  const { searchParams } = new URL((await island.locator('form').getAttribute('action')) ?? '');
  expect(searchParams.get('subject')).toBe(complianceMail.group);
  const said = ['OSHA 10', 'People: 14', 'Location: Mesa', '$1,119.86', routes.hostTraining.path];
  for (const text of said) expect(searchParams.get('body')).toContain(text);
  await island.getByRole('button', { name: complianceActions.group }).click();
  await expect(page.getByLabel(mailCopyLabels.textLabel)).toHaveValue(/People: 14[^]*host-training/);
});

test('the certifications have the anchor from the specification', () => {
  expect(storedPage('/about').$('#certifications h2').length).toBe(1);
});
