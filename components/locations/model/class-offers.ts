import { catalogs, classRequestId } from '@/components/courses/model/class-request-id';
import { oshaClasses } from '@/content/courses/osha-classes';
import { classKinds, classNames, type ClassKindId } from '@/content/locations/locations';
import { businessPrograms } from '@/content/programs/business-opportunities';
import type { Price } from '@/lib/money/price';

/** A course or program that brings visitors to the locations page. */
export type ClassOffer = {
  /** As in the column `course` of the class table. */
  readonly id: string;
  readonly title: string;
  readonly price: Price;
  /** The kind of class whose form registers for it; null if registration is by email. */
  readonly kind: ClassKindId | null;
  /**
   * The values of `?class=` for this course that don't name a kind: an id that both organizations use matches both.
   */
  readonly ids: readonly string[];
};

/** Every course, OSHA class and program, with or without dates. */
export const classOffers: readonly ClassOffer[] = [
  ...catalogs.flatMap((catalog) =>
    catalog.courses.map(({ id, title, price }) => {
      const requestId = classRequestId(catalog, id);
      return {
        id: requestId,
        title,
        price,
        kind: kindCalled(catalog.locationClass),
        ids: [...new Set([id, requestId])],
      };
    }),
  ),
  ...oshaClasses.map(({ id, title, price }) => ({
    id,
    title,
    price,
    kind: 'osha-hipaa' as const,
    ids: [id],
  })),
  ...businessPrograms.map(({ id, title, price, action }) => ({
    id,
    title,
    price,
    kind: action.kind === 'enroll' ? kindCalled(action.classId) : null,
    ids: [id],
  })),
];

function kindCalled(id: string): ClassKindId | null {
  return classKinds.find((kind) => kind.id === id)?.id ?? null;
}

/** Every value of `?class=` that a date of this course matches. */
export function answersOf({ id, ids, kind }: ClassOffer): readonly string[] {
  const names = Object.entries(classNames).filter(([, { courses }]) =>
    (courses as readonly string[]).includes(id),
  );
  return [...ids, ...(kind === null ? [] : [kind]), ...names.map(([name]) => name)];
}
