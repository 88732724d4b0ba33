import { creditTemplates, priceLabels } from '@/content/programs/program-labels';
import { formatPrice, type Price } from '@/lib/money/price';
import { formatCredits, type ProgramCredits } from '@/lib/programs/training-programs';

/** Formats a price. */
export function priceText(price: Price): string {
  return formatPrice(price, priceLabels);
}

/** Formats credits. */
export function creditText(credits: ProgramCredits): string {
  return formatCredits(credits, creditTemplates);
}
