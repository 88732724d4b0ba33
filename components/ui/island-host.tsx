import type { ReactNode } from 'react';

/**
 * When the island's scripts are fetched: `soon` = at the visitor's first sign of life anywhere on the page (a move, a touch, a key, a scroll), for pages whose
 * island is the point;
 * `near` = when it comes near the viewport; `use` = at the first touch, press, focus or key inside it.
 * Whatever the plan, the first use always starts the fetch, and that press or typed letter is not lost.
 */
export type IslandWake = 'soon' | 'near' | 'use';

type IslandHostProps = {
  name: string;
  wake: IslandWake;
  children: ReactNode;
  className?: string;
  /** False for an island that shows nothing until there is something to show. */
  hasLostNote?: boolean;
};

/**
 * Wraps an island in the exported HTML. scripts/finish looks for `data-island`: a page without one carries no framework
 * script at all. Inside is the island's pre-rendered HTML, complete and readable without scripts.
 * The island itself calls `useIslandReady(name)` (components/islands/shared/use-island-ready.ts) once.
 * The note appears by itself, after a few seconds, when the small script that loads islands never came (app/globals.css).
 */
export function IslandHost({ name, wake, children, className, hasLostNote = true }: IslandHostProps) {
  return (
    <div data-island={name} data-wake={wake} {...(className === undefined ? {} : { className })}>
      {hasLostNote ? (
        <p className="island-lost">
          If the controls here do not respond: <a href="?">Reload the page</a>
        </p>
      ) : null}
      {children}
    </div>
  );
}
