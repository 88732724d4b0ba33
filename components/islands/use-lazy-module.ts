'use client';

import { useCallback, useEffect, useState } from 'react';

export type LazyModule<T> = { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly module: T };

/**
 * Loads code at once and lets the visitor try again after a failure. Not `next/dynamic` or `React.lazy`: those keep a
 * failed load for ever, and a retry can never work.
 */
export function useLazyModule<T>(load: () => Promise<T>): readonly [LazyModule<T>, () => void] {
  const [state, setState] = useState<LazyModule<T>>({ status: 'loading' });

  const request = useCallback(() => {
    load().then(
      (loaded) => setState({ status: 'ready', module: loaded }),
      () => setState({ status: 'failed' }),
    );
  }, [load]);
  useEffect(request, [request]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
    request();
  }, [request]);
  return [state, retry];
}
