'use client';

import { useSyncExternalStore } from 'react';

const changed = 'query-changed';

function subscribe(onChange: () => void): () => void {
  for (const kind of ['popstate', changed]) window.addEventListener(kind, onChange);
  return () => {
    for (const kind of ['popstate', changed]) window.removeEventListener(kind, onChange);
  };
}

/**
 * The value of one query parameter of the page's address, or null. Null also in the exported HTML, which knows no query:
 * unlike `useSearchParams`, this keeps the island in it.
 */
export function useQueryValue(name: string): string | null {
  return useSyncExternalStore(subscribe, () => new URLSearchParams(window.location.search).get(name), () => null);
}

/**
 * Writes query parameters into the address; null takes one out. `push` adds a step that Back undoes, marked with `step`
 * so that {@link isOwnStep} knows it again, also after a reload; `replace` adds none.
 */
export function writeQuery(values: Readonly<Record<string, string | null>>, how: 'push' | 'replace', step?: string): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // Commas are legal in a query; the readable form is the one that people share.
  const next = url.href.replace(/%2C/gi, ',');
  if (next === window.location.href) return;
  if (how === 'push') history.pushState({ step }, '', next);
  else history.replaceState(history.state, '', next);
  window.dispatchEvent(new Event(changed));
}

/** True when the current step of the history was pushed by {@link writeQuery} with this mark. */
export function isOwnStep(step: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'step' in state && state.step === step;
}
