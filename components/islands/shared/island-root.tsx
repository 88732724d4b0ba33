'use client';

import { type ReactNode, useEffect } from 'react';

/**
 * What is around every island, in the page and in the browser: the note for visitors to whom the loader never came
 * (it shows by itself after a few seconds, app/globals.css), and the word that the island is ready. Then its host gets
 * `data-ready`, and the loader (components/site-script/islands.ts) hands over the presses and letters that it kept.
 */
export function IslandRoot({
  name,
  hasLostNote,
  children,
}: {
  /** The name of the island, once on a page. */
  name: string;
  /** False for an island that shows nothing until there is something to show. */
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
