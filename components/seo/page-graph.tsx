import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { routeList, routes, type RouteId } from '@/content/routes';
import { factValue } from '@/lib/facts';
import { trailTo } from '@/lib/routes';
import { serializeGraph } from '@/lib/seo/graph';
import { breadcrumbNode, organizationNode, organizationStub, webPageNode, websiteNode } from '@/lib/seo/site-nodes';
import { organizationFacts } from './organization-facts';

/** The one JSON-LD graph of a page: organization, website, page, breadcrumb, and what the page adds (`nodes`). */
export function PageGraph({ route, nodes = [] }: { route: RouteId; nodes?: readonly Thing[] }) {
  const facts = organizationFacts();
  const trail = trailTo(routeList, routes[route].path);
  const all: readonly Thing[] = [
    route === 'home' ? organizationNode(facts) : organizationStub(facts),
    websiteNode(facts.origin, factValue(company.name)),
    webPageNode(facts.origin, routes[route]),
    ...(trail.length > 1 ? [breadcrumbNode(facts.origin, trail)] : []),
    ...nodes,
  ];
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(all) }} />;
}
