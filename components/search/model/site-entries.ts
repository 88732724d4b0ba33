import { indexEntries } from '@/components/clinical/model/index-entries';
import { catalogs, classRequestId, coursesRoute } from '@/components/courses/model/class-request-id';
import { siteHref } from '@/components/links/site-link';
import { cityPages } from '@/components/locations/model/city-pages';
import { shelves } from '@/components/shop/model/shelves';
import { indexPages } from '@/content/clinical/index-terms';
import { oshaClasses } from '@/content/courses/osha-classes';
import { aedCheck } from '@/content/guides/aed-check';
import { beforeClass } from '@/content/guides/before-class';
import type { GuideSection } from '@/content/guides/guide';
import { courseProviders } from '@/content/courses/course-labels';
import { hostTraining } from '@/content/guides/host-training';
import { yourCard } from '@/content/guides/your-card';
import { businessPrograms } from '@/content/programs/business-opportunities';
import { compliancePrograms } from '@/content/programs/compliance';
import { creditPrograms } from '@/content/programs/continuing-education';
import { emergencyRules } from '@/content/search/emergencies';
import { alsoCalled, entryKinds, everyCourse, namedWays, shortNames } from '@/content/search/search';
import type { ShopRoute } from '@/content/shop/shop-pages';
import { stateNames } from '@/lib/site/state-codes';
import { isOpenPage } from '@/content/site/open-shops';
import { type RouteId, routeIds, routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { listedCourses } from '@/lib/courses/courses';
import type { SiteEntry } from '@/lib/site/site-entries';
import { interpolate } from '@/lib/text/interpolate';
import { searchKey } from '@/lib/text/search-key';

const namesOf: Readonly<Partial<Record<string, string>>> = alsoCalled;

/** Everything in the A-to-Z list and the site search. */
export function siteEntries(): readonly SiteEntry[] {
  return [
    ...routeIds.filter(isOpenPage).map((id) => ({
      title: routes[id].label,
      href: routes[id].path,
      kind: '',
      keywords: routes[id].keywords.replaceAll(',', ''),
      ...groupOf(id),
    })),
    ...namedWays.map(({ title, keywords, ...target }) => ({
      title,
      href: siteHref(target),
      kind: '',
      keywords,
    })),
    ...guideEntries(),
    ...courseEntries(),
    ...questionEntries(),
    ...oshaClasses.map(({ id, title }) => ({
      title,
      href: siteHref({ route: 'oshaClasses', hash: id }),
      kind: entryKinds.osha,
      group: 'class' as const,
    })),
    ...programEntries(),
    // Also the cities that are not listed and have classes.
    ...cityPages.flatMap(({ label, path, location }) =>
      location === null
        ? []
        : [
            {
              title: label,
              href: path,
              kind: entryKinds.city,
              keywords: [
                stateNames[location.state as keyof typeof stateNames],
                ...(location.aliases ?? []),
              ].join(' '),
              group: 'city' as const,
            },
          ],
    ),
    ...productEntries(),
    ...indexEntries().map(({ term, route, anchor }) => ({
      title: term,
      href: siteHref({ route, hash: anchor }),
      kind: areaOf(route),
      keywords: indexPages[route as keyof typeof indexPages],
      group: 'clinical' as const,
    })),
  ];
}

function groupOf(id: RouteId): Pick<SiteEntry, 'group'> {
  if (id in indexPages) return { group: 'clinical' };
  return emergencyRules.cards.some(({ hrefs }) => Object.values(hrefs).includes(routes[id].path))
    ? { group: 'card' }
    : {};
}

/** The longer words of a description that are not in the name, each once. Shirts and books are found by their names. */
function wordsOf(description: string, name: string): string {
  const words = new Set(searchKey(description).split(' '));
  return [...words].filter((word) => word.length > 3 && !searchKey(name).includes(word)).join(' ');
}

/** The name of a page after the title of something on it. */
function areaOf(route: RouteId): string {
  return shortNames[route] ?? routes[route].label;
}

function courseEntries(): readonly SiteEntry[] {
  return catalogs.flatMap((catalog) =>
    listedCourses(catalog.courses).map(({ id, title, subtitle }) => ({
      title,
      href: siteHref({ route: coursesRoute[catalog.provider], hash: id }),
      kind: interpolate(entryKinds.course, { provider: courseProviders[catalog.provider] }),
      keywords: [
        subtitle,
        classRequestId(catalog, id),
        namesOf[`${catalog.provider}/${id}`] ?? '',
        everyCourse,
      ].join(' '),
      group: 'class' as const,
    })),
  );
}

function questionEntries(): readonly SiteEntry[] {
  return catalogs.flatMap(({ provider, questions }) =>
    questions.map(({ id, question }) => ({
      title: question,
      href: siteHref({ route: coursesRoute[provider], hash: id }),
      kind: interpolate(entryKinds.question, { provider: courseProviders[provider] }),
    })),
  );
}

function guideEntries(): readonly SiteEntry[] {
  const guides = { yourCard, beforeClass, hostTraining, aedCheck } as const;
  return Object.entries(guides).flatMap(([route, { sections }]) =>
    sections.map(({ id, title, keywords = '' }: GuideSection) => ({
      title,
      href: siteHref({ route: route as keyof typeof guides, hash: id }),
      kind: areaOf(route as keyof typeof guides),
      keywords,
    })),
  );
}

function programEntries(): readonly SiteEntry[] {
  const pages = [
    { route: 'oshaCompliance', programs: compliancePrograms },
    { route: 'continuingEducation', programs: creditPrograms },
    { route: 'businessOpportunities', programs: businessPrograms },
  ] as const;
  return pages.flatMap(({ route, programs }) =>
    programs.map(({ id, title, targetAudience }) => ({
      title,
      href: siteHref({ route, hash: id }),
      kind: areaOf(route),
      keywords: targetAudience,
      group: 'class' as const,
    })),
  );
}

function productEntries(): readonly SiteEntry[] {
  return Object.entries(shelves).flatMap(([route, products]) =>
    products.map(({ sku, name, maker, description }) => ({
      title: name,
      href: siteHref({ route: route as ShopRoute, hash: sku }),
      kind: areaOf(route as ShopRoute),
      keywords: [
        maker === null ? '' : factValue<string>(maker),
        route === 'equipment' ? wordsOf(description, name) : '',
      ].join(' '),
      group: 'goods' as const,
    })),
  );
}
