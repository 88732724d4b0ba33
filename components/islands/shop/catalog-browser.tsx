'use client';

import {
  Fragment,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { catalogLabels } from '@/content/shop/cart-labels';
import type { catalogCopy } from '@/content/shop/shop-pages';
import { anchorOf } from '@/lib/site/anchor';
import {
  allCategories,
  type CatalogEntry,
  countByCategory,
  filterCatalog,
  sortCatalog,
} from '@/lib/shop/catalog';
import { type CatalogScope, type CatalogView, ordersOf, parseView, viewQuery } from '@/lib/shop/catalog-view';
import type { ComparedProduct } from '@/lib/shop/comparison';
import { countText, interpolate } from '@/lib/text/interpolate';
import type { IslandName } from '@/components/islands/shared/island-name';
import { Announcer } from '@/components/islands/shared/announcer';
import { CatalogControls, ViewSwitch } from './catalog-controls';
import { Comparison } from './comparison';
import { useCatalogView } from './use-catalog-view';
import { useLanding } from '@/components/islands/shared/use-landing';
import { useAfterClick } from '@/components/islands/shared/use-after-paint';
import { loneLinkStyle } from '@/components/ui/text-link';

export type CatalogBrowserProps = IslandName & {
  /** Sorted by name. */
  entries: readonly CatalogEntry[];
  categories: readonly { readonly id: string; readonly label: string }[];
  labels: typeof catalogLabels & (typeof catalogCopy)[keyof typeof catalogCopy];
  /** Classes of the list. */
  list: string;
  compared: readonly ComparedProduct[];
  scope: CatalogScope;
  /** Where to request a quote for the compared products. */
  quoteMail: { readonly to: string; readonly subject: string };
  /** The card of each entry by its id, and `links`: the other shops, shown beside the categories. */
  slots: Readonly<Record<string, ReactNode>>;
};

/** Search, categories, sort and view over cards that are already on the page. Nothing is fetched or stored. */
export function CatalogBrowser({
  entries,
  categories,
  labels,
  list,
  compared,
  scope,
  quoteMail,
  slots,
}: CatalogBrowserProps) {
  const [view, send] = useCatalogView(scope);
  // The clicked control or typed text renders first; list and comparison are deferred.
  const shown = useAfterClick(view);
  // Sorted once per order and then filtered, so that typing doesn't sort again.
  const sorted = useMemo(() => sortCatalog(entries, shown.sort), [entries, shown.sort]);
  const found = useMemo(() => filterCatalog(sorted, shown), [sorted, shown]);
  const counts = useMemo(() => countByCategory(entries, scope.categories), [entries, scope]);
  const category = categories.find(({ id }) => id === shown.category && id !== allCategories);
  const title = category?.label ?? labels.allLabel;
  const foundText = countText(found.length, labels.found);
  const chosen = shown.compared.flatMap((id) => compared.filter((product) => product.id === id));
  const names = chosen.map(({ name }) => name);
  useRevealTarget(() => send({ type: 'clear' }));
  const heading = useRef<HTMLHeadingElement>(null);
  useLanding(() => landingOf(parseView(window.location.search, scope), heading.current));
  const keepTick = useTickInPlace(shown.compared);
  const comparison = (
    <Comparison
      chosen={chosen}
      labels={labels.comparison}
      quoteMail={quoteMail}
      remove={(id) => {
        send({ type: 'drop', id });
        // Its button disappears, and after the last product the whole table.
        const next = view.compared.length > 1 ? document.getElementById('compare-title') : heading.current;
        next?.focus({ preventScroll: true });
      }}
    />
  );

  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-8 gap-y-2 sm:mb-5">
        <div className="mr-auto">
          <h2 ref={heading} id="products-title" tabIndex={-1} className="text-headline outline-none">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft figures sm:mt-2 sm:text-lg">{foundText}</p>
        </div>
        {shown.compared.length === 0 ? null : (
          <a href="#compare" className={loneLinkStyle}>
            {interpolate(labels.toComparison, { count: shown.compared.length })}
          </a>
        )}
        <ViewSwitch view={view} send={send} labels={labels} />
      </div>
      <CatalogControls
        view={view}
        send={send}
        categories={categories}
        counts={counts}
        orders={ordersOf(scope)}
        labels={labels}
        links={slots['links']}
      />
      <Announcer text={`${title}: ${foundText}`} />
      {found.length > 0 ? null : counts[shown.category] === 0 ? (
        <p className="py-8 text-lg">{labels.none}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 py-8 text-lg">
          {labels.nothing}
          <button
            type="button"
            onClick={() => {
              send({ type: 'clear' });
              heading.current?.focus({ preventScroll: true });
            }}
            className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4"
          >
            {labels.clear}
          </button>
        </p>
      )}
      <CardList
        cards={slots}
        sorted={sorted}
        found={found}
        layout={shown.layout}
        className={list}
        after={shown.compared.findLast((id) => found.some((entry) => entry.id === id)) ?? null}
        comparison={chosen.length === 0 ? null : comparison}
        onTick={keepTick}
      />
      {/* In the page before there is a comparison. */}
      {compared.length === 0 ? null : (
        <Announcer
          text={
            names.length === 0
              ? labels.comparison.none
              : interpolate(labels.comparison.announced, { names: names.join(', ') })
          }
        />
      )}
    </>
  );
}

