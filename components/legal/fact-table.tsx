import type { ReactNode } from 'react';

type FactTableRow = { readonly label: ReactNode; readonly value: ReactNode };

/** A table with two columns: the subject, and what applies. */
export function FactTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly [string, string];
  rows: readonly FactTableRow[];
}) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-control text-left text-sm text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-6 font-semibold last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="border-b border-line">
            <th
              scope="row"
              className="w-2/5 py-4 pr-[min(1.5rem,7cqi)] text-left align-baseline font-semibold"
            >
              {row.label}
            </th>
            <td className="py-4 align-baseline tabular-nums">{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
