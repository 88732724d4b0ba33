const wholeNumbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `10000` becomes `10,000`: a whole number in US format, whatever the machine's locale. */
export function formatCount(count: number): string {
  return wholeNumbers.format(count);
}
