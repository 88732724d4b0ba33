import { classRequestId } from '@/components/courses/view/class-request-id';
import { ahaCatalogue } from '@/content/courses/aha-courses';
import { classKinds, classNames, type ClassKindId } from '@/content/locations/locations';
import { oshaClasses } from '@/content/courses/osha-classes';
import { redCrossCatalogue } from '@/content/courses/red-cross-courses';

/** What the visitor came for, and which class buttons come first for it. */
export type ClassRequest = { readonly label: string; readonly kinds: readonly ClassKindId[] };

/**
 * Every value that `?class=` may have: the six kinds, the ids of all courses and OSHA classes, and a few plain names.
 * An id that both organizations use means both; with the organization's kind in front it means one.
 */
export function classRequests(): Readonly<Record<string, ClassRequest>> {
  const courses: readonly { readonly id: string; readonly title: string; readonly kind: ClassKindId }[] = [
    ...[ahaCatalogue, redCrossCatalogue].flatMap((catalogue) =>
      catalogue.courses.flatMap(({ id, title }) =>
        [...new Set([id, classRequestId(catalogue, id)])].map((requestId) => ({
          id: requestId,
          title,
          kind: catalogue.locationClass,
        })),
      ),
    ),
    ...oshaClasses.map(({ id, title }) => ({ id, title, kind: 'osha-hipaa' as const })),
  ];
  const requests = new Map<string, ClassRequest>();
  for (const { id, title, kind } of courses) {
    requests.set(id, { label: title, kinds: [...(requests.get(id)?.kinds ?? []), kind] });
  }
  for (const { id, label } of classKinds) requests.set(id, { label, kinds: [id] });
  return { ...Object.fromEntries(requests), ...classNames };
}
