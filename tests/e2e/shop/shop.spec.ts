import type { Page } from '@playwright/test';
import { shelves } from '../../../components/shop/model/shelves';
import { cartLabels, catalogLabels } from '../../../content/shop/cart-labels';
import { shopLabels } from '../../../content/shop/product-labels';
import { orderMail, type ShopRoute } from '../../../content/shop/shop-pages';
import { pageLabels } from '../../../content/site/page-labels';
import { routes } from '../../../content/site/routes';
import { formatCents } from '../../../lib/money/money';
import { countText, interpolate } from '../../../lib/text/interpolate';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/hold-back';
import { openHydrated } from '../support/island-pages';
import { book, gift, shops, simpleProducts, soldAt } from '../support/products';
import { storedThings } from '../support/stored-things';
import { everyOf, fromLeftToRight } from '../support/every-of';

const compared = shelves.equipment.slice(0, 3).map(({ name }) => name);

const toggle = (page: Page) =>
  cart(page).getByRole('button', { name: new RegExp(`^${cartLabels.summary.title}`) });
const cart = (page: Page) => page.getByRole('region', { name: cartLabels.summary.label });
const shopLink = (page: Page, shop: ShopRoute) =>
  page.getByRole('navigation', { name: shopLabels.shops }).locator(`a[href^="${routes[shop].path}"]`);

/** The summary is closed until it is opened by hand. */
async function unfold(page: Page): Promise<void> {
  if ((await toggle(page).getAttribute('aria-expanded')) === 'false') await toggle(page).click();
}

for (const { path, products } of shops)
  test(`${path} has no dead control without JavaScript, one way to order each product, and larger pictures`, async ({
    plainPage: plain,
  }) => {
    await plain.goto(path);
    const mails = plain.getByRole('link', { name: new RegExp(`^${orderMail.link}`) });
    await expect(mails).toHaveCount(products.length);
    const controls = plain.locator('main :is(button:not([popovertarget]), input, select)');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    await plain.locator('[popovertarget]').first().click();
    await expect(plain.locator('[popover] img').first()).toBeVisible();
  });

test('everything in stock can be ordered: the total is the sum of the prices, and nothing is stored', async ({
  page,
}) => {
  test.skip(simpleProducts.length < 1, 'No product is added with one click.');
  await openHydrated(page, gift.path);
  for (const button of await everyOf(page.getByRole('button', { name: new RegExp(`^${cartLabels.add}`) }))) {
    await button.press('Enter');
    // A size is required below the price, and its first option has the focus.
    if (await button.evaluate((element) => element === document.activeElement)) continue;
    const asked = page.getByRole('group', { name: /^Size of/ });
    const price = page.locator('article', { has: asked }).getByText(/^\$/).first();
    expect((await asked.boundingBox())!.y - (await price.boundingBox())!.y).toBeGreaterThan(24);
    await page.keyboard.press('Enter');
  }
  await unfold(page);
  const sold = soldAt(gift.route).filter(({ isInStock }) => isInStock);
  await expect(cart(page).getByRole('listitem')).toHaveCount(sold.length);
  const sum = formatCents(sold.reduce((total, { price }) => total + price, 0));
  await expect(
    cart(page).locator('p', { hasText: new RegExp(`^${cartLabels.summary.total}`) }),
  ).toContainText(sum);
  await page.getByRole('button', { name: cartLabels.summary.checkout }).click();
  await expect(page.getByRole('row', { name: `${cartLabels.summary.total} ${sum}` })).toBeVisible();
  expect(await storedThings(page)).toEqual([]);
});

