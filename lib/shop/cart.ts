import { type Cents, formatCents, formatWholeDollars } from '@/lib/money/money';
import { type CountLabels, countText, interpolate, type Template } from '@/lib/text/interpolate';

/**
 * A choice that a buyer has to make. The first option is preselected, unless `isAsked`: some choices, e.g. a size,
 * only the buyer can make.
 */
export type Choice = {
  readonly label: string;
  readonly options: readonly string[];
  readonly isAsked?: boolean;
};

/** What the browser needs to sell a product: its facts, whether confirmed or samples, as plain values. */
export type Sellable = {
  readonly id: string;
  readonly name: string;
  /** Price of one unit, in cents. */
  readonly price: Cents;
  readonly isInStock: boolean;
  /** False for a download, which needs no shipping address. */
  readonly isShipped: boolean;
  /** Order value in cents from which it ships free: 0 for always, omitted if nothing is promised. */
  readonly shipsFreeOver?: Cents;
  readonly choices: readonly Choice[];
};

export type LineItem = {
  readonly productId: string;
  /** The selected options, in the order of the product's choices. Two sizes of one shirt are two lines. */
  readonly chosen: readonly string[];
  /** 1 to {@link quantityLimit}. */
  readonly quantity: number;
};

export type Cart = {
  readonly lines: readonly LineItem[];
  /** The lines before the last removal, as long as it can be undone. */
  readonly before: readonly LineItem[] | null;
  /** The last change, for the announcement. */
  readonly lastEvent: CartEvent | null;
};

export type CartEvent =
  | { readonly type: 'add'; readonly productId: string; readonly chosen: readonly string[] }
  | { readonly type: 'raise' | 'lower' | 'remove'; readonly key: string }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'forget' }
  /** Replaces all lines with those from an address. */
  | { readonly type: 'bring'; readonly lines: readonly LineItem[] };

export const quantityLimit = 99;
export const emptyCart: Cart = { lines: [], before: null, lastEvent: null };

/** What identifies a line: product and selected options. */
export function lineKey({ productId, chosen }: Pick<LineItem, 'productId' | 'chosen'>): string {
  return [productId, ...chosen].join('|');
}

/**
 * The cart after an event. An impossible event returns the same cart: an unknown product or line, a product out of
 * stock, an option that the product does not have, a quantity outside 1 to 99, an undo with nothing to undo.
 */
export function cartReducer(cart: Cart, event: CartEvent, products: readonly Sellable[]): Cart {
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
    case 'bring':
      return {
        lines: event.lines.filter((line) => isOffered(line, products)),
        before: null,
        lastEvent: null,
      };
  }
}

