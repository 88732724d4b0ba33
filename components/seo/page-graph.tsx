import type { Thing } from 'schema-dts';
import { entryOf, type SitePage, trailOf } from '@/components/layout/site-page';
import { company } from '@/content/company/company';
import { factValue } from '@/lib/facts/facts';
import { documentTitle } from '@/lib/site/routes';
import { serializeGraph } from '@/lib/seo/graph';
import {
  breadcrumbNode,
  organizationNode,
  organizationStub,
  type PageExtra,
  webPageNode,
  websiteNode,
  type OrganizationFacts,
} from '@/lib/seo/site-nodes';
import { pageDate } from './page-dates';
import { socialLinks } from '@/content/site/navigation';
import { outboundHref } from '@/components/links/outbound-link';
import { routes } from '@/content/site/routes';
import { phoneWithCountry } from '@/lib/text/contact-links';

/**
 * The JSON-LD graph of a page: organization, website, page, breadcrumb, and the page's additions: `nodes` beside its
 * own node, `pageExtra` in it.
 */
export function PageGraph({
  route,
  nodes,
  pageExtra,
}: {
  route: SitePage;
  nodes: readonly Thing[];
  pageExtra: PageExtra;
}) {
  const facts = organizationFacts();
  const page = entryOf(route);
  const title = documentTitle(page, factValue(company.shortName));
  const all: readonly Thing[] = [
    route === 'home' ? organizationNode(facts) : organizationStub(facts),
    websiteNode(facts.origin, factValue(company.name)),
    webPageNode(facts.origin, { ...page, title }, pageDate(page.path), pageExtra),
    ...(page.hasBreadcrumb === true ? [breadcrumbNode(facts.origin, trailOf(route))] : []),
    ...nodes,
  ];
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(all) }} />;
}

/** The company's facts in the shape of structured data. */
function organizationFacts(): OrganizationFacts {
  const { headquarters } = company;
  return {
    origin: factValue(company.origin),
    name: factValue(company.name),
    description: routes.home.description,
    phone: phoneWithCountry(factValue(company.phone)),
    email: factValue(company.supportEmail),
    foundingYear: String(company.foundedIn),
    profiles: socialLinks.map((link) => outboundHref(link.outbound)),
    address: {
      street: factValue(headquarters?.street ?? ''),
      city: factValue(headquarters?.city ?? ''),
      region: factValue<string>(headquarters?.state ?? ''),
      postalCode: factValue(headquarters?.zip ?? ''),
      country: 'US',
    },
    isAddressConfirmed: headquarters?.isSample === false,
    hours: company.hours,
  };
}