type CardListProps = {
  cards: CatalogBrowserProps['slots'];
  /** All entries in the order shown. */
  sorted: readonly CatalogEntry[];
  found: readonly CatalogEntry[];
  layout: 'grid' | 'list';
  className: string;
  /** The comparison, and the card that it follows: the one that was checked last, or the last of all. */
  comparison: ReactNode;
  after: string | null;
  onTick: (event: SyntheticEvent) => void;
};

/** All cards stay on the page, so that each picture loads once; cards that don't match are hidden in place. */
const CardList = /* @__PURE__ */ memo(function CardList({
  cards,
  sorted,
  found,
  layout,
  className,
  comparison,
  after,
  onTick,
}: CardListProps) {
  const isFound = new Set(found.map(({ id }) => id));
  const table = comparison === null ? null : <li className="col-span-full">{comparison}</li>;
  return (
    <ul
      data-view={layout}
      onChangeCapture={onTick}
      className={`group/catalog grid grid-flow-row-dense gap-y-12 data-[view=list]:gap-y-0 sm:data-[view=list]:grid-cols-1 ${className}`}
    >
      {sorted.map(({ id }) => (
        <Fragment key={id}>
          <CardItem card={cards[id]} isHidden={!isFound.has(id)} />
          {id === after ? table : null}
        </Fragment>
      ))}
      {after === null ? table : null}
    </ul>
  );
});

const CardItem = /* @__PURE__ */ memo(function CardItem({
  card,
  isHidden,
}: {
  card: ReactNode;
  isHidden: boolean;
}) {
  return (
    <li
      hidden={isHidden}
      className="sm:group-data-[view=list]/catalog:border-b sm:group-data-[view=list]/catalog:border-line sm:group-data-[view=list]/catalog:py-7"
    >
      {card}
    </li>
  );
});

/** The element that the address names: the comparison or the list. Null for the default view. */
function landingOf(view: CatalogView, heading: HTMLElement | null): HTMLElement | null {
  if (view.compared.length > 0) return document.getElementById('compare-title');
  const isInitial = Object.values(viewQuery(view)).every((value) => value === null);
  return isInitial ? null : heading;
}

/** Keeps a checkbox at its position on the screen when the comparison appears, disappears or moves above it. */
function useTickInPlace(compared: readonly string[]): (event: SyntheticEvent) => void {
  const ticked = useRef<{ readonly box: Element; readonly top: number } | null>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const last = ticked.current;
    ticked.current = null;
    if (last !== null) window.scrollBy(0, last.box.getBoundingClientRect().top - last.top);
  }, [compared]);
  return useCallback(({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      ticked.current = { box: target, top: target.getBoundingClientRect().top };
  }, []);
}

/** A link to a product that the filter hides (from Featured, or from outside) clears the filter and goes there. */
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
  // Runs after the render that shows it, whenever that is: the next frame would be too early on a busy phone.
  useEffect(() => {
    const target = wanted.current;
    if (target === null || target.closest('[hidden]') !== null) return;
    wanted.current = null;
    target.scrollIntoView();
  });
}
