import { classKinds, classNames, type ClassKindId } from '@/content/locations/locations';
import { classOffers } from './class-offers';

/** The class that the visitor requested, and which class buttons come first for it. */
export type ClassRequest = { readonly label: string; readonly kinds: readonly ClassKindId[] };

/**
 * Every valid value of `?class=`: the six kinds, the ids of all courses, OSHA classes and programs, and a few plain
 * names. An id that both organizations use matches both; with the organization's kind in front it matches one.
 */
export function classRequests(): Readonly<Record<string, ClassRequest>> {
  const requests = new Map<string, ClassRequest>();
  for (const { ids, title, name, kind } of classOffers)
    for (const id of ids)
      requests.set(id, {
        // An id of both organizations stands for the title that they share.
        label: requests.has(id) ? title : name,
        kinds: [...(requests.get(id)?.kinds ?? []), ...(kind === null ? [] : [kind])],
      });
  for (const { id, label } of classKinds) requests.set(id, { label, kinds: [id] });
  for (const [id, { label, kinds }] of Object.entries(classNames)) requests.set(id, { label, kinds });
  return Object.fromEntries(requests);
}
