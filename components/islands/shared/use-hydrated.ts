'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the exported HTML and during hydration, true afterwards: for what may show only where scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
