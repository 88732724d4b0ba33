import type { FinderKind, FinderRequest } from './location-finder-data';

/** The kinds of class that match a request, best match first; empty without a request. */
export function kindsOf(kinds: readonly FinderKind[], request: FinderRequest | null): readonly FinderKind[] {
  return (request?.kinds ?? []).flatMap((id) => kinds.filter((kind) => kind.id === id));
}

/** The one form of a class that is taught only online: it is the same in every city. */
export function formWithoutCity(
  kinds: readonly FinderKind[],
  request: FinderRequest | null,
  onlineKind: string,
): FinderKind | undefined {
  const own = kindsOf(kinds, request);
  return own.length === 1 ? own.find(({ id }) => id === onlineKind) : undefined;
}

/**
 * The class as it reads in a sentence: `ACLS (AHA)`; with the organization of the form where both teach it: `BLS
 * (AHA)`; `an AHA class` if the visitor requested a kind of class.
 */
export function registersFor(
  { label }: FinderRequest,
  { label: kind, formName, issuer }: FinderKind,
): string {
  if (label === kind) return `${/^(?:a|e|i|o)/i.test(formName) ? 'an' : 'a'} ${formName}`;
  return issuer === undefined || label.endsWith(`(${issuer})`) ? label : `${label} (${issuer})`;
}
