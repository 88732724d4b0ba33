import { catalogs, classRequestId, coursesRoute } from '@/components/courses/model/class-request-id';
import type { SiteTarget } from '@/components/links/site-link';
import { courseProviders } from '@/content/courses/course-labels';
import { oshaClasses } from '@/content/courses/osha-classes';
import { classKinds, classNames, type ClassKindId } from '@/content/locations/locations';
import { businessPrograms } from '@/content/programs/business-opportunities';
import { organizations } from '@/content/site/organizations';
import type { Fact } from '@/lib/facts/facts';
import type { Price } from '@/lib/money/price';

/** A course or program that brings visitors to the locations page. */
export type ClassOffer = {
  /** As in the column `course` of the class table. */
  readonly id: string;
  readonly title: string;
  /** The title with the organization, because both teach a "BLS Provider": `BLS Provider (AHA)`. */
  readonly name: string;
  /** The organization; null for a course of our own. */
  readonly organization: string | null;
  /** Where the site describes it. */
  readonly target: SiteTarget;
  readonly description: string;
  readonly prerequisites: Fact<string>;
  readonly price: Price;
  /** The kind of class whose form registers for it; null if registration is by email. */
  readonly kind: ClassKindId | null;
  /**
   * The values of `?class=` for this course that don't name a kind: an id that both organizations use matches both.
   */
  readonly ids: readonly string[];
};

const organizationOf = { aha: organizations.aha.name, 'red-cross': organizations.arc.name } as const;

/** Every course, OSHA class and program, with or without dates. */
export const classOffers: readonly ClassOffer[] = [
  ...catalogs.flatMap((catalog) =>
    catalog.courses.map(({ id, title, price, description, prerequisites, isListed }) => {
      const requestId = classRequestId(catalog, id);
      return {
        id: requestId,
        title,
        name: `${title} (${courseProviders[catalog.provider]})`,
        organization: organizationOf[catalog.provider],
        target: {
          route: coursesRoute[catalog.provider],
          // A course that is not listed has no card, but its details open.
          ...(isListed ? { hash: id } : { query: { course: id } }),
        } as const,
        description,
        prerequisites,
        price,
        kind: kindCalled(catalog.locationClass),
        ids: [...new Set([id, requestId])],
      };
    }),
  ),
  ...oshaClasses.map(({ id, title, price, description, prerequisites }) => ({
    id,
    title,
    name: title,
    organization: null,
    target: { route: 'oshaClasses', hash: id } as const,
    description,
    prerequisites,
    price,
    kind: 'osha-hipaa' as const,
    ids: [id],
  })),
  ...businessPrograms.map(({ id, title, price, description, prerequisites, action }) => ({
    id,
    title,
    name: title,
    organization: null,
    target: { route: 'businessOpportunities', hash: id } as const,
    description,
    prerequisites,
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
