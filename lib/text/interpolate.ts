/** The names of the places in a template: `'step' | 'steps'` of `Step {step} of {steps}`. */
type PlacesIn<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

/** A text of content that contains each of these places: `Template<'day' | 'place'>`. */
export type Template<Places extends string> = (
  Places extends string ? (text: `${string}{${Places}}${string}`) => void : never
) extends (text: infer Text extends string) => void
  ? Text
  : never;

type Values<Places extends string> = Readonly<Record<Places, string | number>>;

/**
 * Fills the places of a template: `interpolate('Step {step} of {steps}', { step: 1, steps: 5 })` is `Step 1 of 5`. If
 * the template is a literal, its type requires a value for each place. Values are inserted as they are.
 * @throws an error that names the template and the place, if a template of unknown text has a place without a value.
 */
export function interpolate<const Template extends string>(
  template: Template,
  values: string extends Template ? Values<string> : Values<PlacesIn<Template>>,
): string {
  const given: Values<string> = values;
  return template.replace(/\{([^{}]*)\}/g, (place, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) throw new Error(`"${template}" has the place ${place}, but no value for it.`);
    return String(value);
  });
}

/** Text for a count: for one, and for any other number. */
export type CountLabels = { readonly one: string; readonly many: Template<'count'> };

/** `countText(3, { one: '1 item', many: '{count} items' })` is `3 items`. */
export function countText(count: number, { one, many }: CountLabels): string {
  return interpolate(count === 1 ? one : many, { count });
}
