/**
 * Fills `{name}` in a text with `values.name`, so that a figure that stands in several sentences is kept once.
 * @throws for a name without a value, which is always a mistake in content.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"{${name}}" in "${text.slice(0, 60)}" has no value.`);
    return value;
  });
}
