import type { FinderKind, FinderRequest } from './location-finder-data';

/** The kinds of class that match a request, best match first; empty without a request. */
export function kindsOf(kinds: readonly FinderKind[], request: FinderRequest | null): readonly FinderKind[] {
  return (request?.kinds ?? []).flatMap((id) => kinds.filter((kind) => kind.id === id));
}

/** The class as it reads in a sentence: `BLS`, or `an AHA class` if the visitor requested a kind of class. */
export function registersFor({ label }: FinderRequest, kind: FinderKind): string {
  if (label !== kind.label) return label;
  return `${/^(?:a|e|i|o)/i.test(kind.formName) ? 'an' : 'a'} ${kind.formName}`;
}
