'use client';

import { useMemo } from 'react';
import { type CatalogScope, type CatalogView, changeView, parseView, type ViewEvent, viewSearch } from '@/lib/catalog-view';
import { useAddress, writeAddress } from './address';

/** The view that the address shows, and a way to change it. */
export function useCatalogView(scope: CatalogScope): readonly [CatalogView, (event: ViewEvent) => void] {
  const address = useAddress();
  const view = useMemo(() => parseView(address, scope), [address, scope]);
  const send = (event: ViewEvent) => {
    const next = changeView(view, event, scope);
    if (next !== view) writeAddress(viewSearch(next), event.type === 'search' ? 'typing' : 'step');
  };
  return [view, send];
}
