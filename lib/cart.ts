import { type Cents, formatCents } from './money';

/** A choice that a buyer has to make, e.g. a size. The first option is the one that is offered first. */
export type Choice = { readonly label: string; readonly options: readonly string[] };

/** What the cart needs to know of a product. */
export type Sellable = {
  readonly id: string;
  readonly name: string;
  /** Price of one unit, in cents. */
  readonly price: Cents;
  readonly isInStock: boolean;
  readonly choices: readonly Choice[];
};

export type LineItem = {
  readonly productId: string;
  /** The chosen options, in the order of the product's choices. Two sizes of one shirt are two lines. */
  readonly chosen: readonly string[];
  /** 1 to {@link quantityLimit}. */
  readonly quantity: number;
};

export type Cart = {
  readonly lines: readonly LineItem[];
  /** The lines as they were before the last removal, as long as it can be undone. */
  readonly before: readonly LineItem[] | null;
  /** What happened last, so that it can be announced. */
  readonly lastEvent: CartEvent | null;
};

export type CartEvent =
  | { readonly type: 'add'; readonly productId: string; readonly chosen: readonly string[] }
  | { readonly type: 'raise' | 'lower' | 'remove'; readonly key: string }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'forget' };

export const quantityLimit = 99;
export const emptyCart: Cart = { lines: [], before: null, lastEvent: null };

/** What tells a line from all others: product and chosen options. */
export function lineKey({ productId, chosen }: Pick<LineItem, 'productId' | 'chosen'>): string {
  return [productId, ...chosen].join('|');
}

/**
 * The cart after an event. Whatever is not possible returns the same cart: an unknown product or line, a product that is
 * out of stock, an option that the product does not have, a quantity outside 1 to 99, an undo with nothing to undo.
 */
export function changeCart(cart: Cart, event: CartEvent, products: readonly Sellable[]): Cart {
  switch (event.type) {
    case 'add':
      return isOffered(event, products) ? addOne(cart, event) : cart;
    case 'raise':
      return changeQuantity(cart, event, 1);
    case 'lower':
      return changeQuantity(cart, event, -1);
    case 'remove': {
      const lines = cart.lines.filter((line) => lineKey(line) !== event.key);
      return lines.length === cart.lines.length ? cart : { lines, before: cart.lines, lastEvent: event };
    }
    case 'clear':
      return cart.lines.length === 0 ? cart : { lines: [], before: cart.lines, lastEvent: event };
    case 'undo':
      return cart.before === null ? cart : { lines: cart.before, before: null, lastEvent: event };
    case 'forget':
      return cart.before === null ? cart : { ...cart, before: null, lastEvent: event };
  }
}

function isOffered(event: Extract<CartEvent, { type: 'add' }>, products: readonly Sellable[]): boolean {
  const product = products.find((candidate) => candidate.id === event.productId);
  if (product === undefined || !product.isInStock || product.choices.length !== event.chosen.length) return false;
  return product.choices.every((choice, index) => choice.options.some((option) => option === event.chosen[index]));
}

function addOne(cart: Cart, event: Extract<CartEvent, { type: 'add' }>): Cart {
  const { productId, chosen } = event;
  const key = lineKey(event);
  if (cart.lines.some((line) => lineKey(line) === key)) {
    const raised = changeQuantity(cart, { type: 'raise', key }, 1);
    return raised === cart ? cart : { ...raised, lastEvent: event };
  }
  return { lines: [...cart.lines, { productId, chosen, quantity: 1 }], before: null, lastEvent: event };
}

function changeQuantity(cart: Cart, event: Extract<CartEvent, { key: string }>, by: 1 | -1): Cart {
  const line = cart.lines.find((candidate) => lineKey(candidate) === event.key);
  const quantity = (line?.quantity ?? 0) + by;
  if (line === undefined || quantity < 1 || quantity > quantityLimit) return cart;
  const lines = cart.lines.map((candidate) => (candidate === line ? { ...line, quantity } : candidate));
  return { lines, before: null, lastEvent: event };
}

/** A line as it is shown: with the product's name and the amounts in cents. */
export type PricedLine = LineItem & { readonly key: string; readonly name: string; readonly price: Cents; readonly total: Cents };

/** The lines with names and amounts, in the order in which they were added. */
export function pricedLines(cart: Cart, products: readonly Sellable[]): readonly PricedLine[] {
  return cart.lines.flatMap((line) => {
    const product = products.find((candidate) => candidate.id === line.productId);
    if (product === undefined) return [];
    return [{ ...line, key: lineKey(line), name: product.name, price: product.price, total: product.price * line.quantity }];
  });
}

/** Sum of price times quantity, in cents (spec part 1, section 9). Shipping is never part of it. */
export function cartTotal(cart: Cart, products: readonly Sellable[]): Cents {
  return pricedLines(cart, products).reduce((sum, line) => sum + line.total, 0);
}

/** Number of units in the cart. */
export function itemCount(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Units of one product, over all its choices. */
export function quantityOf(cart: Cart, productId: string): number {
  return cart.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
}

/** `1 item`, `3 items`. */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** `Team Hoodie (Apricot, M)`: a line in one phrase. */
export function lineText({ name, chosen }: Pick<PricedLine, 'name' | 'chosen'>): string {
  return chosen.length === 0 ? name : `${name} (${chosen.join(', ')})`;
}

/** One sentence for people who cannot see the cart: what happened, and what the cart holds now. Empty at the start. */
export function cartAnnouncement(cart: Cart, products: readonly Sellable[]): string {
  const { lastEvent } = cart;
  if (lastEvent === null || lastEvent.type === 'forget') return '';
  const now = cart.lines.length === 0 ? 'The cart is empty.' : `Cart: ${itemsText(itemCount(cart))}, ${formatCents(cartTotal(cart, products))}.`;
  return `${happened(cart, lastEvent, products)} ${now}`;
}

function happened(cart: Cart, event: Exclude<CartEvent, { type: 'forget' }>, products: readonly Sellable[]): string {
  switch (event.type) {
    case 'clear':
      return 'All lines removed.';
    case 'undo':
      return 'Put back.';
    case 'add':
      return `${nameOf(lineKey(event), cart, products)} added.`;
    case 'remove':
      return `${nameOf(event.key, cart, products)} removed.`;
    case 'raise':
    case 'lower': {
      const quantity = cart.lines.find((line) => lineKey(line) === event.key)?.quantity ?? 0;
      return `${nameOf(event.key, cart, products)}: ${quantity}.`;
    }
  }
}

function nameOf(key: string, cart: Cart, products: readonly Sellable[]): string {
  const lines = pricedLines({ ...cart, lines: [...cart.lines, ...(cart.before ?? [])] }, products);
  const line = lines.find((candidate) => candidate.key === key);
  return line === undefined ? 'Item' : lineText(line);
}
