import { type Cents, formatWholeDollars } from '@/lib/money/money';
import { fillIn } from '@/lib/text/fill-in';

/** Whether the pages print the prices of heart-association and Red Cross courses, or ask the visitor to contact us. */
export type CoursePrices = 'on-request' | 'shown';

/** The price of one seat, alone and in a group, in cents. */
export type SeatPrices = { readonly price: Cents; readonly groupPrice: Cents };

/** `shown` has the places `{price}`, `{groupPrice}` and `{groupMinimum}`. */
export type SeatPriceTemplates = { readonly onRequest: string; readonly shown: string };

/** The prices that a page may hold: null while they are on request, so that no data of the page gives them away. */
export function publicPrices(position: CoursePrices, { price, groupPrice }: SeatPrices): SeatPrices | null {
  return position === 'shown' ? { price, groupPrice } : null;
}

/** `$75 per person, or $60 each for 10 or more`, or what the page says where there are no prices to show. */
export function seatPriceWords(
  prices: SeatPrices | null,
  groupMinimum: number,
  templates: SeatPriceTemplates,
): string {
  if (prices === null) return templates.onRequest;
  return fillIn(templates.shown, {
    price: formatWholeDollars(prices.price),
    groupPrice: formatWholeDollars(prices.groupPrice),
    groupMinimum,
  });
}
