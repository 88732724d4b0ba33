/**
 * A template with its places filled: `interpolate('Step {step} of {steps}', { step: 1, steps: 5 })` is `Step 1 of 5`. A value
 * may be left over, and is not read as a template again.
 * @throws a sentence that names the template and the place, for a place that `values` does not hold: always a mistake
 * in content.
 */
export function interpolate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([^{}]*)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`"${template}" has the place ${place}, but no value for it.`);
    return String(value);
  });
}

/** How a count is said: words for one, and a template with the place `{count}` for any other. */
export type CountLabels = { readonly one: string; readonly many: string };

/** `countText(3, { one: '1 item', many: '{count} items' })` is `3 items`. */
export function countText(count: number, { one, many }: CountLabels): string {
  return interpolate(count === 1 ? one : many, { count });
}
