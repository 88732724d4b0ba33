import { withThousands } from '@/lib/text/with-thousands';

/** An amount of money in whole US cents: never a float of dollars, and never below zero. */
export type Cents = number;

/** `7999` becomes `$79.99`. Always two decimals in US format, regardless of the machine's locale. */
export function formatCents(cents: Cents): string {
  return `$${withThousands(centsAsDecimal(cents))}`;
}

/** `75000` becomes `$750`; rounds to the nearest dollar, as the equipment shop's SAVE badge does. */
export function formatWholeDollars(cents: Cents): string {
  return `$${withThousands(String(Math.round(assertCents(cents) / 100)))}`;
}

/** `7500` becomes `$75`, and `7550` `$75.50`: cents only if there are any. */
export function formatDollars(cents: Cents): string {
  return cents % 100 === 0 ? formatWholeDollars(cents) : formatCents(cents);
}

/** `7999` becomes `79.99`, the plain form for structured data. */
export function centsAsDecimal(cents: Cents): string {
  return (assertCents(cents) / 100).toFixed(2);
}

/** @throws unless the amount is a whole number of cents, zero or more: anything else is a mistake in content. */
function assertCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents) || cents < 0)
    throw new Error(`${String(cents)} is not a whole number of cents, zero or more.`);
  return cents;
}
