import type { Course, ItemList, Offer } from 'schema-dts';
import { type Cents, centsAsDecimal } from '../money';
import { anchorId, organizationId, pageUrl } from './ids';

/** What structured data says about one course. */
export type CourseFacts = {
  /** The course's anchor on the page. */
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  /** What a person holds in hand afterwards; left out while it is not confirmed. */
  readonly credential?: string;
  readonly prerequisites: string;
  /** Only where the page itself shows this price; left out beside "Contact for Pricing". */
  readonly price?: Cents | { readonly from: Cents; readonly to: Cents };
};

/**
 * The list of the courses that a page shows, each as a Course with its anchor as `@id`.
 * It names no class date, so that nothing in it can go stale.
 * @throws when there are fewer than three courses: search engines take no shorter list.
 */
export function courseListNode(origin: string, path: string, name: string, courses: readonly CourseFacts[]): ItemList {
  if (courses.length < 3) throw new Error(`The course list of ${path} has ${courses.length} courses. It needs at least 3.`);
  return {
    '@type': 'ItemList',
    '@id': anchorId(origin, path, 'courses'),
    name,
    numberOfItems: courses.length,
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseNode(origin, path, course),
    })),
  };
}

function courseNode(origin: string, path: string, course: CourseFacts): Course {
  const id = anchorId(origin, path, course.anchor);
  return {
    '@type': 'Course',
    '@id': id,
    url: id,
    name: course.name,
    description: course.description,
    provider: { '@id': organizationId(origin) },
    ...(course.credential === undefined ? {} : { educationalCredentialAwarded: course.credential }),
    coursePrerequisites: course.prerequisites,
    inLanguage: 'en-US',
    ...(course.price === undefined ? {} : { offers: offerNode(course.price, pageUrl(origin, path)) }),
  };
}

function offerNode(price: NonNullable<CourseFacts['price']>, url: string): Offer {
  const offer = { '@type': 'Offer', category: 'Paid', priceCurrency: 'USD', url } as const;
  if (typeof price === 'number') return { ...offer, price: centsAsDecimal(price) };
  const span = { minPrice: price.from / 100, maxPrice: price.to / 100, priceCurrency: 'USD' };
  return { ...offer, priceSpecification: { '@type': 'PriceSpecification', ...span } };
}
