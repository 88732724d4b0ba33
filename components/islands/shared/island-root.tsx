'use client';

import { type ReactNode, useEffect } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * The wrapper around every island, on the server and in the browser. It renders the message for visitors whose loader
 * never arrived (island.css shows it after a few seconds) and signals hydration: the host gets
 * `data-ready`, and the loader (components/site-script/islands.ts) replays the queued clicks and input.
 *
 * Hydration renders twice: first as the exported HTML, then with the state of the browser (the address, the
 * visitor's day). Only the second render counts as ready, so that a queued click acts on that state.
 */
export function IslandRoot({
  name,
  hasLostNote,
  children,
}: {
  /** The name of the island, unique on a page. */
  name: string;
  /** False for an island that renders nothing at first. */
  hasLostNote: boolean;
  children: ReactNode;
}) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const host = document.querySelector(`[data-island="${CSS.escape(name)}"]`);
    host?.setAttribute('data-ready', '');
    host?.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
    return () => host?.removeAttribute('data-ready');
  }, [name, isHydrated]);
  return (
    <>
      {hasLostNote ? (
        <p className="island-lost">
          If the controls here do not respond: <a href="?">Reload the page</a>
        </p>
      ) : null}
      {children}
    </>
  );
}
