'use client';

import { useSyncExternalStore } from 'react';

/**
 * The query of the address as state. `useSearchParams` would push the catalog out of the exported page; this reads the
 * address only in the browser and renders the server's page (an empty query) first.
 * Typing waits a moment before it reaches the address, because browsers limit how often a page may write it.
 */
const typingDelayMs = 300;
const listeners = new Set<() => void>();
let pending: { readonly pathname: string; readonly search: string } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let typedAt: string | null = null;

/** The current query, `?` included, or an empty text. The same for every component of the page. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, currentSearch, () => '');
}

/** Shows another query. A step can be undone with Back; a run of typing is one step. */
export function writeAddress(search: string, kind: 'step' | 'typing'): void {
  if (kind === 'typing' && typedAt === location.pathname) {
    pending = { pathname: location.pathname, search };
    clearTimeout(timer);
    timer = setTimeout(flush, typingDelayMs);
  } else {
    flush();
    history.pushState(null, '', `${location.pathname}${search}`);
  }
  typedAt = kind === 'typing' ? location.pathname : null;
  for (const listener of listeners) listener();
}

function currentSearch(): string {
  return pending !== null && pending.pathname === location.pathname ? pending.search : location.search;
}

/** Writes what was typed last, unless the visitor has left for another page meanwhile. */
function flush(): void {
  clearTimeout(timer);
  const last = pending;
  pending = null;
  if (last !== null && last.pathname === location.pathname && last.search !== location.search) {
    history.replaceState(null, '', `${last.pathname}${last.search}`);
  }
}

function subscribe(listener: () => void): () => void {
  const arrive = () => {
    pending = null;
    typedAt = null;
    listener();
  };
  // A link of the client router to this very page changes the query without an event of its own.
  const entry = () => queueMicrotask(listener);
  const { navigation } = window as { navigation?: EventTarget };
  listeners.add(listener);
  window.addEventListener('popstate', arrive);
  window.addEventListener('pagehide', flush);
  navigation?.addEventListener('currententrychange', entry);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', arrive);
    window.removeEventListener('pagehide', flush);
    navigation?.removeEventListener('currententrychange', entry);
  };
}
