import type { FinderKind, FinderRequest } from './location-finder-data';

/** The kinds of class that a request means, the nearest first; none without a request. */
export function kindsOf(kinds: readonly FinderKind[], request: FinderRequest | null): readonly FinderKind[] {
  return (request?.kinds ?? []).flatMap((id) => kinds.filter((kind) => kind.id === id));
}
