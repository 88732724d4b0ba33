import { ahaCatalogue } from '@/content/courses/aha-courses';
import { redCrossCatalogue } from '@/content/courses/red-cross-courses';
import type { CourseCatalogue } from '@/lib/courses/courses';

/** The courses of both organizations. */
export const catalogues: readonly CourseCatalogue[] = [ahaCatalogue, redCrossCatalogue];

/**
 * The value of `?class=` that keeps a course on the way to /locations: its id, or, where both organizations use that id,
 * the organization's kind of class and the id (docs/specification.md#course-details).
 */
export function classRequestId(catalogue: Pick<CourseCatalogue, 'locationClass'>, courseId: string): string {
  const isShared = catalogues.filter(({ courses }) => courses.some(({ id }) => id === courseId)).length > 1;
  return isShared ? `${catalogue.locationClass}-${courseId}` : courseId;
}
