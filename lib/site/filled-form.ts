/**
 * Adds query parameters to a form's address, which prefill its fields. Existing parameters stay.
 * @throws for a text that is not a URL.
 */
export function filledForm(address: string, fields: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
