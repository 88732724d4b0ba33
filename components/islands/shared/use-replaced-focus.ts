'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to `successor` when the focused element of `container` is removed or hidden, for example by Back.
 * Otherwise the browser leaves it on the body, and Tab starts again at the top of the page.
 */
export function useReplacedFocus(
  container: RefObject<HTMLElement | null>,
  successor: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const root = container.current;
    const note = ({ target }: FocusEvent) => {
      focused.current = target as Element;
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, [container]);

  useEffect(() => {
    const before = focused.current;
    if (before === null || (before.isConnected && before.closest('[hidden], .hidden') === null)) return;
    focused.current = null;
    // The browser takes focus from a hidden element with the next frame.
    if (document.activeElement === document.body || document.activeElement === before)
      successor.current?.focus({ preventScroll: true });
  });
}
