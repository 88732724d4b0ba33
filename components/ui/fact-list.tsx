import type { ReactNode } from 'react';

export type FactRow = { readonly term: string; readonly value: ReactNode };

/** Terms and values (duration, certification, price) as a definition list with thin lines. */
export function FactList({ rows, className = '' }: { rows: readonly FactRow[]; className?: string }) {
  return (
    <dl className={`divide-y divide-line ${className}`}>
      {rows.map((row) => (
        <div key={row.term} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
          <dt className="text-sm text-ink-soft">{row.term}</dt>
          <dd className="text-sm font-semibold tabular-nums">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
