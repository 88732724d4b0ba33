'use client';

import type { ReactNode } from 'react';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { Select } from '@/components/ui/select';
import type { SortOrder } from '@/lib/shop/catalog';
import type { CatalogView, CatalogEvent } from '@/lib/shop/catalog-view';
import type { CatalogBrowserProps } from './catalog-browser';

type CatalogControlsProps = {
  view: CatalogView;
  send: (event: CatalogEvent) => void;
  categories: readonly { readonly id: string; readonly label: string }[];
  counts: Readonly<Record<string, number>>;
  orders: readonly SortOrder[];
  labels: CatalogBrowserProps['labels'];
  links: ReactNode;
};

const field = 'min-h-11 rounded-field border border-control bg-surface text-base text-ink';

/**
 * Search and sort, then the categories with their counts in one line with the links to the other shops, which need no
 * scripts. On a phone that line scrolls sideways.
 */
export function CatalogControls({
  view,
  send,
  categories,
  counts,
  orders,
  labels,
  links,
}: CatalogControlsProps) {
  return (
    <div className="mb-6 border-b border-control sm:mb-10 print:hidden">
      <NeedsScripts>
        <div
          role="search"
          aria-label={labels.searchLabel}
          className="flex items-end gap-x-3 gap-y-3 pb-2 sm:gap-x-4 sm:pb-4"
        >
          <label className="min-w-0 grow text-sm text-ink-soft sm:max-w-sm">
            {labels.searchLabel}
            <input
              type="search"
              value={view.query}
              placeholder={labels.searchPlaceholder}
              autoComplete="off"
              onChange={(event) => send({ type: 'search', query: event.target.value })}
              className={`mt-1 block w-full px-3 ${field}`}
            />
          </label>
          <label className="text-sm text-ink-soft sm:ml-auto">
            {labels.sortBy}
            <Select
              value={view.sort}
              onChange={(event) => send({ type: 'sort', sort: event.target.value })}
              className={`w-full pl-3 ${field}`}
              frame="mt-1 max-sm:w-36"
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {labels.sort[order]}
                </option>
              ))}
            </Select>
          </label>
        </div>
      </NeedsScripts>
      <div className="flex items-end gap-x-7 overflow-x-auto sm:flex-wrap sm:overflow-visible">
        <NeedsScripts className="shrink-0 sm:shrink">
          <div role="group" aria-label={labels.category} className="flex gap-x-7 keep-whole sm:flex-wrap">
            {categories.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-pressed={view.category === id}
                disabled={counts[id] === 0}
                onClick={() => send({ type: 'choose', category: id })}
                className="min-h-12 border-b-4 border-transparent forced-colors:border-[Canvas] text-sm font-semibold text-ink-soft enabled:hover:text-ink disabled:opacity-60 sm:-mb-px aria-pressed:border-green aria-pressed:text-ink"
              >
                {label} <span className="inline-block font-normal figures">({counts[id]})</span>
              </button>
            ))}
          </div>
        </NeedsScripts>
        {links}
      </div>
    </div>
  );
}

/** Grid or list. */
export function ViewSwitch({ view, send, labels }: Pick<CatalogControlsProps, 'view' | 'send' | 'labels'>) {
  const edges = { grid: 'rounded-l-field', list: '-ml-px rounded-r-field' } as const;
  return (
    <NeedsScripts className="print:hidden">
      <div role="group" aria-label={labels.view} className="flex">
        {(['grid', 'list'] as const).map((layout) => (
          <button
            key={layout}
            type="button"
            aria-pressed={view.layout === layout}
            onClick={() => send({ type: 'arrange', layout })}
            className={`min-h-11 border border-control px-4 text-sm font-semibold hover:border-ink aria-pressed:border-solid aria-pressed:bg-solid aria-pressed:text-on-solid ${edges[layout]}`}
          >
            {labels.layouts[layout]}
            <span className="sr-only"> {labels.layoutEnd}</span>
          </button>
        ))}
      </div>
    </NeedsScripts>
  );
}
