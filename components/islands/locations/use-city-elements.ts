'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the page's static city elements in sync with the choice. The list and the map are plain HTML that works
 * without scripts (components/locations): a list entry is a `details` element and a map dot is a link, both with
 * `data-city`. A click on either calls `onChoose` instead; the chosen city's entry is open and its dot is marked as
 * current.
 * @param chosen id of the chosen city, or null.
 */
export function useCityElements(
  chosen: string | null,
  onChoose: (id: string, from: 'list' | 'map') => void,
): void {
  const choose = useEffectEvent(onChoose);
  const isHydrating = useRef(true);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const target =
        event.target instanceof Element
          ? event.target.closest('a[data-city], details[data-city] > summary')
          : null;
      const id = target?.closest('[data-city]')?.getAttribute('data-city');
      if (!target || !id) return;
      event.preventDefault();
      choose(id, target.matches('summary') ? 'list' : 'map');
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);

  useEffect(() => {
    const opened = isHydrating.current
      ? document.querySelector('details[data-city][open]')?.getAttribute('data-city')
      : null;
    isHydrating.current = false;
    // A visitor opened this entry before hydration: it is the choice, and stays open.
    if (opened && opened !== chosen) {
      choose(opened, 'list');
      return;
    }
    for (const element of document.querySelectorAll('[data-city]')) {
      const isChosen = element.getAttribute('data-city') === chosen;
      if (element instanceof HTMLDetailsElement) element.open = isChosen;
      else if (isChosen) element.setAttribute('aria-current', 'true');
    }
    return () => {
      for (const element of document.querySelectorAll('[data-city]')) element.removeAttribute('aria-current');
    };
  }, [chosen]);
}
