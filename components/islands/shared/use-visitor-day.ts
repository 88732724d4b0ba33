'use client';

import { useSyncExternalStore } from 'react';
import { isoDateOf } from '@/lib/time/calendar-days';

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function visitorDay(): string {
  const now = new Date();
  return isoDateOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
}

/**
 * The visitor's calendar day as `YYYY-MM-DD`, updated at midnight while the page is open. Empty in the exported HTML
 * and for a clock outside the years 1000 to 9999: then nothing that depends on the day may show.
 */
export function useVisitorDay(): string {
  return useSyncExternalStore(subscribe, visitorDay, () => '');
}
