import { type LineItem, quantityLimit, type Sellable } from './cart';

/**
 * The query parameter with the cart: nothing is stored in the browser
 * (docs/decisions/009-the-cart-travels-in-the-address.md).
 */
export const cartParameter = 'cart';

/**
 * The lines of a cart as one query value: `mug,tee*2.0.1`. A line is the product, `*` and the quantity if it is more
 * than one, and the index of each selected option after a dot.
 * @returns null for an empty cart, which needs no parameter.
 */
export function cartWord(lines: readonly LineItem[], products: readonly Sellable[]): string | null {
  const words = lines.flatMap(({ productId, chosen, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (product === undefined) return [];
    const places = chosen.map((option, index) => `.${product.choices[index]?.options.indexOf(option) ?? -1}`);
    return [`${productId}${quantity === 1 ? '' : `*${quantity}`}${places.join('')}`];
  });
  return words.length === 0 ? null : words.join(',');
}

/** Reads what {@link cartWord} wrote, without anything that the shops do not sell or that cannot be ordered. */
export function linesOfWord(word: string | null, products: readonly Sellable[]): readonly LineItem[] {
  const found = new Map<string, LineItem>();
  for (const text of (word ?? '').split(',')) {
    const [item = '', ...places] = text.split('.');
    const [productId = '', count = '1'] = item.split('*');
    const product = products.find(({ id }) => id === productId);
    const chosen = places.map((place, index) => product?.choices[index]?.options[Number(place)] ?? '');
    const quantity = Number(count);
    const isCount = Number.isInteger(quantity) && quantity >= 1 && quantity <= quantityLimit;
    if (
      product?.isInStock === true &&
      isCount &&
      chosen.length === product.choices.length &&
      !chosen.includes('') &&
      !found.has(`${productId}${places.join('.')}`)
    )
      found.set(`${productId}${places.join('.')}`, { productId, chosen, quantity });
  }
  return [...found.values()];
}
