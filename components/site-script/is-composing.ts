/** True for a key that an input method still needs. Safari ends a composition before the key that ended it. */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari reports only 229.
  return event.isComposing || event.keyCode === 229;
}
