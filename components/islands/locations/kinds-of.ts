import type { FinderKind, FinderRequest } from './location-finder-data';

/** The kinds of class that a request means, the nearest first; none without a request. */
export function kindsOf(kinds: readonly FinderKind[], request: FinderRequest | null): readonly FinderKind[] {
  return (request?.kinds ?? []).flatMap((id) => kinds.filter((kind) => kind.id === id));
}

/** What a form registers for, as a sentence has it: `BLS`, or `an AHA class` where a kind of class was asked for. */
export function registersFor({ label }: FinderRequest, kind: FinderKind): string {
  if (label !== kind.label) return label;
  return `${/^(?:a|e|i|o)/i.test(kind.formName) ? 'an' : 'a'} ${kind.formName}`;
}
