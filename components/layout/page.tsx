import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { PageGraph } from '@/components/seo/page-graph';
import type { PageExtra } from '@/lib/seo/site-nodes';
import type { SitePage } from './site-page';

type PageProps = {
  route: SitePage;
  /** Nodes that the page adds to its structured data. */
  graph?: readonly Thing[];
  /** Properties that the page adds to its own node, e.g. the medical ones. */
  pageExtra?: PageExtra;
  children: ReactNode;
};

/** The main landmark of a page with its structured data. Every page.tsx returns one. */
export function Page({ route, graph = [], pageExtra = {}, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageGraph route={route} nodes={graph} pageExtra={pageExtra} />
      {children}
    </main>
  );
}
