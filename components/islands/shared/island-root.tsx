'use client';

import { type ReactNode, useEffect } from 'react';

/**
 * The wrapper around every island, on the server and in the browser. It renders the message for visitors whose loader
 * never arrived (shown by CSS after a few seconds, app/globals.css) and signals hydration: the host gets
 * `data-ready`, and the loader (components/site-script/islands.ts) replays the queued clicks and input.
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
  useEffect(() => {
    const host = document.querySelector(`[data-island="${CSS.escape(name)}"]`);
    host?.setAttribute('data-ready', '');
    host?.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
    return () => host?.removeAttribute('data-ready');
  }, [name]);
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
