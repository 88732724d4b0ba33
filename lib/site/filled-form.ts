/**
 * The address of a registration form that already knows something: a query that the form fills its fields from. What the
 * address says itself stays.
 * @throws for a text that is no address.
 */
export function filledForm(address: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
