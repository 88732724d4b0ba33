'use client';

import { useState } from 'react';
import type { catalogLabels } from '@/content/shop/cart-labels';
import { comparisonLimit } from '@/lib/shop/catalog-view';
import {
  type ComparedProduct,
  phoneColumnsOf,
  pickColumn,
  productComparisonRows,
} from '@/lib/shop/comparison';
import { interpolate } from '@/lib/text/interpolate';
import { fittedMail } from '@/lib/text/mail';
import { buttonStyle } from '@/components/ui/button-style';
import { Select } from '@/components/ui/select';

/**
 * Up to three products side by side: a real table that highlights rows that differ. A phone shows two of three, in
 * columns that the visitor picks.
 */
export function Comparison({
  chosen,
  labels,
  quoteMail,
  remove,
}: {
  chosen: readonly ComparedProduct[];
  labels: (typeof catalogLabels)['comparison'];
  /** Where to request a quote for the compared products. */
  quoteMail: { readonly to: string; readonly subject: string };
  remove: (id: string) => void;
}) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const rows = productComparisonRows(chosen);
  const columns = phoneColumnsOf(
    chosen.map(({ id }) => id),
    picked,
  );
  const row = columns.length > 1 ? 'max-sm:grid max-sm:grid-cols-2' : 'max-sm:grid max-sm:grid-cols-1';
  const place = (id: string | undefined) => phonePlaces[columns.indexOf(id ?? '')] ?? hiddenOnPhone;
  const isOnPhone = (value: string | null, index: number) =>
    value !== null && columns.includes(chosen[index]?.id ?? '');
  const quote = [
    labels.quoteStart,
    '',
    ...chosen.map(({ name }) => interpolate(labels.quoteLine, { product: name })),
    '',
  ].join('\n');
  return (
    <section
      id="compare"
      aria-labelledby="compare-title"
      className="scroll-mt-24 rounded-card bg-mint p-5 sm:p-8"
    >
      <h2 id="compare-title" tabIndex={-1} className="text-title outline-none">
        {interpolate(labels.title, { count: chosen.length, limit: comparisonLimit })}
      </h2>
      {chosen.length > 1 ? null : <p className="mt-2">{labels.more}</p>}
      {chosen.length <= columns.length ? null : (
        <div className="one-column mt-4 grid grid-cols-2 gap-3 sm:hidden">
          {columns.map((shown, column) => (
            <Select
              key={column}
              aria-label={labels.columns[column]}
              value={shown}
              onChange={(event) => setPicked(pickColumn(columns, column, event.target.value))}
              className="min-h-12 w-full min-w-0 rounded-field border border-control bg-surface pl-3 text-sm font-semibold text-ink"
            >
              {chosen.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
      {/* Position relative, because screen-reader text would otherwise sit outside the scroll container and widen
         the page. */}
      <div className="relative mt-6 overflow-x-auto" tabIndex={0} role="group" aria-label={labels.label}>
        <table className="w-full text-left text-sm max-sm:block sm:min-w-[34rem]">
          <thead className="max-sm:block">
            <tr className={`border-b border-control align-bottom ${row}`}>
              <td className="w-1/5 max-sm:hidden" />
              {chosen.map(({ id, name }) => (
                <th
                  key={id}
                  scope="col"
                  className={`py-3 pr-6 align-bottom font-display text-base font-bold max-sm:pr-3 ${place(id)}`}
                >
                  {name}
                  <button
                    type="button"
                    onClick={() => remove(id)}
                    className="mt-1 flex min-h-8 items-center font-text text-sm font-semibold text-green underline underline-offset-4 print:hidden"
                  >
                    {labels.remove}
                    <span className="sr-only"> {interpolate(labels.removeEnd, { product: name })}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map(({ label, values, isSame }) => (
              <tr
                key={label}
                // A phone has no use for a row of the product that it does not show.
                className={`border-b border-line ${values.some(isOnPhone) ? row : hiddenOnPhone}`}
              >
                <th
                  scope="row"
                  className="py-3 pr-6 font-normal text-ink-soft max-sm:col-span-full max-sm:pb-0"
                >
                  {label}
                </th>
                {values.map((value, index) => (
                  <td
                    key={chosen[index]?.id}
                    className={`py-3 pr-6 tabular-nums max-sm:pt-1 max-sm:pr-3 ${isSame ? '' : 'font-semibold'} ${place(chosen[index]?.id)}`}
                  >
                    {value ?? <span className="font-normal text-ink-soft">{labels.missing}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-5 print:hidden">
        <a href={fittedMail({ ...quoteMail, body: quote }, '').href} className={buttonStyle('outline', 'sm')}>
          {labels.quote}
        </a>
      </p>
    </section>
  );
}

const hiddenOnPhone = 'max-sm:hidden';

/**
 * The order of the columns on a phone, where each row is its label with the values below it, so nothing is cut off or
 * scrolls sideways.
 */
const phonePlaces = ['max-sm:order-1', 'max-sm:order-2'] as const;
