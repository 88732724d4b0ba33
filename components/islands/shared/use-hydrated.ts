'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the exported HTML and during hydration, true afterward: for content that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
