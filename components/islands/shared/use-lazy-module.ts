'use client';

import { useCallback, useEffect, useState } from 'react';

export type LazyModule<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly module: T };

/** How long a file may take before the visitor is told, in milliseconds. What comes later still counts. */
const patience = 10_000;

/**
 * Loads code at once and lets the visitor try again after a failure. Not `next/dynamic` or `React.lazy`: those keep a
 * failed load forever, and a retry can never work.
 */
export function useLazyModule<T>(load: () => Promise<T>): readonly [LazyModule<T>, () => void] {
  const [state, setState] = useState<LazyModule<T>>({ status: 'loading' });

  const request = useCallback(() => {
    const timer = setTimeout(
      () => setState((now) => (now.status === 'loading' ? { status: 'failed' } : now)),
      patience,
    );
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
    request();
  }, [request]);
  return [state, retry];
}