test.describe('the cart', () => {
  test.skip(simpleProducts.length < 2, 'Fewer than two shops have a product that is added with one click.');
  test('keeps an item added while another page is loading and before the shop is hydrated', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/islands/*');
    // The cart already has an item, so the link is rewritten while the click on Add is queued.
    await page.goto(`${book.path}?cart=${gift.id}`);
    await page.getByRole('button', { name: `${cartLabels.add} ${book.name}` }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    release();
    await expect(page).toHaveURL(`/about?cart=${gift.id},${book.id}`);
  });

  test('covers no control that is scrolled to, and neighboring prices are aligned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, shops[0]!.path);
    const prices = page.locator('#products article p > span.figures', { hasText: '$' });
    const feet = await prices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(feet.filter((foot, at) => at % 2 === 1 && Math.abs(foot - feet[at - 1]!) > 4)).toEqual([]);
    await openHydrated(page, `${shops.at(-1)!.path}?cart=${gift.id}`);
    await expect(cart(page)).toBeVisible();
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.cart-summary');
      return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          control.scrollIntoView({ block: 'nearest' });
          const box = control.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          return bar?.contains(document.elementFromPoint(x, y)) === true;
        })
        .map((control) => control.textContent);
    });
    expect(covered).toEqual([]);
    await unfold(page);
    await page.keyboard.press('Tab');
    await page.locator('main a:visible').last().focus();
    await expect(toggle(page), 'an open cart folds before it covers the focus').toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});

const addTo = (page: Page, name: string) =>
  page.getByRole('button', { name: `${cartLabels.add} ${name}` }).click();

for (const hasCache of [false, true])
  test(
    `the newest cart wins after Back and Forward, ${hasCache ? 'from' : 'without'} the back-forward cache`,
    { tag: hasCache ? [] : '@matrix' },
    async ({ playwright, baseURL }) => {
      test.skip(
        simpleProducts.length < 2,
        'Fewer than two shops have a product that is added with one click.',
      );
      const browser = await playwright.chromium.launch({
        ...wholeBrowser,
        ...(hasCache ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
      });
      const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      // A page restored from the back-forward cache fires no load event, so page.goBack() would wait forever.
      const go = (way: 'back' | 'forward') => page.evaluate((name) => history[name](), way);
      const expectAt = async (path: string, ...ids: readonly string[]) => {
        await expect(page).toHaveURL(new RegExp(`${path}[?]cart=${ids.join()}(?:#.*)?$`));
        if (ids.length === 0) await expect(cart(page)).toBeHidden();
        else await expect(cart(page)).toContainText(countText(ids.length, cartLabels.items));
      };
      const remove = async (name: string) => {
        await unfold(page);
        await cart(page)
          .getByRole('button', { name: `${cartLabels.summary.remove} ${name}` })
          .click();
      };
      await openHydrated(page, gift.path);
      await addTo(page, gift.name);
      await shopLink(page, book.route).click();
      await addTo(page, book.name);
      await expectAt(book.path, gift.id, book.id);
      await go('back');
      await expectAt(gift.path, gift.id, book.id);
      await go('forward');
      await expectAt(book.path, gift.id, book.id);
      await remove(gift.name);
      await go('back');
      await expectAt(gift.path, book.id);
      await remove(book.name);
      await page.reload();
      await go('forward');
      await expectAt(book.path);
      await browser.close();
    },
  );

test('the order opens as a step of its own: Back, Escape and a click beside it close it, and the page stays', async ({
  page,
}) => {
  test.skip(simpleProducts.length < 1, 'Nothing is sold by one press.');
  await openHydrated(page, gift.path);
  await addTo(page, gift.name);
  await unfold(page);
  const checkout = page.getByRole('button', { name: cartLabels.summary.checkout });
  const order = page.getByRole('dialog', { name: cartLabels.dialog.title });
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => order.getByRole('button', { name: cartLabels.dialog.close }).click(),
  ]) {
    await checkout.click();
    await expect(order).toBeVisible();
    await expect(page).toHaveURL(/[?&]order=open/);
    await close();
    await expect(order).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${gift.path}[?]cart=${gift.id}$`));
    await expect(checkout).toBeFocused();
  }
  await checkout.click();
  await page.reload();
  await expect(order).toBeVisible();
  await expect(order).toContainText(gift.name);
});

test.describe('the comparison', () => {
  test.skip(compared.length < 1, 'No equipment is sold.');
  test('shows two of three products on a phone, below the last ticked box, and then the one that the visitor picks', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, '/aed-first-aid-equipment');
    for (const name of compared) {
      const box = page.getByRole('checkbox', { name: `${catalogLabels.comparison.choose} ${name}` });
      await box.scrollIntoViewIfNeeded();
      const before = await box.boundingBox();
      await box.check();
      await expect(page.locator('#compare th[scope="col"]', { hasText: name })).toBeAttached();
      const [after, table] = [await box.boundingBox(), await page.locator('#compare').boundingBox()];
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999)), 'the box stays under the thumb').toBeLessThan(2);
      expect((table?.y ?? 9999) - (after?.y ?? 0), 'the comparison is in view of it').toBeLessThan(200);
    }
    await expect(page.locator('#compare th[scope="col"]:visible')).toHaveCount(Math.min(2, compared.length));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const table = page.locator('#compare [role="group"]');
    expect(await table.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    const [, second, third] = compared;
    if (second === undefined || third === undefined) return;
    const column = page.getByRole('combobox', { name: catalogLabels.comparison.columns[0] });
    await column.selectOption({ label: third });
    const shown = await fromLeftToRight(page.locator('#compare thead th:visible'));
    expect(shown, 'the picked one in its column').toEqual([third, second]);
  });
});

test('outside the shops the header links back to a cart with items, counted as the shops do, and not to an empty one', async ({
  page,
}) => {
  test.skip(simpleProducts.length < 2, 'Fewer than two shops have a product that is added with one click.');
  const link = page.getByRole('banner').getByRole('link', { name: pageLabels.cart });
  await page.goto('/about?cart=nothing*4', { waitUntil: 'networkidle' });
  await expect(link).toBeHidden();
  await page.goto(`/about?cart=${gift.id}*3,${book.id},nothing*5,${gift.id}*-7`);
  await expect(link).toHaveText(/\D4$/);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`cart=${gift.id}\\*3,${book.id},.*#cart$`));
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page)).toContainText(countText(4, cartLabels.items));
  const note = cart(page).getByText(
    interpolate(cartLabels.leftOut.text, { products: countText(1, cartLabels.items) }),
  );
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: cartLabels.summary.close }).click();
  await expect(note).toBeHidden();
});
