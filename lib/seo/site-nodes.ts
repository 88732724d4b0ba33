import type {
  BreadcrumbList,
  LocalBusiness,
  MedicalWebPage,
  Organization,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { RouteEntry, TrailStep } from '@/lib/site/routes';
import type { IsoDate } from '@/lib/time/calendar-days';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { anchorId, organizationId, pageUrl, websiteId } from './ids';

export type OrganizationFacts = {
  readonly origin: string;
  readonly name: string;
  readonly description: string;
  /** With its country code. */
  readonly phone: string;
  readonly email: string;
  readonly foundingYear: string;
  readonly profiles: readonly string[];
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly country: string;
  };
  /** Only a confirmed address turns the organization into a LocalBusiness. */
  readonly isAddressConfirmed: boolean;
  readonly hours: readonly OpeningHours[];
};

/** The full organization node, for the home page. Never has ratings or reviews of the company. */
export function organizationNode(facts: OrganizationFacts): Organization | LocalBusiness {
  const shared = {
    '@id': organizationId(facts.origin),
    name: facts.name,
    description: facts.description,
    url: pageUrl(facts.origin, '/'),
    logo: `${facts.origin}/icons/icon-512.png`,
    telephone: facts.phone,
    email: facts.email,
    foundingDate: facts.foundingYear,
    sameAs: [...facts.profiles],
  };
  if (!facts.isAddressConfirmed) return { '@type': 'Organization', ...shared };
  return {
    '@type': 'LocalBusiness',
    ...shared,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.address.street,
      addressLocality: facts.address.city,
      addressRegion: facts.address.region,
      postalCode: facts.address.postalCode,
      addressCountry: facts.address.country,
    },
    openingHoursSpecification: facts.hours.map((hours) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...hours.days],
      opens: hours.opens,
      closes: hours.closes,
    })),
  };
}

/** The short organization node of every other page: enough to resolve references to its `@id`. */
export function organizationStub(facts: OrganizationFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(facts.origin),
    name: facts.name,
    url: pageUrl(facts.origin, '/'),
  };
}

/**
 * The website node; without a SearchAction, because the site's search runs in the page: no address answers a query
 * without scripts.
 */
export function websiteNode(origin: string, name: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    url: pageUrl(origin, '/'),
    name,
    inLanguage: 'en-US',
    publisher: { '@id': organizationId(origin) },
  };
}

/** Additional properties for the node of a more specific kind of page. */
export type PageExtra = Partial<
  Omit<Exclude<MedicalWebPage, string>, '@type' | '@id' | 'url' | 'name' | 'publisher'>
>;

/** The page node, with any additional properties. Its `@id` is the page's canonical address. */
export function webPageNode(
  origin: string,
  route: RouteEntry,
  /** The day of the last change, if known. */
  changedOn: IsoDate | undefined,
  extra: PageExtra = {},
): WebPage {
  const url = pageUrl(origin, route.path);
  return {
    '@type': route.kind,
    '@id': url,
    url,
    name: route.title,
    description: route.description,
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId(origin) },
    publisher: { '@id': organizationId(origin) },
    ...(changedOn === undefined ? {} : { dateModified: changedOn }),
    ...(route.parent === null ? { about: { '@id': organizationId(origin) } } : {}),
    ...(route.hasBreadcrumb === true ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
    ...extra,
  };
}

/** The breadcrumb of a page, from home to the page itself. */
export function breadcrumbNode(origin: string, trail: readonly TrailStep[]): BreadcrumbList {
  const last = trail.at(-1);
  if (last === undefined) throw new Error('A breadcrumb needs at least one page.');
  return {
    '@type': 'BreadcrumbList',
    '@id': `${pageUrl(origin, last.path)}#breadcrumb`,
    itemListElement: trail.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.label,
      item: entry.hash === undefined ? pageUrl(origin, entry.path) : anchorId(origin, entry.path, entry.hash),
    })),
  };
}
