'use client';

import { useSyncExternalStore } from 'react';
import { changeQuery, type QueryChange, queryValue } from '@/lib/site/query';

/**
 * State that is kept in the address, so that it can be shared, survives a reload, and Back undoes it. All islands of
 * a page read and write it through this module, because `pushState` fires no event. The exported page has no query,
 * so its HTML and the first render in the browser use an empty one.
 */
export type AddressChange = {
  readonly query: QueryChange;
  /** The anchor, with or without `#`. An empty string removes it; if omitted, it doesn't change. */
  readonly anchor?: string;
  /** Tags a pushed history entry, so that {@link isOwnStep} recognizes it, even after a reload. */
  readonly step?: string;
};

/** Browsers rate-limit history writes, so typed text is debounced by this long. */
const typingDelayMs = 300;

/** Safari throws after 100 writes in 10 or 30 seconds. A refused write is retried after this long. */
const refusedDelayMs = 2000;

/** A canceled history.back() fires no event, so queued writes run after this timeout. */
const longestStepMs = 1000;

const listeners = new Set<() => void>();
/** What isn't in the address bar yet: typed text, and what the browser refused to write. */
let typed: URL | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The path on which the last history entry was typed text, so that further typing replaces it. */
let typingOn: string | null = null;
/** Writes that are queued until popstate; null when no history.back() is pending. */
let waiting: (() => void)[] | null = null;

/** The query of the address including `?`, or an empty string. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, currentSearch, nothing);
}

/** The anchor of the address including `#`, or an empty string. */
export function useAnchor(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash, nothing);
}

/** One value of the query, or null. */
export function useQueryValue(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => currentQueryValue(name),
    () => null,
  );
}

/** The current value of a query parameter, or null. For effects and event handlers. */
export function currentQueryValue(name: string): string | null {
  return queryValue(currentSearch(), name);
}

/**
 * Writes to the address if something changes. `push` adds a history entry that Back undoes; `replace` doesn't. With
 * `type`, continuous typing is one entry.
 */
export function writeAddress(change: AddressChange, how: 'push' | 'replace' | 'type'): void {
  if (waiting !== null) {
    waiting.push(() => writeAddress(change, how));
    return;
  }
  const before = typedHere() ?? new URL(window.location.href);
  const next = new URL(before);
  next.search = changeQuery(before.search, change.query);
  if (change.anchor !== undefined) next.hash = change.anchor;
  if (next.search === before.search && next.hash === before.hash) return;
  if (how === 'type' && typingOn === next.pathname) {
    typed = next;
    clearTimeout(timer);
    timer = setTimeout(settle, typingDelayMs);
  } else {
    settle();
    if (how === 'replace') write('replaceState', window.history.state, next);
    else write('pushState', { step: change.step }, next);
  }
  typingOn = how === 'type' ? next.pathname : null;
  notify();
}

/**
 * Goes one step back. history.back() is async, and it would undo anything pushed in the meantime, so {@link
 * writeAddress} queues its writes until popstate.
 */
export function stepBack(): void {
  if (waiting !== null) return;
  waiting = [];
  const finish = () => {
    clearTimeout(patience);
    window.removeEventListener('popstate', finish);
    const writes = waiting ?? [];
    waiting = null;
    for (const write of writes) write();
  };
  const patience = setTimeout(finish, longestStepMs);
  window.addEventListener('popstate', finish);
  window.history.back();
}

/** True if the current history entry was pushed by {@link writeAddress} with this tag. */
export function isOwnStep(step: string): boolean {
  return currentStep() === step;
}

function currentStep(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;
}

/** Includes typed text that isn't written yet, unless the visitor has left for another page. */
function typedHere(): URL | null {
  return typed?.pathname === window.location.pathname ? typed : null;
}

/** The current query. For event handlers, several of which may run before the next render. */
export function currentSearch(): string {
  return typedHere()?.search ?? window.location.search;
}

function nothing(): string {
  return '';
}

/** Writes the text typed last. */
function settle(): void {
  clearTimeout(timer);
  const last = typedHere();
  typed = null;
  if (last === null || last.href === window.location.href) return;
  write('replaceState', { step: currentStep() }, last);
}

function write(how: 'pushState' | 'replaceState', state: unknown, next: URL): void {
  try {
    window.history[how](state, '', next);
    typed = null;
  } catch {
    typed = next;
    timer = setTimeout(settle, refusedDelayMs);
  }
}

/** Another history entry: pending typed text belonged to the previous one. */
function arrive(): void {
  typed = null;
  typingOn = null;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen('removeEventListener');
  };
}

function listen(action: 'addEventListener' | 'removeEventListener'): void {
  window[action]('popstate', arrive);
  window[action]('hashchange', notify);
  window[action]('pagehide', settle);
}
