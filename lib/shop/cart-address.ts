import { searchKey } from '@/lib/text/search-key';
import { type Choice, itemCount, type LineItem, quantityLimit, type Sellable } from './cart';

/**
 * The query parameter with the cart: nothing is stored in the browser
 * (docs/decisions/009-the-cart-travels-in-the-address.md).
 */
export const cartParameter = 'cart';

/** What a cart in an address is checked against. */
export type Offered = Pick<Sellable, 'id' | 'name' | 'isInStock' | 'choices'>;

export type ReadCart = {
  readonly lines: readonly LineItem[];
  /** Each line that cannot be ordered: the name of its product, or null for a product that the shops do not have. */
  readonly leftOut: readonly (string | null)[];
};

/** The name of an option in an address, and in lower case: `Deep green` is `deep-green`. Unique within a choice. */
export function optionKey(option: string): string {
  return searchKey(option).replaceAll(' ', '-');
}

/**
 * The lines of a cart as one query value: `mug,tee*2_sand_m`. A line is the product, `*` and the quantity if it is more
 * than one, and the name of each selected option after an underscore. Names, because staff may reorder the
 * options: a shirt in S stays in S.
 * @returns null for an empty cart, which needs no parameter.
 */
export function cartWord(lines: readonly LineItem[]): string | null {
  const words = lines.map(({ productId, chosen, quantity }) =>
    [`${productId}${quantity === 1 ? '' : `*${quantity}`}`, ...chosen.map(optionKey)].join('_'),
  );
  return words.length === 0 ? null : words.join(',');
}

/**
 * Reads what {@link cartWord} wrote, and older addresses, which had an option's position after a dot: `tee*2.0.1`.
 * Quantities are kept within what can be ordered; a repeated line is
 * ignored.
 */
export function readCart(word: string | null, products: readonly Offered[]): ReadCart {
  const lines = new Map<string, LineItem>();
  const leftOut: (string | null)[] = [];
  for (const text of (word ?? '').split(',')) {
    const [, productId = '', count = '', options = ''] = /^([^*._]*)(?:\*([^._]*))?(.*)$/.exec(text) ?? [];
    if (productId === '') continue;
    const product = products.find(({ id }) => id === productId);
    const chosen = product?.isInStock === true ? chosenIn(product.choices, options) : null;
    if (chosen === null) {
      leftOut.push(product?.name ?? null);
      continue;
    }
    const key = [productId, ...chosen].join('|');
    const quantity = Math.min(quantityLimit, Math.max(1, Math.floor(Number(count)) || 1));
    if (!lines.has(key)) lines.set(key, { productId, chosen, quantity });
  }
  return { lines: [...lines.values()], leftOut };
}

/** The number of items that can be ordered, for the header of other pages. */
export function cartCount(word: string, products: readonly Offered[]): number {
  return itemCount(readCart(word, products));
}

/** The options of `_sand_m` or `.0.1`, one for each choice; null if one is missing or no longer offered. */
function chosenIn(choices: readonly Choice[], text: string): readonly string[] | null {
  const parts = text.split(/[._]/).slice(1);
  if (parts.length !== choices.length) return null;
  const chosen = choices.flatMap(({ options }, at) => {
    const part = parts[at] ?? '';
    const option = text.startsWith('.')
      ? options[/^\d+$/.test(part) ? Number(part) : -1]
      : options.find((candidate) => optionKey(candidate) === part);
    return option ?? [];
  });
  return chosen.length === choices.length ? chosen : null;
}
