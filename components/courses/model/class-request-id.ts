import { ahaCatalog } from '@/content/courses/aha-courses';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import type { RouteId } from '@/content/site/routes';
import type { CourseCatalog, CourseProvider } from '@/lib/courses/courses';

/** The courses of each organization. */
export const catalogOf: Readonly<Record<CourseProvider, CourseCatalog>> = {
  aha: ahaCatalog,
  'red-cross': redCrossCatalog,
};

export const catalogs: readonly CourseCatalog[] = Object.values(catalogOf);

/** The page with the courses of an organization. */
export const coursesRoute = {
  aha: 'ahaCourses',
  'red-cross': 'redCrossCourses',
} as const satisfies Record<CourseProvider, RouteId>;

/**
 * The value of `?class=` that keeps a course selected on /locations: its id, or, if both organizations use that id,
 * the organization's kind of class and the id (docs/specification.md#course-details).
 */
export function classRequestId(catalog: Pick<CourseCatalog, 'locationClass'>, courseId: string): string {
  const isShared = catalogs.filter(({ courses }) => courses.some(({ id }) => id === courseId)).length > 1;
  return isShared ? `${catalog.locationClass}-${courseId}` : courseId;
}
