/**
 * `1234567.50` with US thousands separators: `1,234,567.50`. Islands use it, so it avoids `Intl.NumberFormat`:
 * creating the first formatter took 130 ms of the first click on a slow phone (docs/performance.md).
 */
export function withThousands(number: string): string {
  const [whole = '', ...fraction] = number.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
