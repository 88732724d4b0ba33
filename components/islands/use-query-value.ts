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
  if (waiting !== null) {
    waiting.push(() => writeQuery(values, how, step));
    return;
  }
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

/** What is to be written once a step back has arrived; null while none is under way. */
let waiting: (() => void)[] | null = null;

/** A step back that a browser called off makes no event: what waits for it is written after this time. */
const longestStepMs = 1000;

/**
 * Goes one step back. A browser takes its time for it, and what is pushed meanwhile would be undone instead: so
 * {@link writeQuery} waits until the step has arrived.
 */
export function stepBack(): void {
  if (waiting !== null) return;
  waiting = [];
  const arrive = () => {
    clearTimeout(timer);
    window.removeEventListener('popstate', arrive);
    const writes = waiting ?? [];
    waiting = null;
    for (const write of writes) write();
  };
  const timer = setTimeout(arrive, longestStepMs);
  window.addEventListener('popstate', arrive);
  history.back();
}

/** True when the current step of the history was pushed by {@link writeQuery} with this mark. */
export function isOwnStep(step: string): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'step' in state && state.step === step;
}
