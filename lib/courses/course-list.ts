import type { Course, CourseInstance, ItemList, Offer } from 'schema-dts';
import type { IsoDate } from '@/lib/time/calendar-days';
import type { ClockTime } from '@/lib/time/clock-time';
import { momentIn, offsetAt } from '@/lib/time/us-zones';
import { type DatedClass, zoneOfClass } from './class-dates';
import { centsAsDecimal } from '@/lib/money/money';
import { groupTotal, type Price } from '@/lib/money/price';
import { type Fact, isPlaceholder } from '@/lib/facts/facts';
import { anchorId, organizationId, pageUrl } from '@/lib/seo/ids';

/** Structured data about one course. Samples are left out. */
export type CourseFacts = {
  /** The course's anchor on the page. */
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  /** What the student holds afterwards. */
  readonly credential?: Fact<string>;
  readonly prerequisites: Fact<string>;
  /** As the page shows it; omitted if the page says "Contact for Pricing". */
  readonly price: Price;
  /** The group size for which the page shows a total too. */
  readonly groupOf?: number;
  /** Confirmed classes that were upcoming when the site was built; omitted if the page lists none. */
  readonly classes?: readonly DatedClass[];
};

/**
 * The list of the courses on a page, each as a Course with its anchor as `@id`. Class dates are those upcoming on the
 * day of the build; a nightly build keeps them current.
 * @throws for fewer than three courses, because search engines accept no shorter list.
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

/** One course, with its anchor on the page as `@id`. */
export function courseNode(origin: string, path: string, course: CourseFacts): Course {
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
    // "None" is not a course, so it is no prerequisite.
    ...(isPlaceholder(course.prerequisites) || /^none\b/i.test(course.prerequisites)
      ? {}
      : { coursePrerequisites: course.prerequisites }),
    inLanguage: 'en-US',
    ...offersOf(course, pageUrl(origin, path)),
    ...(course.classes === undefined || course.classes.length === 0
      ? {}
      : { hasCourseInstance: course.classes.map(instanceNode) }),
  };
}

/** A class with its first and last moment, in the zone of its city or its own. */
function instanceNode(entry: DatedClass): CourseInstance {
  const { date, lastDate, starts, ends, location } = entry;
  const zone = zoneOfClass(entry);
  const at = (day: IsoDate, time: ClockTime) =>
    `${day}T${time}${zone === null ? '' : offsetAt(zone, momentIn(zone, day, time))}`;
  const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(location) ?? [];
  const isOnline = city === undefined || state === undefined;
  return {
    '@type': 'CourseInstance',
    courseMode: isOnline ? 'Online' : 'Onsite',
    startDate: at(date, starts),
    endDate: at(lastDate ?? date, ends),
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

function offersOf({ price, groupOf }: CourseFacts, url: string): { readonly offers?: Offer | Offer[] } {
  const offer = { '@type': 'Offer', category: 'Paid', priceCurrency: 'USD', url } as const;
  switch (price.kind) {
    case 'on-request':
      return {};
    case 'range': {
      const span = { minPrice: price.from / 100, maxPrice: price.to / 100, priceCurrency: 'USD' };
      return { offers: { ...offer, priceSpecification: { '@type': 'PriceSpecification', ...span } } };
    }
    case 'fixed':
    case 'each': {
      const single: Offer = { ...offer, price: centsAsDecimal(price.cents) };
      const total = groupOf === undefined ? null : groupTotal(price, groupOf);
      if (groupOf === undefined || total === null) return { offers: single };
      const group: Offer = {
        ...offer,
        price: centsAsDecimal(total),
        eligibleQuantity: { '@type': 'QuantitativeValue', value: groupOf, unitText: 'people' },
      };
      return { offers: [single, group] };
    }
  }
}
