import { helpLabels, helpPages } from '../../../content/clinical/help';
import { clinicalLabels, treeLabels } from '../../../content/clinical/page-labels';
import { interpolate } from '../../../lib/text/interpolate';
import { addressOf } from '../../../scripts/check/clinical/clinical-data';
import { expect, test } from '../support/fixtures';
import { algorithmPages as pages } from '../support/algorithm-pages';
import { everyOf } from '../support/every-of';

/* The reference pages in use: standing, with a phone in one hand. */

const phone = { width: 390, height: 844 } as const;

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const page of pages) {
    const path = addressOf(page);

    test(`the first screen of ${path} shows its parts, which stay in view, and a link to a collapsed part opens it below the bars`, async ({
      page: tab,
    }) => {
      await tab.goto(path);
      const parts = tab.getByRole('navigation', { name: 'Parts of this page' });
      for (const part of page.parts)
        await expect(parts.getByRole('link', { name: part.label, exact: true })).toHaveAttribute(
          'href',
          `#${part.hash}`,
        );
      await expect(parts.getByRole('link').first()).toBeInViewport();
      // BLS begins with the seven help cards, the others with the most-used figures and the first step of the tree.
      if (page.route === 'blsAlgorithm') {
        const cards = tab
          .getByRole('main')
          .getByRole('navigation', { name: helpLabels.title })
          .getByRole('link');
        await expect(cards).toHaveCount(helpPages.length);
        for (const card of await everyOf(cards)) await expect(card).toBeInViewport({ ratio: 0.99 });
      } else {
        await expect(tab.getByRole('list', { name: clinicalLabels.keyFigures })).toBeInViewport({
          ratio: 0.99,
        });
        await expect(tab.locator('[data-island^="step-through"] .text-title').first()).toBeInViewport();
      }
      await tab.evaluate(() => window.scrollTo(0, 2500));
      await expect(parts.getByRole('link').first()).toBeInViewport();
      for (const { id } of page.sections.filter((section) => section.isFolded)) {
        await tab.goto('about:blank');
        await tab.goto(`${path}#${id}`);
        await expect(tab.locator(`#${id}`)).toBeVisible();
        await expect(tab.locator(`#${id}-title`)).toBeInViewport();
      }
    });
  }
});

test.describe('the drawing', () => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    test(`opens full-screen at ${viewport.width} px, can be zoomed and moved by keyboard, and is closed by Escape`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/tachycardia-algorithm');
      const button = page.getByRole('button', { name: treeLabels.open });
      await button.click();
      const view = page.locator('#adult-tachycardia-drawing');
      expect(await view.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
      const drawing = view.locator('svg[data-drawing]:visible');
      const width = async () => (await drawing.boundingBox())?.width ?? 0;
      await view.getByRole('radio', { name: '100%' }).check();
      const natural = await width();
      await view.getByRole('radio', { name: '200%' }).check();
      expect((await width()) / natural).toBeCloseTo(2, 1);
      await view.getByRole('radio', { name: 'Fit' }).check();
      expect(await width()).toBeLessThanOrEqual(viewport.width);
      await view.getByRole('radio', { name: '200%' }).check();
      const region = view.getByRole('region', {
        name: interpolate(treeLabels.drawing, { tree: 'Adult tachycardia with a pulse' }),
      });
      await region.focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(view.getByRole('button', { name: 'Close' })).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ])
    test(`shows every tree whole on a screen of ${viewport.width} by ${viewport.height} at "Fit", and no wider than its column in the page`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize(viewport);
      for (const page of pages) {
        await tab.goto(addressOf(page));
        for (const view of await everyOf(tab.locator('[popover][id$="-drawing"]'))) {
          const id = (await view.getAttribute('id')) ?? '';
          const inPage = await view.evaluate((element) => {
            const region = element.querySelector('[role="region"]');
            const right = element.parentElement?.getBoundingClientRect().right ?? 0;
            const wide = [...element.querySelectorAll('[data-node], [data-edge]')]
              .filter((part) => part.getClientRects().length > 0)
              .filter((part) => part.getBoundingClientRect().right > right);
            return [(region?.scrollWidth ?? 0) - (region?.clientWidth ?? 0), wide.length];
          });
          expect(inPage, id).toEqual([0, 0]);
          await tab.locator(`button[popovertarget="${id}"]`).first().click();
          const fit = await view.evaluate((element) => {
            const [tall, wide] = [...element.querySelectorAll<SVGSVGElement>('svg[data-drawing]')];
            const scale = wide?.getScreenCTM()?.a ?? 0;
            const region = element.querySelector('[role="region"]')?.getBoundingClientRect();
            const isInside = ({ left, top, right, bottom, width, height }: DOMRect) =>
              region !== undefined &&
              width + height > 0 &&
              left >= region.left &&
              top >= region.top &&
              right <= region.right + 0.5 &&
              bottom <= region.bottom + 0.5;
            const parts = [...(wide?.querySelectorAll('use, [data-edge]') ?? [])];
            return {
              isTallHidden: tall?.getClientRects().length === 0,
              hasParts: parts.length > 0,
              outside: parts.filter((part) => !isInside(part.getBoundingClientRect())).length,
              smallest: Math.min(
                ...[...element.querySelectorAll('[data-node] text')].map(
                  (text) => Number(text.getAttribute('font-size')) * scale,
                ),
              ),
            };
          });
          expect(fit, id).toMatchObject({ isTallHidden: true, hasParts: true, outside: 0 });
          // The tachycardia tree has 25 steps; the others are larger.
          if (viewport.width === 1440) expect(fit.smallest, id).toBeGreaterThanOrEqual(10.75);
          await tab.keyboard.press('Escape');
        }
      }
    });

  test('is beside the step-through on a wide screen, and follows its steps', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/acls-algorithm?adult-arrest=c1.c2.c9#step-through-adult-arrest');
    const walk = await page.locator('#step-through-adult-arrest').boundingBox();
    const drawing = page.locator('#adult-arrest-drawing');
    const place = await drawing.boundingBox();
    expect(place?.x ?? 0).toBeGreaterThan((walk?.x ?? 0) + (walk?.width ?? 0));
    expect(place?.y ?? 0).toBeLessThan((walk?.y ?? 0) + (walk?.height ?? 0));
    const current = drawing.locator('[data-here]');
    await expect(current).toHaveAttribute('data-node', 'c9');
    await expect(current.locator('rect').first()).toBeInViewport();
    const region = await drawing.getByRole('region').boundingBox();
    const below = ((await current.boundingBox())?.y ?? 0) - (region?.y ?? 0);
    expect(below / (region?.height ?? 0), 'in the upper part of it').toBeCloseTo(0.25, 1);
    await page.getByRole('link', { name: 'Continue' }).first().click();
    await expect(current).toHaveAttribute('data-node', 'c10');
  });

  test('keeps the answers in the same place on the screen from step to step', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/tachycardia-algorithm?adult-tachycardia=t0.t1');
    const island = page.locator('[data-island="step-through-adult-tachycardia"]');
    await island.getByRole('link', { name: 'Continue' }).scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-ready', '');
    const controls = island.locator('[data-controls]');
    const top = async () => (await controls.boundingBox())?.y ?? 0;
    await controls.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await top();
    for (const [answer, next] of [
      ['Continue', 'Is it sinus tachycardia?'],
      ['NO', 'Is it polymorphic VT?'],
    ] as const) {
      await island.getByRole('link', { name: answer }).click();
      await expect(island.getByText(next)).toBeFocused();
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    }
  });
});
