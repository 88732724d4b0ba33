import type { Course, CourseInstance, ItemList, Offer } from 'schema-dts';
import type { DatedClass } from './class-dates';
import { type Cents, centsAsDecimal } from '@/lib/money/money';
import { type Fact, isPlaceholder } from '@/lib/facts/facts';
import { anchorId, organizationId, pageUrl } from '@/lib/seo/ids';

/** What structured data says about one course. What is only a sample is left out. */
export type CourseFacts = {
  /** The course's anchor on the page. */
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  /** What the student holds afterwards. */
  readonly credential?: Fact<string>;
  readonly prerequisites: Fact<string>;
  /** Only where the page itself shows this price; left out beside "Contact for Pricing". */
  readonly price?: Cents | { readonly from: Cents; readonly to: Cents };
  /** Confirmed classes that were still to come when the site was built; left out where the page lists none. */
  readonly classes?: readonly DatedClass[];
};

/**
 * The list of the courses that a page shows, each as a Course with its anchor as `@id`.
 * Its class dates are those ahead on the day of the build; a build each night keeps them from going stale.
 * @throws when there are fewer than three courses: search engines take no shorter list.
 */
export function courseListNode(
  origin: string,
  path: string,
  name: string,
  courses: readonly CourseFacts[],
): ItemList {
  if (courses.length < 3)
    throw new Error(`The course list of ${path} has ${courses.length} courses. It needs at least 3.`);
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
    ...(course.credential === undefined || isPlaceholder(course.credential)
      ? {}
      : { educationalCredentialAwarded: course.credential }),
    // "None" is no course that somebody has to have taken.
    ...(isPlaceholder(course.prerequisites) || /^none\b/i.test(course.prerequisites)
      ? {}
      : { coursePrerequisites: course.prerequisites }),
    inLanguage: 'en-US',
    ...(course.price === undefined ? {} : { offers: offerNode(course.price, pageUrl(origin, path)) }),
    ...(course.classes === undefined || course.classes.length === 0
      ? {}
      : { hasCourseInstance: course.classes.map(instanceNode) }),
  };
}

/** A class with its first and last moment, in the local time of its city. */
function instanceNode({ date, lastDate, starts, ends, location }: DatedClass): CourseInstance {
  const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(location) ?? [];
  const isOnline = city === undefined || state === undefined;
  return {
    '@type': 'CourseInstance',
    courseMode: isOnline ? 'Online' : 'Onsite',
    startDate: `${date}T${starts}`,
    endDate: `${lastDate ?? date}T${ends}`,
    ...(isOnline
      ? {}
      : {
          location: {
            '@type': 'Place',
            name: location,
            address: {
              '@type': 'PostalAddress',
              addressLocality: city,
              addressRegion: state,
              addressCountry: 'US',
            },
          },
        }),
  };
}

function offerNode(price: NonNullable<CourseFacts['price']>, url: string): Offer {
  const offer = { '@type': 'Offer', category: 'Paid', priceCurrency: 'USD', url } as const;
  if (typeof price === 'number') return { ...offer, price: centsAsDecimal(price) };
  const span = { minPrice: price.from / 100, maxPrice: price.to / 100, priceCurrency: 'USD' };
  return { ...offer, priceSpecification: { '@type': 'PriceSpecification', ...span } };
}
