import { type Cents, formatDollars } from '@/lib/money/money';
import { groupTotal, type Price } from '@/lib/money/price';
import { interpolate, type Template } from '@/lib/text/interpolate';

/** The price of one seat, alone and in a group, in cents. */
export type SeatPrices = { readonly price: Cents; readonly groupPrice: Cents };

/** The price of one seat as text. */
export type SeatPriceTemplates = {
  readonly onRequest: string;
  readonly shown: Template<'price' | 'groupPrice' | 'groupMinimum'>;
  /** For courses with the same price per seat for groups. */
  readonly same: Template<'price'>;
  readonly group: Template<'people' | 'total'>;
};

/** The prices that a quote is calculated from; null while prices are on request. */
export function seatPrices(price: Price): SeatPrices | null {
  return price.kind === 'fixed' ? { price: price.cents, groupPrice: price.groupCents ?? price.cents } : null;
}

/** `10 people: $600`, or null if there is no price to show. */
export function groupTotalText(
  price: Price,
  groupMinimum: number,
  { group }: Pick<SeatPriceTemplates, 'group'>,
): string | null {
  const total = groupTotal(price, groupMinimum);
  return total === null ? null : interpolate(group, { people: groupMinimum, total: formatDollars(total) });
}

/** `$75 per person, or $60 each for 10 or more (10 people: $600)`, or the page's text for no price. */
export function seatPriceText(price: Price, groupMinimum: number, templates: SeatPriceTemplates): string {
  const prices = seatPrices(price);
  if (prices === null) return templates.onRequest;
  const seat = formatDollars(prices.price);
  const text =
    prices.price === prices.groupPrice
      ? interpolate(templates.same, { price: seat })
      : interpolate(templates.shown, {
          price: seat,
          groupPrice: formatDollars(prices.groupPrice),
          groupMinimum,
        });
  return `${text} (${groupTotalText(price, groupMinimum, templates)})`;
}
