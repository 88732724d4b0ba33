import { coursePolicies, coursePrices } from '@/content/courses/course-policies';
import { seatPriceTemplates } from '@/content/courses/course-words';
import { publicPrices, type SeatPrices, seatPriceWords } from '@/lib/courses/course-prices';

/** The prices of a course as this site shows them; null while they are on request. */
export function seatPrices(course: SeatPrices): SeatPrices | null {
  return publicPrices(coursePrices, course);
}

/** The prices of a course in words. */
export function coursePriceWords(course: SeatPrices): string {
  return seatPriceWords(seatPrices(course), coursePolicies.groupMinimum, seatPriceTemplates);
}
