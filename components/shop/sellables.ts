import { shopLinks, shopShippingNotes } from '@/content/shop-pages';
import { routes } from '@/content/routes';
import type { Choice, Sellable } from '@/lib/cart';
import { factValue } from '@/lib/facts';
import type { ShelfProduct } from './shelf-product';
import { shelves } from './shelves';

/** The product as the cart knows it. */
export function sellable({ sku, name, price, isInStock, sizes, colors }: ShelfProduct): Sellable {
  const choices: readonly Choice[] = [
    { label: 'Color', options: colors },
    { label: 'Size', options: sizes },
  ];
  return { id: sku, name, price: factValue(price), isInStock, choices: choices.filter(({ options }) => options.length > 1) };
}

/** Everything that can be in the cart, from all three shops. */
export const sellables: readonly Sellable[] = Object.values(shelves).flat().map(sellable);

/** The shipping note of each shop page, by its path. */
export const notesByPath: Readonly<Record<string, string>> = Object.fromEntries(
  shopLinks.flatMap(({ route }) => {
    const note = shopShippingNotes[route];
    return note === null ? [] : [[routes[route].path, note]];
  }),
);
