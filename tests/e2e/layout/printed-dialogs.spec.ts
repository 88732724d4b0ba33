import { sellables } from '../../../components/shop/model/sellables';
import { cartLabels } from '../../../content/shop/cart-labels';
import { formatCents } from '../../../lib/money/money';
import { lineText, lineTotal } from '../../../lib/shop/cart';
import { cartParameter, cartWord } from '../../../lib/shop/cart-address';
import { wholeBrowser } from '../support/browsers';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/island-pages';
import { readSheets } from '../support/printed-pages';
import { gift } from '../support/products';

/** A modal dialog on paper: whole, from the top of the first sheet, and nothing of the page below it. */
test.use({ launchOptions: wholeBrowser });

const { dialog } = cartLabels;

/** Everything that can be ordered, a line for each choice, in different numbers. */
const everyLine = sellables
  .filter(({ isInStock }) => isInStock)
  .flatMap((product) =>
    product.choices
      .reduce<readonly (readonly string[])[]>(
        (chosen, { options }) => chosen.flatMap((before) => options.map((option) => [...before, option])),
        [[]],
      )
      .map((chosen) => ({ product, productId: product.id, chosen })),
  )
  .map((line, index) => ({ ...line, key: `${index}`, quantity: 1 + (index % 7) }));

const timesIn = (sentence: string, text: string) => sentence.split(text).length - 1;

for (const count of [3, 40])
  test(`an order of ${count} lines prints whole, from the top of the first sheet`, async ({ page }) => {
    test.skip(everyLine.length < count, 'Less is sold.');
    const lines = everyLine.slice(0, count);
    await openHydrated(page, `${gift.path}?${cartParameter}=${cartWord(lines)}#cart`);
    await page.getByRole('button', { name: cartLabels.summary.checkout }).click();
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(count + 2);
    const rows = lines.map(
      (line) =>
        `${lineText(line)} ${line.quantity} ${formatCents(line.product.price)} ${formatCents(lineTotal(line))}`,
    );
    const sum = formatCents(lines.reduce((total, line) => total + lineTotal(line), 0));
    for (const format of ['Letter', 'A4'] as const) {
      const sheets = await readSheets(await page.pdf({ format, preferCSSPageSize: true }));
      // Each row is on one sheet.
      expect(rows.filter((row) => !sheets.some(({ text }) => text.includes(row)))).toEqual([]);
      const text = sheets.map((sheet) => sheet.text).join(' ');
      expect(text.startsWith(dialog.title)).toBe(true);
      for (const once of [dialog.title, `${dialog.total} ${sum}`, dialog.total, ...dialog.blanks.shipped])
        expect([once, timesIn(text, once)]).toEqual([once, 1]);
      expect(sheets[0]?.top).toBeLessThan(0.1);
      expect(
        sheets.every((sheet) => sheet.text !== ''),
        'no empty sheet',
      ).toBe(true);
      if (count < 10) expect(sheets).toHaveLength(1);
    }
  });
