import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { routeList, routes, type RouteId } from '@/content/routes';
import { factValue } from '@/lib/facts';
import { trailTo } from '@/lib/routes';
import { serializeGraph } from '@/lib/seo/graph';
import { breadcrumbNode, organizationNode, organizationStub, type PageExtra, webPageNode, websiteNode } from '@/lib/seo/site-nodes';
import { organizationFacts } from './organization-facts';

/**
 * The one JSON-LD graph of a page: organization, website, page, breadcrumb, and what the page adds: `nodes` beside its own
 * node, `pageExtra` into it.
 */
export function PageGraph({ route, nodes = [], pageExtra = {} }: { route: RouteId; nodes?: readonly Thing[]; pageExtra?: PageExtra }) {
  const facts = organizationFacts();
  const trail = trailTo(routeList, routes[route].path);
  const all: readonly Thing[] = [
    route === 'home' ? organizationNode(facts) : organizationStub(facts),
    websiteNode(facts.origin, factValue(company.name)),
    webPageNode(facts.origin, routes[route], pageExtra),
    ...(trail.length > 1 ? [breadcrumbNode(facts.origin, trail)] : []),
    ...nodes,
  ];
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(all) }} />;
}
