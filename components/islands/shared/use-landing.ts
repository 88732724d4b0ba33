'use client';

import { useEffect, useEffectEvent } from 'react';

/** A visitor who has scrolled further than this is already reading and isn't moved. */
const atTopPx = 80;

/** How many frames to wait for the target to render. */
const maxAttempts = 60;

/**
 * Scrolls to, and focuses, the part of the page that the address names, once: a link to a view of a page should not
 * end at the top of it. Does nothing after a reload or Back, where the browser restores the scroll position.
 * @param find returns the target; null if the address names none.
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
    let attempts = 0;
    // The target renders after the first render, on a slow device some frames later.
    const tryToLand = () => {
      attempts += 1;
      if (window.location.search === search && !land() && attempts < maxAttempts)
        frame = requestAnimationFrame(tryToLand);
    };
    let frame = requestAnimationFrame(tryToLand);
    return () => cancelAnimationFrame(frame);
  }, []);
}
