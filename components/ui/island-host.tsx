import type { ReactNode } from 'react';

/**
 * When the island's scripts are fetched: `soon` = shortly after the page has loaded, for pages whose island is the point;
 * `near` = when it comes near the viewport; `use` = at the first touch, press, focus or key inside it.
 * Whatever the plan, the first use always starts the fetch, and that press or typed letter is not lost.
 */
export type IslandWake = 'soon' | 'near' | 'use';

/**
 * Wraps an island in the exported HTML. scripts/finish looks for `data-island`: a page without one carries no framework
 * script at all. Inside stands the island's pre-rendered HTML, complete and readable without scripts.
 * The island itself calls `useIslandReady(name)` (components/islands/use-island-ready.ts) once.
 */
export function IslandHost({ name, wake, children, className }: { name: string; wake: IslandWake; children: ReactNode; className?: string }) {
  return (
    <div data-island={name} data-wake={wake} {...(className === undefined ? {} : { className })}>
      {children}
    </div>
  );
}
