import { type Fact, factValue } from '@/lib/facts/facts';
import { interpolate, type Template } from '@/lib/text/interpolate';
import { type Cents, formatCents, formatDollars } from './money';

/**
 * What a course or program costs one person, in cents. A price on request is never printed as a number, never offered in
 * structured data, and never part of what a page hands to a browser.
 */
export type Price =
  | { readonly kind: 'on-request' }
  /** `groupCents` is what one person of a group pays; left out where a group pays the same. */
  | { readonly kind: 'fixed'; readonly cents: Cents; readonly groupCents?: Cents }
  /** One price for each course that is picked. */
  | { readonly kind: 'each'; readonly cents: Cents }
  | { readonly kind: 'range'; readonly from: Cents; readonly to: Cents };

/** The amounts in a row of the table of prices, in cents; those above one price are left out where there are none. */
type PriceRow = {
  readonly price?: Fact<Cents>;
  readonly upTo?: Fact<Cents>;
  readonly groupPrice?: Fact<Cents>;
};

/** The price in a row of the table; on request where there is no row, or no amount in it. */
export function priceOfRow(row: PriceRow | undefined): Price {
  if (row?.price === undefined) return { kind: 'on-request' };
  const cents = factValue(row.price);
  if (row.upTo !== undefined) return { kind: 'range', from: cents, to: factValue(row.upTo) };
  return {
    kind: 'fixed',
    cents,
    ...(row.groupPrice === undefined ? {} : { groupCents: factValue(row.groupPrice) }),
  };
}

/** A fixed price that is paid for each course that is picked; others stay as they are. */
export function forEachPicked(price: Price): Price {
  return price.kind === 'fixed' ? { kind: 'each', cents: price.cents } : price;
}

/** The words around a price. */
export type PriceLabels = {
  /** `price` is what one course costs. */
  readonly each: Template<'price'>;
  readonly range: Template<'from' | 'to'>;
  readonly onRequest: string;
};

/**
 * A price in words: `$99.00`, `$15.00 each`, `$400–$1,000`.
 * @throws for an amount that is no whole number of cents, and for a range that does not rise.
 */
export function formatPrice(price: Price, labels: PriceLabels): string {
  switch (price.kind) {
    case 'fixed':
      return formatCents(price.cents);
    case 'each':
      return interpolate(labels.each, { price: formatCents(price.cents) });
    case 'range':
      if (price.from >= price.to)
        throw new Error(`A price range has to rise: ${price.from} to ${price.to} cents.`);
      return interpolate(labels.range, { from: formatDollars(price.from), to: formatDollars(price.to) });
    case 'on-request':
      return labels.onRequest;
  }
}

/** What a group of `people` pays together, in cents; null where no price of one person is shown. */
export function groupTotal(price: Price, people: number): Cents | null {
  return price.kind === 'fixed' ? people * (price.groupCents ?? price.cents) : null;
}
