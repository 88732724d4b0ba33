'use client';

import { useSyncExternalStore } from 'react';
import { changeQuery, type QueryChange, queryValue } from '@/lib/site/query';

/**
 * State that is kept in the address, so that it can be shared, survives a reload, and Back undoes it. All islands of a
 * page read and write it here, because `pushState` makes no event of its own. The exported page knows no query: it, and
 * the first render in the browser, have an empty one.
 */
export type AddressChange = {
  readonly query: QueryChange;
  /** The anchor, with or without its `#`; an empty text takes it out. Left out, it stays. */
  readonly anchor?: string;
  /** Marks a step that is pushed, so that {@link isOwnStep} knows it again, also after a reload. */
  readonly step?: string;
};

/** Browsers limit how often a page may write its address: what is typed waits this long for the next letter. */
const typingDelayMs = 300;

/** A step back that a browser called off makes no event: what waits for it is written after this time. */
const longestStepMs = 1000;

const listeners = new Set<() => void>();
/** What was typed last and is not in the address bar yet. */
let typed: URL | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The path on which the last step was a run of typing that goes on. */
let typingOn: string | null = null;
/** What is to be written once a step back has arrived; null while none is under way. */
let waiting: (() => void)[] | null = null;

/** The query of the address, `?` included, or an empty text. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, currentSearch, nothing);
}

/** The anchor of the address, `#` included, or an empty text. */
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

/** One value of the query at this moment, or null: for effects and events. */
export function currentQueryValue(name: string): string | null {
  return queryValue(currentSearch(), name);
}

/**
 * Writes into the address; where nothing changes, nothing is written. `push` adds a step that Back undoes, `replace`
 * adds none. With `type`, a run of typing is one step.
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
    if (how === 'replace') window.history.replaceState(window.history.state, '', next);
    else window.history.pushState({ step: change.step }, '', next);
  }
  typingOn = how === 'type' ? next.pathname : null;
  notify();
}

/**
 * Goes one step back. A browser takes its time for it, and what is pushed meanwhile would be undone instead: so
 * {@link writeAddress} waits until the step has arrived.
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

/** True when the current step of the history was pushed by {@link writeAddress} with this mark. */
export function isOwnStep(step: string): boolean {
  return currentStep() === step;
}

function currentStep(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;
}

/** What was typed counts before it is written, unless the visitor has left for another page meanwhile. */
function typedHere(): URL | null {
  return typed?.pathname === window.location.pathname ? typed : null;
}

/** The query at this moment: for events, of which several may come before the next render. */
export function currentSearch(): string {
  return typedHere()?.search ?? window.location.search;
}

function nothing(): string {
  return '';
}

/** Writes what was typed last. */
function settle(): void {
  clearTimeout(timer);
  const last = typedHere();
  typed = null;
  if (last === null || last.href === window.location.href) return;
  window.history.replaceState({ step: currentStep() }, '', last);
}

/** Another step of the history: what was being typed belonged to the one before. */
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
