'use client';

import { useEffect } from 'react';

/**
 * Says that the island called `name` is hydrated: its host gets `data-ready`, and the loader in components/site-script hands
 * over the presses and letters that it kept. Call it once, in the outermost component of the island.
 */
export function useIslandReady(name: string): void {
  useEffect(() => {
    const host = document.querySelector(`[data-island="${CSS.escape(name)}"]`);
    host?.setAttribute('data-ready', '');
    host?.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
    return () => host?.removeAttribute('data-ready');
  }, [name]);
}
