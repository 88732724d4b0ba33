'use client';

import { useEffect, useEffectEvent } from 'react';

/** A visitor who has scrolled further than this reads already, and is left where they are. */
const atTopPx = 80;

/** How many frames what was asked for may take to show. */
const mostLooks = 60;

/**
 * Brings into view, with the focus, what the address of a page asked for, once: a link that names a view of a page should
 * not end at the top of it. Not after a reload or a step back, where the browser returns to where the visitor was.
 * @param find what to land on; null where the address names nothing.
 */
export function useLanding(find: () => HTMLElement | null): void {
  const land = useEffectEvent((): boolean => {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit === undefined || !('type' in visit) || visit.type !== 'navigate') return true;
    if (window.location.hash !== '' || window.scrollY > atTopPx) return true;
    const target = find();
    if (target === null) return false;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
    return true;
  });
  useEffect(() => {
    const { search } = window.location;
    let looks = 0;
    // What the address asks for is drawn after the first render, on a slow device some frames later.
    const look = () => {
      looks += 1;
      if (window.location.search === search && !land() && looks < mostLooks)
        frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, []);
}
