import { creditTemplates, priceWords } from '@/content/programs/program-words';
import {
  formatCredits,
  formatProgramPrice,
  type ProgramCredits,
  type ProgramPrice,
} from '@/lib/programs/training-programs';

/** A price in the words of the site. */
export function priceText(price: ProgramPrice): string {
  return formatProgramPrice(price, priceWords);
}

/** Credits in the words of the site. */
export function creditText(credits: ProgramCredits): string {
  return formatCredits(credits, creditTemplates);
}
