'use client';

import { useMemo } from 'react';
import {
  type CatalogScope,
  type CatalogView,
  catalogReducer,
  parseView,
  type CatalogEvent,
  viewQuery,
} from '@/lib/shop/catalog-view';
import { currentSearch, useSearch, writeAddress } from '@/components/islands/shared/address';

/** The view in the address, and a function that changes it. */
export function useCatalogView(scope: CatalogScope): readonly [CatalogView, (event: CatalogEvent) => void] {
  const search = useSearch();
  const view = useMemo(() => parseView(search, scope), [search, scope]);
  const send = (event: CatalogEvent) => {
    // Queued clicks are replayed all at once, so each builds on the one before and none is lost.
    const now = parseView(currentSearch(), scope);
    const next = catalogReducer(now, event, scope);
    if (next === now) return;
    writeAddress({ query: viewQuery(next), anchor: '' }, event.type === 'search' ? 'type' : 'push');
  };
  return [view, send];
}
