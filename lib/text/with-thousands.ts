/**
 * `1234567.50` with the commas of the United States: `1,234,567.50`. Not by `Intl.NumberFormat`: islands use it, and
 * creating the first formatter took 130 ms of the first press on a slow phone (docs/performance.md).
 */
export function withThousands(number: string): string {
  const [whole = '', ...fraction] = number.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