function isOffered(line: Pick<LineItem, 'productId' | 'chosen'>, products: readonly Sellable[]): boolean {
  const product = products.find((candidate) => candidate.id === line.productId);
  if (product === undefined || !product.isInStock || product.choices.length !== line.chosen.length)
    return false;
  return product.choices.every((choice, index) =>
    choice.options.some((option) => option === line.chosen[index]),
  );
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

/** A line together with its product. */
export type CartLine = LineItem & { readonly key: string; readonly product: Sellable };

/** The lines with their products, in the order they were added. */
export function cartLines(cart: Cart, products: readonly Sellable[]): readonly CartLine[] {
  return cart.lines.flatMap((line) => {
    const product = products.find((candidate) => candidate.id === line.productId);
    return product === undefined ? [] : [{ ...line, key: lineKey(line), product }];
  });
}

/** Price times quantity of one line, in cents. */
export function lineTotal({ product, quantity }: Pick<CartLine, 'product' | 'quantity'>): Cents {
  return product.price * quantity;
}

/** Sum of price times quantity, in cents (docs/specification.md#cart), always without shipping. */
export function linesTotal(lines: readonly CartLine[]): Cents {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
}

export type ShippingLabels = {
  readonly free: string;
  readonly some: Template<'products'>;
  readonly over: Template<'amount'>;
  /** Follow {@link over} in an order: whether it is over the amount. */
  readonly met: string;
  readonly notMet: string;
};

/**
 * The shipping promise below the cart of a shop, a sentence a line: the goods that always ship free, then the note of
 * the shop, whatever is in the cart. Never part of a total.
 * @param freeOver order value in cents from which the shop ships free. Null if it promises nothing: then the cart may
 * still have goods of the other shops, and the rule of the order shows.
 */
export function cartShipping(
  lines: readonly CartLine[],
  freeOver: Cents | null,
  labels: ShippingLabels,
): readonly string[] {
  const { free, amount } = shippingRule(lines);
  const shown = freeOver ?? amount;
  return [...freeGoods(free, labels), ...(shown === null ? [] : [overText(shown, labels)])];
}

/**
 * The shipping promise of an order: which of the notes of the shops applies to it, and whether it reaches the amount.
 * Goods of several shops ship free over the largest of their amounts. Empty if nothing is promised.
 */
export function orderShipping(lines: readonly CartLine[], labels: ShippingLabels): readonly string[] {
  const { free, rest, amount } = shippingRule(lines);
  if (free.length > 0 && rest.length === 0) return [labels.free];
  if (amount === null) return freeGoods(free, labels);
  const met = linesTotal(lines) > amount ? labels.met : labels.notMet;
  return [...freeGoods(free, labels), `${overText(amount, labels)}. ${met}.`];
}

function shippingRule(lines: readonly CartLine[]) {
  const shipped = lines.map(({ product }) => product).filter(({ isShipped }) => isShipped);
  const free = shipped.filter(({ shipsFreeOver }) => shipsFreeOver === 0);
  const rest = shipped.filter(({ shipsFreeOver }) => shipsFreeOver !== 0);
  const amounts = rest.flatMap(({ shipsFreeOver }) => shipsFreeOver ?? []);
  // One product without a promise, and the order has none.
  const isPromised = rest.length > 0 && amounts.length === rest.length;
  return { free, rest, amount: isPromised ? Math.max(...amounts) : null };
}

function freeGoods(free: readonly Sellable[], labels: ShippingLabels): readonly string[] {
  if (free.length === 0) return [];
  const products = [...new Set(free.map(({ name }) => name))].join(', ');
  return [interpolate(labels.some, { products })];
}

function overText(amount: Cents, labels: ShippingLabels): string {
  return interpolate(labels.over, { amount: formatWholeDollars(amount) });
}

/** Number of units in the cart. */
export function itemCount(cart: Pick<Cart, 'lines'>): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Units of one product, across all its options. */
export function quantityOf(cart: Cart, productId: string): number {
  return cart.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
}

/** `Team Hoodie (Apricot, M)`: a line as one phrase. */
export function lineText({ product, chosen }: Pick<CartLine, 'product' | 'chosen'>): string {
  return chosen.length === 0 ? product.name : `${product.name} (${chosen.join(', ')})`;
}

/** The contents of the cart, in the template's format. */
export function cartText(
  cart: Cart,
  products: readonly Sellable[],
  template: Template<'items' | 'total'>,
  items: CountLabels,
): string {
  return interpolate(template, {
    items: countText(itemCount(cart), items),
    total: formatCents(linesTotal(cartLines(cart, products))),
  });
}

/**
 * The items of an address that cannot be ordered: the products by name, and the number of unknown ones. Empty if nothing
 * was left out.
 */
export function leftOutText(
  leftOut: readonly (string | null)[],
  items: CountLabels,
  labels: { readonly text: Template<'products'>; readonly others: CountLabels },
): string {
  const names = [...new Set(leftOut.flatMap((name) => name ?? []))];
  const unknown = leftOut.filter((name) => name === null).length;
  if (leftOut.length === 0) return '';
  const others = unknown === 0 ? [] : [countText(unknown, names.length === 0 ? items : labels.others)];
  return interpolate(labels.text, { products: [...names, ...others].join(', ') });
}

/** The announcement of a change: `line` is product and options, `quantity` the new number. */
export type AnnouncementLabels = {
  /** What the cart now contains. */
  readonly holds: Template<'items' | 'total'>;
  readonly empty: string;
  readonly cleared: string;
  readonly undone: string;
  readonly added: Template<'line'>;
  readonly removed: Template<'line'>;
  readonly changed: Template<'line' | 'quantity'>;
  /** Replaces a line that is no longer in the cart. */
  readonly unknown: string;
};

/** One sentence for people who cannot see the cart: what happened, and what it now contains. Empty at first. */
export function cartAnnouncement(
  cart: Cart,
  products: readonly Sellable[],
  labels: { readonly items: CountLabels; readonly announcement: AnnouncementLabels },
): string {
  const { lastEvent } = cart;
  if (lastEvent === null || lastEvent.type === 'forget' || lastEvent.type === 'bring') return '';
  if (lastEvent.type === 'clear') return labels.announcement.cleared;
  const now =
    cart.lines.length === 0
      ? labels.announcement.empty
      : cartText(cart, products, labels.announcement.holds, labels.items);
  return `${happened(cart, lastEvent, products, labels.announcement)} ${now}`;
}

function happened(
  cart: Cart,
  event: Exclude<CartEvent, { type: 'forget' | 'bring' | 'clear' }>,
  products: readonly Sellable[],
  labels: AnnouncementLabels,
): string {
  const line = (key: string) => nameOf(key, cart, products) ?? labels.unknown;
  switch (event.type) {
    case 'undo':
      return labels.undone;
    case 'add':
      return interpolate(labels.added, { line: line(lineKey(event)) });
    case 'remove':
      return interpolate(labels.removed, { line: line(event.key) });
    case 'raise':
    case 'lower': {
      const quantity = cart.lines.find((candidate) => lineKey(candidate) === event.key)?.quantity ?? 0;
      return interpolate(labels.changed, { line: line(event.key), quantity });
    }
  }
}

function nameOf(key: string, cart: Cart, products: readonly Sellable[]): string | null {
  const lines = cartLines({ ...cart, lines: [...cart.lines, ...(cart.before ?? [])] }, products);
  const line = lines.find((candidate) => candidate.key === key);
  return line === undefined ? null : lineText(line);
}
