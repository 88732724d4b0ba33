import { type Cents, formatDollars } from '@/lib/money/money';
import { groupTotal, type Price } from '@/lib/money/price';
import { interpolate } from '@/lib/text/interpolate';

/** The price of one seat, alone and in a group, in cents. */
export type SeatPrices = { readonly price: Cents; readonly groupPrice: Cents };

/** The price of a seat in words; places in braces are filled in. */
export type SeatPriceTemplates = {
  readonly onRequest: string;
  /** With `{price}`, `{groupPrice}` and `{groupMinimum}`. */
  readonly shown: string;
  /** With `{price}`, where a group pays the same for each seat. */
  readonly same: string;
  /** With `{people}` and `{total}`. */
  readonly group: string;
};

/** The prices that a quote reckons with; null while they are on request. */
export function seatPrices(price: Price): SeatPrices | null {
  return price.kind === 'fixed' ? { price: price.cents, groupPrice: price.groupCents ?? price.cents } : null;
}

/** `10 people: $600`, or null where there is no price to show. */
export function groupTotalText(
  price: Price,
  groupMinimum: number,
  { group }: Pick<SeatPriceTemplates, 'group'>,
): string | null {
  const total = groupTotal(price, groupMinimum);
  return total === null ? null : interpolate(group, { people: groupMinimum, total: formatDollars(total) });
}

/** `$75 per person, or $60 each for 10 or more (10 people: $600)`, or what the page says where there is no price to show. */
export function seatPriceText(price: Price, groupMinimum: number, templates: SeatPriceTemplates): string {
  const prices = seatPrices(price);
  if (prices === null) return templates.onRequest;
  const text = interpolate(prices.price === prices.groupPrice ? templates.same : templates.shown, {
    price: formatDollars(prices.price),
    groupPrice: formatDollars(prices.groupPrice),
    groupMinimum,
  });
  return `${text} (${groupTotalText(price, groupMinimum, templates)})`;
}
