'use client';

import { comparisonLimit } from '@/lib/catalog-view';
import { type ComparedProduct, comparisonRows } from '@/lib/comparison';
import { Announcer } from './announcer';

/** Up to three products side by side: a real table, whose rows that differ stand out. */
export function Comparison({ products, ids, remove }: { products: readonly ComparedProduct[]; ids: readonly string[]; remove: (id: string) => void }) {
  const chosen = ids.flatMap((id) => products.filter((product) => product.id === id));
  const rows = comparisonRows(chosen);
  if (products.length === 0) return null;
  return (
    <>
      <Announcer text={chosen.length === 0 ? 'Nothing to compare.' : `Comparing ${chosen.map(({ name }) => name).join(', ')}. The table stands below the products.`} />
      {chosen.length === 0 ? null : (
        <section id="compare" aria-labelledby="compare-title" className="mt-16 scroll-mt-24">
          <h2 id="compare-title" className="text-title">Compare {chosen.length} of up to {comparisonLimit}</h2>
          {chosen.length > 1 ? null : <p className="mt-2 text-ink-soft">Choose one or two more above to see them side by side.</p>}
          {/* Relative, or words for screen readers would stand outside of what scrolls and widen the page. */}
          <div className="relative mt-6 overflow-x-auto" tabIndex={0} role="group" aria-label="Comparison, scrolls sideways">
            <table className="w-full min-w-[34rem] text-left text-sm">
              <thead>
                <tr className="border-b border-control align-bottom">
                  <td className="w-1/5" />
                  {chosen.map(({ id, name }) => (
                    <th key={id} scope="col" className="py-3 pr-6 align-bottom font-display text-base font-bold">
                      {name}
                      <button type="button" onClick={() => remove(id)} className="mt-1 flex min-h-8 items-center font-text text-sm font-semibold text-green underline underline-offset-4 print:hidden">
                        Remove<span className="sr-only"> {name} from the comparison</span>
                      </button>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.label} className="border-b border-line">
                    <th scope="row" className="py-3 pr-6 font-normal text-ink-soft">{row.label}</th>
                    {row.values.map((value, index) => (
                      <td key={chosen[index]?.id} className={`py-3 pr-6 tabular-nums ${row.isSame ? '' : 'font-semibold'}`}>
                        {value ?? <span className="font-normal text-ink-soft">Not given</span>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
