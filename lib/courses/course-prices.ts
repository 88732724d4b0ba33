import { type Cents, formatDollars } from '@/lib/money/money';
import type { Price } from '@/lib/money/price';
import { interpolate, type Template } from '@/lib/text/interpolate';

/** The price of one seat, alone and in a group, in cents. */
export type SeatPrices = {
  readonly price: Cents;
  /** Null if the table has none: then a group asks for it. */
  readonly groupPrice: Cents | null;
};

/** The price of one seat as text. */
export type SeatPriceTemplates = {
  readonly onRequest: string;
  readonly shown: Template<'price' | 'groupPrice' | 'groupMinimum'>;
  /** For courses without a price for groups. */
  readonly same: Template<'price'>;
};

/** The prices that a quote is calculated from; null while prices are on request. */
export function seatPrices(price: Price): SeatPrices | null {
  return price.kind === 'fixed' ? { price: price.cents, groupPrice: price.groupCents ?? null } : null;
}

/** `$75 per person, or $60 each for 10 or more`, or the page's text for no price. */
export function seatPriceText(price: Price, groupMinimum: number, templates: SeatPriceTemplates): string {
  const prices = seatPrices(price);
  if (prices === null) return templates.onRequest;
  const seat = formatDollars(prices.price);
  return prices.groupPrice === null
    ? interpolate(templates.same, { price: seat })
    : interpolate(templates.shown, {
        price: seat,
        groupPrice: formatDollars(prices.groupPrice),
        groupMinimum,
      });
}
