import { coursePolicies } from '@/content/courses/course-policies';
import { seatPriceTemplates } from '@/content/courses/course-labels';
import { seatPriceText } from '@/lib/courses/course-prices';
import { formatCents } from '@/lib/money/money';
import type { Price } from '@/lib/money/price';

/** The price of a course as text. */
export function coursePriceText({ price }: { readonly price: Price }): string {
  return seatPriceText(price, coursePolicies.groupMinimum, seatPriceTemplates);
}

/** The price per person, to the cent. */
export function singlePriceText({ price }: { readonly price: Price }): string {
  return price.kind === 'fixed' ? formatCents(price.cents) : seatPriceTemplates.onRequest;
}
