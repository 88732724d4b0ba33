'use client';

import { type CatalogScope, comparisonLimit } from '@/lib/catalog-view';
import { useCatalogView } from './use-catalog-view';

/** Takes a product into the comparison, or out of it. */
export function CompareToggle({ id, name, scope }: { id: string; name: string; scope: CatalogScope }) {
  const [view, send] = useCatalogView(scope);
  const isCompared = view.compared.includes(id);
  const isFull = !isCompared && view.compared.length >= comparisonLimit;
  return (
    <label className={`inline-flex min-h-11 items-center gap-2 text-sm ${isFull ? 'text-ink-soft' : ''}`}>
      <input
        type="checkbox"
        checked={isCompared}
        disabled={isFull}
        onChange={() => send({ type: isCompared ? 'stop comparing' : 'compare', id })}
        className="size-5 accent-green"
      />
      Compare<span className="sr-only"> {name}</span>
    </label>
  );
}
