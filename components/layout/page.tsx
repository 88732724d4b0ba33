import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { PageGraph } from '@/components/seo/page-graph';
import type { RouteId } from '@/content/routes';

/** The main landmark of a page with its structured data. Every page.tsx returns one of these. */
export function Page({ route, graph = [], children }: { route: RouteId; graph?: readonly Thing[]; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} data-route={route} className="outline-none">
      <PageGraph route={route} nodes={graph} />
      {children}
    </main>
  );
}
