'use client';

import type { ReactNode } from 'react';
import { NeedsScripts } from '@/components/ui/needs-scripts';
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

const field = 'min-h-11 rounded-field border border-control bg-surface px-3 text-base text-ink';

/** Categories with their counts, search, sort, grid or list. */
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
    <NeedsScripts className="mb-10 border-b border-control print:hidden">
      <div
        role="search"
        aria-label={labels.searchLabel}
        className="flex flex-wrap items-end gap-x-4 gap-y-3 pb-4"
      >
        <label className="grow text-sm text-ink-soft sm:max-w-sm">
          {labels.searchLabel}
          <input
            type="search"
            value={view.query}
            placeholder={labels.searchPlaceholder}
            autoComplete="off"
            onChange={(event) => send({ type: 'search', query: event.target.value })}
            className={`mt-1 block w-full ${field}`}
          />
        </label>
        <label className="text-sm text-ink-soft sm:ml-auto">
          {labels.sortBy}
          <select
            value={view.sort}
            onChange={(event) => send({ type: 'sort', sort: event.target.value })}
            className={`mt-1 block ${field}`}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {labels.sort[order]}
              </option>
            ))}
          </select>
        </label>
        <div role="group" aria-label={labels.view} className="flex">
          <ViewButton layout="grid" view={view} send={send} labels={labels} className="rounded-l-field" />
          <ViewButton
            layout="list"
            view={view}
            send={send}
            labels={labels}
            className="-ml-px rounded-r-field"
          />
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-7">
        <div role="group" aria-label={labels.category} className="flex flex-wrap gap-x-7">
          {categories.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={view.category === id}
              disabled={counts[id] === 0}
              onClick={() => send({ type: 'choose', category: id })}
              className="-mb-px min-h-12 border-b-4 border-transparent text-sm font-semibold text-ink-soft enabled:hover:text-ink disabled:opacity-60 aria-pressed:border-green aria-pressed:text-ink"
            >
              {label} <span className="inline-block font-normal tabular-nums">({counts[id]})</span>
            </button>
          ))}
        </div>
        {links}
      </div>
    </NeedsScripts>
  );
}

function ViewButton({
  layout,
  view,
  send,
  labels,
  className,
}: Pick<CatalogControlsProps, 'view' | 'send' | 'labels'> & {
  layout: CatalogView['layout'];
  className: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={view.layout === layout}
      onClick={() => send({ type: 'arrange', layout })}
      className={`min-h-11 border border-control px-4 text-sm font-semibold hover:border-ink aria-pressed:border-solid aria-pressed:bg-solid aria-pressed:text-on-solid ${className}`}
    >
      {labels.layouts[layout]}
      <span className="sr-only"> {labels.layoutEnd}</span>
    </button>
  );
}
