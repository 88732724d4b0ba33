'use client';

import { type CatalogScope, comparisonLimit } from '@/lib/shop/catalog-view';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useCatalogView } from './use-catalog-view';

type CompareToggleProps = IslandName & {
  id: string;
  productName: string;
  label: string;
  scope: CatalogScope;
};

/** Adds a product to the comparison, or removes it. */
export function CompareToggle({ id, productName, label, scope }: CompareToggleProps) {
  const [view, send] = useCatalogView(scope);
  const isCompared = view.compared.includes(id);
  const isFull = !isCompared && view.compared.length >= comparisonLimit;
  return (
    <label className={`inline-flex min-h-11 items-center gap-2 text-sm ${isFull ? 'text-ink-soft' : ''}`}>
      <input
        type="checkbox"
        checked={isCompared}
        disabled={isFull}
        onChange={() => send({ type: isCompared ? 'drop' : 'compare', id })}
        className="size-5 accent-green"
      />
      {label}
      <span className="sr-only"> {productName}</span>
    </label>
  );
}
