'use client';

import { memo, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { anchorOf } from '@/lib/anchor';
import { allCategories, type CatalogEntry, countByCategory, filterCatalog, sortCatalog } from '@/lib/catalog';
import { type CatalogScope, type CatalogView, foundText } from '@/lib/catalog-view';
import type { ComparedProduct } from '@/lib/comparison';
import { useIslandReady } from '../use-island-ready';
import { Announcer } from './announcer';
import { type CatalogWords, CatalogControls } from './catalog-controls';
import { Comparison } from './comparison';
import { useCatalogView } from './use-catalog-view';

export type CatalogBrowserProps = {
  /** In the order in which the exported page shows them. */
  entries: readonly CatalogEntry[];
  /** The card of each entry, in the same order; rendered on the server. */
  cards: readonly ReactNode[];
  categories: readonly { readonly id: string; readonly label: string }[];
  words: CatalogWords;
  /** Links to other shops that stand beside the categories. */
  links: ReactNode;
  /** Classes of the list. */
  list: string;
  compared: readonly ComparedProduct[];
  scope: CatalogScope;
};

/**
 * A result of more than `longCatalog` products shows its first `firstCards` and a button for the rest, so that a typed
 * letter changes a handful of elements. The exported page, and so a visitor without scripts, always has all of them.
 */
const longCatalog = 100;
const firstCards = 48;
const neverChanges = () => () => undefined;

/** Search, categories, sort and view over cards that are already on the page. Nothing is fetched, nothing is stored. */
export function CatalogBrowser({ entries, cards, categories, words, links, list, compared, scope }: CatalogBrowserProps) {
  useIslandReady('catalog');
  const [view, send] = useCatalogView(scope);
  // What was pressed or typed comes first: the list and the comparison follow when there is time.
  const shown = useDeferredValue(view);
  // Sorted once for each order, then filtered: a typed letter costs no sorting.
  const sorted = useMemo(() => sortCatalog(entries, shown.sort), [entries, shown.sort]);
  const found = useMemo(() => filterCatalog(sorted, shown), [sorted, shown]);
  const [expanded, expand] = useState<CatalogView | null>(null);
  const isAwake = useSyncExternalStore(neverChanges, () => true, () => false);
  const near = useMemo(() => (isAwake && found.length > longCatalog && expanded !== shown ? found.slice(0, firstCards) : found), [isAwake, found, expanded, shown]);
  const counts = useMemo(() => countByCategory(entries, scope.categories), [entries, scope]);
  const title = shown.category === allCategories ? words.allLabel : (categories.find(({ id }) => id === shown.category)?.label ?? words.allLabel);
  const foundWords = foundText(found.length, words);
  useRevealTarget(() => send({ type: 'show all' }));

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="products-title" className="text-headline">{title}</h2>
          <p className="mt-2 text-lg tabular-nums text-ink-soft">{foundWords}</p>
        </div>
        {shown.compared.length === 0 ? null : (
          <a href="#compare" className="inline-flex min-h-11 items-center font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2">
            Go to the comparison ({shown.compared.length})
          </a>
        )}
      </div>
      <CatalogControls view={view} send={send} categories={categories} counts={counts} words={words} links={links} />
      <Announcer text={`${title}: ${foundWords}`} />
      {found.length > 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 py-8 text-lg">
          Nothing here matches your search.
          <button type="button" onClick={() => send({ type: 'show all' })} className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4">Clear search</button>
        </p>
      )}
      <CardList entries={entries} cards={cards} sorted={sorted} found={near} layout={shown.layout} className={list} />
      {near.length === found.length ? null : (
        <p className="mt-10 text-center">
          <button type="button" onClick={() => expand(shown)} className={buttonStyle('outline')}>Show all {found.length}</button>
        </p>
      )}
      <Comparison products={compared} ids={shown.compared} remove={(id) => send({ type: 'stop comparing', id })} />
    </>
  );
}

type CardListProps = Pick<CatalogBrowserProps, 'entries' | 'cards'> & {
  /** All entries in the order in which they stand. */
  sorted: readonly CatalogEntry[];
  found: readonly CatalogEntry[];
  layout: 'grid' | 'list';
  className: string;
};

/** All cards stay on the page, so that a picture loads once; what was not found is hidden where it stands. */
const CardList = memo(function CardList({ entries, cards, sorted, found, layout, className }: CardListProps) {
  const cardById = useMemo(() => new Map(entries.map((entry, index) => [entry.id, cards[index]])), [entries, cards]);
  const isFound = new Set(found.map(({ id }) => id));
  return (
    <ul data-view={layout} className={`group/catalog grid gap-y-12 data-[view=list]:gap-y-0 sm:data-[view=list]:grid-cols-1 ${className}`}>
      {sorted.map(({ id }) => <CardItem key={id} card={cardById.get(id)} isHidden={!isFound.has(id)} />)}
    </ul>
  );
});

const CardItem = memo(function CardItem({ card, isHidden }: { card: ReactNode; isHidden: boolean }) {
  return (
    <li hidden={isHidden} className="sm:group-data-[view=list]/catalog:border-b sm:group-data-[view=list]/catalog:border-line sm:group-data-[view=list]/catalog:py-7">
      {card}
    </li>
  );
});

/** A link to a product that the filter hides (from Featured, or from outside) shows everything again and goes there. */
function useRevealTarget(showAll: () => void): void {
  const wanted = useRef<HTMLElement | null>(null);
  const reveal = useEffectEvent(() => {
    const target = document.getElementById(anchorOf(location.hash));
    if (target?.closest('[hidden]') == null) return;
    wanted.current = target;
    showAll();
  });
  useEffect(() => {
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, []);
  // After the render that shows it, whenever that comes: a frame later would be too early on a busy phone.
  useEffect(() => {
    const target = wanted.current;
    if (target === null || target.closest('[hidden]') !== null) return;
    wanted.current = null;
    target.scrollIntoView();
  });
}
