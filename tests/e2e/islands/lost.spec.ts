import { testDay } from '../../../scripts/run/today';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectHydrated, failIslands, islandPages, stirIslands } from '../support/island-pages';
import { laidOut } from '../support/laid-out';

/** An island that throws is worth what it is without scripts, and never less. */
test.use({ allowsFaults: true });

const note = (page: Page) => page.getByRole('alert');

/** What the small script of every page does, regardless of the islands; sources are collapsed only with scripts. */
const besideIslands = '.sources, .picture-status';

/** The lines that a visitor can read. */
const linesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate((main: HTMLElement, beside) => {
    for (const part of main.querySelectorAll<HTMLElement>(beside)) part.style.display = 'none';
    return main.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }, besideIslands);

for (const { path } of islandPages)
  test(`${path} reads as without scripts when all of its islands are lost, until Try again restores them`, async ({
    page,
    plainPage: plain,
  }) => {
    await page.clock.setFixedTime(testDay);
    await failIslands(page);
    await page.goto(path);
    await laidOut(page);
    await stirIslands(page);
    await expect(page.locator('[data-island]:not([data-lost])')).toHaveCount(0);
    await expect(note(page)).toHaveText(/stopped working.* Try again/);
    await plain.goto(path);
    expect(await linesOf(page)).toEqual(await linesOf(plain));
    await page.evaluate(() => void (CSS.escape = (name) => name));
    await note(page).getByRole('button', { name: 'Try again' }).click();
    await expectHydrated(page);
    await expect(note(page)).toHaveCount(0);
  });
