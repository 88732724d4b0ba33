import type { ReactNode } from 'react';
import { routes } from '@/content/site/routes';

/**
 * The two pages whose older addresses, with `.html`, the terms have always linked to (docs/specification.md#terms).
 */
export type DocumentRoute = 'privacy' | 'terms';

/** A link to a page by its file name, e.g. `/privacy.html`: the export writes exactly that file. */
export function DocumentLink({
  route,
  children,
  className = '',
}: {
  route: DocumentRoute;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a href={`${routes[route].path}.html`} className={className}>
      {children}
    </a>
  );
}
