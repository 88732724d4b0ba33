/** Fills `{name}` places of a sentence, e.g. `{n} cities fit` with `{ n: 3 }`. A place without a value stays as it is. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}
