import { ahaCatalog } from '@/content/courses/aha-courses';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import type { CourseCatalog } from '@/lib/courses/courses';

/** The courses of both organizations. */
export const catalogs: readonly CourseCatalog[] = [ahaCatalog, redCrossCatalog];

/**
 * The value of `?class=` that keeps a course selected on /locations: its id, or, if both organizations use that id,
 * the organization's kind of class and the id (docs/specification.md#course-details).
 */
export function classRequestId(catalog: Pick<CourseCatalog, 'locationClass'>, courseId: string): string {
  const isShared = catalogs.filter(({ courses }) => courses.some(({ id }) => id === courseId)).length > 1;
  return isShared ? `${catalog.locationClass}-${courseId}` : courseId;
}
