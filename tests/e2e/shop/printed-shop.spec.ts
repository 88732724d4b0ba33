import { formatCents } from '../../../lib/money/money';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { laidOut } from '../support/laid-out';
import { readSheets } from '../support/printed-pages';
import { shops } from '../support/products';

test.use({ launchOptions: wholeBrowser });

/** How many products a sheet holds at least, beside what else is on the page. */
const perSheet = 8;
const otherSheets = 2;

/** One shop each day, the others in the matrix. */
for (const [turn, { path, products }] of shops.entries())
  test(
    `${path} prints its goods as a list, each with its price and choices on one sheet`,
    { tag: turn < shops.length - 1 ? '@matrix' : [] },
    async ({ page }) => {
      await page.goto(path);
      await laidOut(page);
      for (const format of ['Letter', 'A4'] as const) {
        const sheets = await readSheets(await page.pdf({ format, preferCSSPageSize: true }));
        expect(sheets.length).toBeLessThanOrEqual(Math.ceil(products.length / perSheet) + otherSheets);
        const missing = products.filter(
          ({ name, price, choices }) =>
            !sheets.some(({ text }) =>
              [name, formatCents(price), ...choices.flatMap(({ options }) => options)].every((part) =>
                text.includes(part),
              ),
            ),
        );
        expect(missing.map(({ name }) => name)).toEqual([]);
      }
    },
  );
