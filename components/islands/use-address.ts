'use client';

import { useSyncExternalStore } from 'react';
import { changeQuery } from '@/lib/location-address';

/** Says to every island of the page that one of them changed the address: pushState makes no event of its own. */
const changes = new EventTarget();

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  changes.addEventListener('change', listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
    changes.removeEventListener('change', listener);
  };
}

/** Query and anchor of the address, as they change. Both are empty in the exported HTML. */
export function useAddress(): { readonly search: string; readonly hash: string } {
  const search = useSyncExternalStore(subscribe, () => window.location.search, () => '');
  const hash = useSyncExternalStore(subscribe, () => window.location.hash, () => '');
  return { search, hash };
}

/**
 * Changes values of the query as one new step of the history; no step when nothing changes.
 * @param anchor with its `#`: what a reload or a shared address scrolls to. Left out, the address has none.
 */
export function goToQuery(values: Readonly<Record<string, string | null>>, anchor = ''): void {
  const { pathname, search, hash } = window.location;
  const target = changeQuery(search, values);
  if (target === search && hash === anchor) return;
  window.history.pushState(null, '', `${pathname}${target}${anchor}`);
  changes.dispatchEvent(new Event('change'));
}
