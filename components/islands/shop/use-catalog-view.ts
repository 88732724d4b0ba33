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

/** The view that the address shows, and a way to change it. */
export function useCatalogView(scope: CatalogScope): readonly [CatalogView, (event: CatalogEvent) => void] {
  const search = useSearch();
  const view = useMemo(() => parseView(search, scope), [search, scope]);
  const send = (event: CatalogEvent) => {
    // Presses that were held until the script came arrive all at once: each goes on from the one before, and none is lost.
    const now = parseView(currentSearch(), scope);
    const next = catalogReducer(now, event, scope);
    if (next === now) return;
    writeAddress({ query: viewQuery(next), anchor: '' }, event.type === 'search' ? 'type' : 'push');
  };
  return [view, send];
}
