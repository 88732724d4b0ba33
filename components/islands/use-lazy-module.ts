'use client';

import { useCallback, useEffect, useState } from 'react';

export type LazyModule<T> = { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly module: T };

/** How long a file may take before the visitor is told, in milliseconds. What comes later still counts. */
const patience = 10_000;

/**
 * Loads code at once and lets the visitor try again after a failure. Not `next/dynamic` or `React.lazy`: those keep a
 * failed load for ever, and a retry can never work.
 */
export function useLazyModule<T>(load: () => Promise<T>): readonly [LazyModule<T>, () => void] {
  const [state, setState] = useState<LazyModule<T>>({ status: 'loading' });

  const request = useCallback(() => {
    // A file that arrives cut or as something else runs into the void: the bundler waits for it for ever.
    const timer = setTimeout(() => setState((now) => (now.status === 'loading' ? { status: 'failed' } : now)), patience);
    load()
      .then(
        (loaded) => setState({ status: 'ready', module: loaded }),
        () => setState((now) => (now.status === 'ready' ? now : { status: 'failed' })),
      )
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [load]);
  useEffect(request, [request]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    fetchAgain();
    request();
  }, [request]);
  return [state, retry];
}

/** Runs the bundler's own scripts once more: one that registers now settles the load that waits for it. */
function fetchAgain(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src*="/_next/static/chunks/"]:not([integrity])')) {
    const again = document.createElement('script');
    again.src = script.src;
    script.replaceWith(again);
  }
}
