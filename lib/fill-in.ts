/**
 * Copy with places to fill: `fillIn('Step {step} of {steps}', { step: 1, steps: 5 })` is `Step 1 of 5`.
 * @throws when the copy has a place that `values` does not name.
 */
export function fillIn(copy: string, values: Readonly<Record<string, string | number>>): string {
  return copy.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${copy}" has the place ${place}, but no value for it.`);
    return String(value);
  });
}
