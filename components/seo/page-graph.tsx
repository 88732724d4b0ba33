import type { Thing } from 'schema-dts';
import { company } from '@/content/company/company';
import { routeList, routes, type RouteId } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { documentTitle, type RouteEntry, stepsTo } from '@/lib/site/routes';
import { serializeGraph } from '@/lib/seo/graph';
import {
  breadcrumbNode,
  organizationNode,
  organizationStub,
  type PageExtra,
  webPageNode,
  websiteNode,
} from '@/lib/seo/site-nodes';
import { organizationFacts } from './organization-facts';
import { pageDate } from './page-dates';

/**
 * The JSON-LD graph of a page: organization, website, page, breadcrumb, and the page's additions: `nodes` beside its
 * own node, `pageExtra` in it.
 */
export function PageGraph({
  route,
  nodes = [],
  pageExtra = {},
}: {
  route: RouteId;
  nodes?: readonly Thing[];
  pageExtra?: PageExtra;
}) {
  const facts = organizationFacts();
  const page: RouteEntry = routes[route];
  const trail = stepsTo(routeList, page.path);
  const title = documentTitle(page, factValue(company.shortName));
  const all: readonly Thing[] = [
    route === 'home' ? organizationNode(facts) : organizationStub(facts),
    websiteNode(facts.origin, factValue(company.name)),
    webPageNode(facts.origin, { ...page, title }, pageDate(route), pageExtra),
    ...(page.hasBreadcrumb === true ? [breadcrumbNode(facts.origin, trail)] : []),
    ...nodes,
  ];
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(all) }} />;
}
