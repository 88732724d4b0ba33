import { creditTemplates, priceWords } from '@/content/programs/program-words';
import { formatPrice, type Price } from '@/lib/money/price';
import { formatCredits, type ProgramCredits } from '@/lib/programs/training-programs';

/** A price in the words of the site. */
export function priceText(price: Price): string {
  return formatPrice(price, priceWords);
}

/** Credits in the words of the site. */
export function creditText(credits: ProgramCredits): string {
  return formatCredits(credits, creditTemplates);
}
