import { ahaCatalogue } from '@/content/aha-courses';
import { classKinds, classNames, type ClassKindId } from '@/content/locations';
import { oshaClassGroups } from '@/content/osha-classes';
import { redCrossCatalogue } from '@/content/red-cross-courses';
import type { OshaClassGroup } from '@/lib/osha-classes';

/** What the visitor came for, and which class buttons come first for it. */
export type ClassRequest = { readonly label: string; readonly kinds: readonly ClassKindId[] };

/**
 * Every value that `?class=` may have: the six kinds, the ids of all courses and OSHA classes, and a few plain names.
 * An id that both organizations use stands for both.
 */
export function classRequests(): Readonly<Record<string, ClassRequest>> {
  const oshaGroups: readonly OshaClassGroup[] = oshaClassGroups;
  const courses: readonly { readonly id: string; readonly title: string; readonly kind: ClassKindId }[] = [
    ...ahaCatalogue.courses.map(({ id, title }) => ({ id, title, kind: 'aha' as const })),
    ...redCrossCatalogue.courses.map(({ id, title }) => ({ id, title, kind: 'red-cross' as const })),
    ...oshaGroups.flatMap((group) => group.classes).map(({ id, title }) => ({ id, title, kind: 'osha-hipaa' as const })),
  ];
  const requests = new Map<string, ClassRequest>();
  for (const { id, title, kind } of courses) {
    requests.set(id, { label: title, kinds: [...(requests.get(id)?.kinds ?? []), kind] });
  }
  for (const { id, label } of classKinds) requests.set(id, { label, kinds: [id] });
  return { ...Object.fromEntries(requests), ...classNames };
}
