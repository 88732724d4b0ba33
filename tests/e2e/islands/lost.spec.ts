import type { Page } from '@playwright/test';
import { contactForm } from '../../../content/contact/contact';
import { cartLabels, catalogLabels } from '../../../content/shop/cart-labels';
import { catalogCopy, orderMail } from '../../../content/shop/shop-pages';
import { simulationGame } from '../../../content/simulation/simulation';
import { expect, test } from '../support/fixtures';
import { islandPages, openHydrated, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { gift } from '../support/products';

/** An island that throws is worth what it is without scripts, and never less. */
test.use({ allowsFaults: true });

const note = (page: Page) => page.getByRole('alert');
const host = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

type Lists = Readonly<Record<'map' | 'sort', (this: unknown[], ...given: unknown[]) => unknown>>;

/**
 * From now on a method of lists throws for a list that holds this text, or something of this name. It is in the place of
 * any call that a browser lacks.
 * @returns makes it work again.
 */
async function breakLists(page: Page, method: 'map' | 'sort', text: string): Promise<() => Promise<void>> {
  const whole = await page.evaluateHandle(
    ([name, meant]) => {
      const lists = Array.prototype as unknown as Lists;
      const { [name]: before } = lists;
      Object.defineProperty(lists, name, {
        configurable: true,
        value(this: ({ readonly name?: unknown } | string | null)[], ...given: unknown[]) {
          if (this.some((each) => each === meant || (typeof each === 'object' && each?.name === meant)))
            throw new Error('planted');
          return before.apply(this, given);
        },
      });
      return before;
    },
    [method, text] as const,
  );
  return () =>
    whole.evaluate((value, name) => void Object.defineProperty(Array.prototype, name, { value }), method);
}

/** What the small script of every page does, regardless of the islands; sources are collapsed only with scripts. */
const besideIslands = '.sources, .picture-status';

/** The lines that a visitor can read. */
const linesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate((main: HTMLElement, beside) => {
    for (const part of main.querySelectorAll(beside)) part.remove();
    return main.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }, besideIslands);

for (const { path } of islandPages)
  test(`${path} reads as without scripts when all of its islands are lost`, async ({
    page,
    plainPage: plain,
  }) => {
    // What every island calls once it is drawn.
    await page.addInitScript(() => {
      CSS.escape = () => {
        throw new Error('planted');
      };
    });
    await page.goto(path);
    await laidOut(page);
    await stirIslands(page);
    await expect(page.locator('[data-island]:not([data-lost])')).toHaveCount(0);
    await expect(note(page)).toHaveText(/stopped working.* Try again/);
    await plain.goto(path);
    expect(await linesOf(page)).toEqual(await linesOf(plain));
  });

test('a contact form that breaks keeps what was typed and can still be sent; the simulation keeps working, and Try again restores the form', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field(contactForm.labels.name).fill('Ana Ruiz');
  await field(contactForm.labels.message).fill('A class for 12 people');
  const mend = await breakLists(page, 'map', contactForm.trainingTypes[0]);
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(note(page)).toBeVisible();
  await expect(host(page, 'contact-form')).toHaveAttribute('data-lost');
  await expect(field(contactForm.labels.name)).toHaveValue('Ana Ruiz');
  await expect(field(contactForm.labels.message)).toHaveValue('A class for 12 people');

  const sent = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('submit', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        }),
      ),
  );
  await page.getByRole('button', { name: contactForm.submit }).click();
  // The browser's own validation points to the missing field.
  await expect(field(contactForm.labels.email)).toBeFocused();
  await field(contactForm.labels.email).fill('ana@example.com');
  await page.getByRole('button', { name: contactForm.submit }).click();
  expect(await sent, 'the form is sent').toBe(false);

  await page.getByRole('button', { name: simulationGame.intro.start }).click();
  await expect(page.locator('[data-card-heading]')).toBeVisible();

  await mend();
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(host(page, 'contact-form')).toHaveAttribute('data-ready');
  await expect(note(page)).toHaveCount(0);
  await expect(field(contactForm.labels.name)).toHaveValue('Ana Ruiz');
  await field(contactForm.labels.email).fill('');
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(page.getByText(contactForm.problems.email.missing)).toBeVisible();
  expect(await page.locator('[data-lost]').count()).toBe(0);
});

test('a shop that breaks while sorting shows all products, with a way to order, and keeps the cart', async ({
  page,
}) => {
  await openHydrated(page, gift.path);
  await page.getByRole('button', { name: `${cartLabels.add} ${gift.name}` }).click();
  const cart = page.getByRole('region', { name: cartLabels.summary.label });
  await expect(cart).toBeVisible();
  const cards = page.locator('#products article');
  const count = await cards.count();
  await page.getByRole('searchbox', { name: catalogCopy.merchandise.searchLabel }).fill(gift.name);
  await expect(cards.filter({ visible: true })).not.toHaveCount(count);
  await breakLists(page, 'sort', gift.name);
  await page.getByRole('combobox', { name: catalogLabels.sortBy }).selectOption('name');
  await expect(note(page)).toBeVisible();
  await expect(cards.filter({ visible: true })).toHaveCount(count);
  await expect(page.getByRole('combobox', { name: catalogLabels.sortBy })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `${orderMail.link} ${gift.name}` })).toBeVisible();
  await page.getByRole('button', { name: `${cartLabels.add} ${gift.name}` }).click();
  await expect(cart).toContainText('2');
});
