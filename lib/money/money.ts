/** An amount of money in whole US cents. Never a float of dollars. */
export type Cents = number;

const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** `7999` becomes `$79.99`. Always two decimals, always US format, whatever the machine's locale. */
export function formatCents(cents: Cents): string {
  return withCents.format(assertCents(cents) / 100);
}

/** `75000` becomes `$750`; rounds to the nearest dollar, as the equipment shop's SAVE badge does. */
export function formatWholeDollars(cents: Cents): string {
  return wholeDollars.format(Math.round(assertCents(cents) / 100));
}

/** `7999` becomes `79.99`, the plain form that structured data wants. */
export function centsAsDecimal(cents: Cents): string {
  return (assertCents(cents) / 100).toFixed(2);
}

/** @throws when the amount is not a whole number of cents, which is always a mistake in content. */
function assertCents(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents)) throw new Error(`${String(cents)} is not a whole number of cents.`);
  return cents;
}
