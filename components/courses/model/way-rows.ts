import { type CourseWay, wayTerms } from '@/content/courses/course-ways';

const ids = Object.keys(wayTerms) as readonly (keyof typeof wayTerms)[];

/** The details of a way to take a course, each under its term. */
export function wayRows(way: CourseWay) {
  return ids.map((id) => ({ term: wayTerms[id], fact: way[id] }));
}
