import { slugOf } from '@/lib/text/slug';
import type { DatedClass } from './class-dates';

/** The page that takes the place of a city's for classes taught online. */
const onlineSlug = 'online';

/**
 * The last segment of the page of a place: `salt-lake-city-ut` for `Salt Lake City, UT`, `online` for a class without
 * a city. With the state, so that it stays when a city of the same name is added.
 */
export function placeSlug(location: string): string {
  return /, [A-Z]{2}$/.test(location) ? slugOf(location) : onlineSlug;
}

/** A class on its page, by what never changes about it: `acls-2026-12-08-0900`. */
export function classAnchor(course: string, { date, starts }: Pick<DatedClass, 'date' | 'starts'>): string {
  return `${course}-${date}-${starts.replace(':', '')}`;
}

/**
 * The address of a class.
 * @param locations the path of the page with all cities.
 * @param course the id in the column `course` of the table of classes.
 */
export function classHref(
  locations: string,
  course: string,
  dated: Pick<DatedClass, 'date' | 'starts' | 'location'>,
): string {
  return `${locations}/${placeSlug(dated.location)}#${classAnchor(course, dated)}`;
}
