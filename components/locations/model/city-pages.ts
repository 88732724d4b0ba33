import type { Thing } from 'schema-dts';
import type { ListedPage } from '@/components/layout/site-page';
import { company } from '@/content/company/company';
import { cityPageLabels } from '@/content/locations/city-page';
import { routes } from '@/content/site/routes';
import { courseNode } from '@/lib/courses/course-list';
import { placeSlug } from '@/lib/courses/class-page';
import { factValue } from '@/lib/facts/facts';
import { nearestPlaces } from '@/lib/locations/distance';
import { formatIsoMonth } from '@/lib/time/calendar-days';
import { interpolate } from '@/lib/text/interpolate';
import { cityDates, type CityDates, type OfferedClass } from './city-dates';
import { classOffers, type ClassOffer } from './class-offers';

/** The page of a city, or of online classes. */
export type CityPage = ListedPage &
  CityDates & {
    /** Last segment of the address. */
    readonly slug: string;
  };

/** A page for every listed city, and for every other city, and online, with a row in the table of classes. */
export const cityPages: readonly CityPage[] = cityDates.map((city) => {
  const slug = placeSlug(city.label);
  const isOnline = city.location === null;
  const { title, description, undated } = isOnline ? cityPageLabels.online : cityPageLabels.city;
  const values = { city: city.label };
  const name = city.location === null ? city.label : factValue(city.location.city);
  return {
    ...city,
    slug,
    of: 'locations',
    path: `${routes.locations.path}/${slug}` as const,
    title: interpolate(title, values),
    description: interpolate(city.classes.length > 0 ? description : undated, values),
    keywords: interpolate(cityPageLabels.keywords, { city: name }),
    parent: routes.locations.path,
    kind: 'WebPage',
    hasBreadcrumb: true,
    isIndexed: city.classes.length > 0,
  };
});

/** @throws for a label that is no place of the class table. */
export function cityPageOf(label: string): CityPage {
  const page = cityPages.find((candidate) => candidate.label === label);
  if (page === undefined) throw new Error(`${label} has no page.`);
  return page;
}

/** The classes of a course in one city, soonest first. */
export type CourseDates = {
  readonly offer: ClassOffer;
  readonly classes: readonly OfferedClass[];
};

/** The courses of a city that have dates, in the order of the catalogs. */
export function coursesOf({ classes }: CityDates): readonly CourseDates[] {
  return classOffers
    .map((offer) => ({ offer, classes: classes.filter((entry) => entry.offer === offer) }))
    .filter((course) => course.classes.length > 0);
}

/** Classes by the month of their first day. */
export function byMonth(
  classes: readonly OfferedClass[],
): readonly { readonly month: string; readonly classes: readonly OfferedClass[] }[] {
  const months = [...new Set(classes.map(({ row }) => formatIsoMonth(row.dated.date)))];
  return months.map((month) => ({
    month,
    classes: classes.filter(({ row }) => formatIsoMonth(row.dated.date) === month),
  }));
}

const nearCount = 3;

/** The nearest other cities with dates, each with its miles. */
export function nearestWithDates({ id, location }: CityDates) {
  if (location === null) return [];
  const others = cityPages.flatMap((page) =>
    page.id === id || page.location === null || page.classes.length === 0
      ? []
      : [{ page, latitude: page.location.latitude, longitude: page.location.longitude }],
  );
  return nearestPlaces(others, location, nearCount).map(({ place, miles }) => ({ page: place.page, miles }));
}

/** The courses of a page with their confirmed classes as structured data. */
export function cityGraph(page: CityPage): readonly Thing[] {
  return coursesOf(page).flatMap(({ offer, classes }) => {
    const confirmed = classes.filter(({ row }) => !row.isSample).map(({ row }) => row.dated);
    if (confirmed.length === 0) return [];
    const { id, name, description, prerequisites, price } = offer;
    return [
      courseNode(factValue(company.origin), page.path, {
        anchor: id,
        name,
        description,
        prerequisites,
        price,
        classes: confirmed,
      }),
    ];
  });
}
