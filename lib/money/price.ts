import { type Fact, factValue } from '@/lib/facts/facts';
import { interpolate, type Template } from '@/lib/text/interpolate';
import { type Cents, formatCents, formatDollars } from './money';

/**
 * What a course or program costs per person, in cents. A price on request is never printed as a number, never offered
 * in structured data and never sent to the browser.
 */
export type Price =
  | { readonly kind: 'on-request' }
  /** `groupCents` is the price per person in a group; omitted if it is the same. */
  | { readonly kind: 'fixed'; readonly cents: Cents; readonly groupCents?: Cents }
  /** One price for each selected course. */
  | { readonly kind: 'each'; readonly cents: Cents }
  | { readonly kind: 'range'; readonly from: Cents; readonly to: Cents };

/** The amounts in a row of the table of prices, in cents; amounts other than the price are optional. */
type PriceRow = {
  readonly price?: Fact<Cents>;
  readonly upTo?: Fact<Cents>;
  readonly groupPrice?: Fact<Cents>;
};

/** The price in a row of the table; on request if there is no row, or no amount in it. */
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

/** Multiplies a price per course by the number of selected courses; other prices are unchanged. */
export function forEachPicked(price: Price): Price {
  return price.kind === 'fixed' ? { kind: 'each', cents: price.cents } : price;
}

/** The text around a price. */
export type PriceLabels = {
  /** `price` is the price of one course. */
  readonly each: Template<'price'>;
  readonly range: Template<'from' | 'to'>;
  readonly onRequest: string;
};

/**
 * A price as text: `$99.00`, `$15.00 each`, `$400–$1,000`.
 * @throws for an amount that is not a whole number of cents, and for a range that does not ascend.
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

/** The total for a group of `people`, in cents; null if no price for groups is shown. */
export function groupTotal(price: Price, people: number): Cents | null {
  return price.kind === 'fixed' && price.groupCents !== undefined ? people * price.groupCents : null;
}
