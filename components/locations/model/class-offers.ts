import { catalogs, classRequestId } from '@/components/courses/model/class-request-id';
import { oshaClasses } from '@/content/courses/osha-classes';
import { classKinds, classNames, type ClassKindId } from '@/content/locations/locations';
import { businessPrograms } from '@/content/programs/business-opportunities';
import type { Price } from '@/lib/money/price';

/** A course or program that a visitor can come to the locations page for. */
export type ClassOffer = {
  /** As in the column `course` of the table of classes. */
  readonly id: string;
  readonly title: string;
  readonly price: Price;
  /** The kind of class whose form registers for it; null where that is done by e-mail. */
  readonly kind: ClassKindId | null;
  /** The values of `?class=` that mean this course and no kind: an id that both organizations use means both. */
  readonly ids: readonly string[];
};

/** Every course, OSHA class and program, whether it has dates or not. */
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

/** Every value of `?class=` that a date of this course is an answer to. */
export function answersOf({ id, ids, kind }: ClassOffer): readonly string[] {
  const names = Object.entries(classNames).filter(([, { courses }]) =>
    (courses as readonly string[]).includes(id),
  );
  return [...ids, ...(kind === null ? [] : [kind]), ...names.map(([name]) => name)];
}
