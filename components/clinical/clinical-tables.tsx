import type { CiteId } from '@/content/clinical/sources';
import type { ClinicalText as Text, Provenance } from '@/lib/clinical';
import { ClinicalText } from './clinical-text';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { SourceLine, TableSource } from './source-line';

type PairTableProps = { label: string; columns: readonly string[]; rows: readonly (readonly Text[])[]; by: Provenance<CiteId> };

/** Two columns that belong together row by row, such as a situation and what not to give in it. */
export function PairTable({ label, columns, rows, by }: PairTableProps) {
  return (
    <>
      <table aria-label={label} className="w-full table-fixed text-left text-sm sm:text-base">
        <thead>
          <tr className="border-b-2 border-ink">
            {columns.map((column) => <th key={column} scope="col" className="py-2 pr-4 text-sm font-semibold">{column}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()} className="border-b border-line align-top">
              {cells.map((cell, index) => (
                <td key={cell} className={`py-2.5 pr-4 print:py-1 ${index === 0 ? 'font-semibold' : ''}`}><ClinicalText text={cell} /></td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2"><SourceLine by={by} /></p>
    </>
  );
}

type CompareTableProps = { label: string; columns: readonly string[]; rows: readonly { readonly term: string; readonly cells: readonly Text[] }[] };

/** The age groups side by side; on a phone each row is a small block with the three groups below each other. */
export function CompareTable({ label, columns, rows }: CompareTableProps) {
  return (
    <table aria-label={label} className="block w-full text-left md:table md:table-fixed">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b-2 border-ink">
          <td className="w-[17%]" />
          {columns.map((column) => <th key={column} scope="col" className="py-2 pr-5 font-display text-title-sm font-bold">{column}</th>)}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr key={row.term} className="block border-b border-line py-4 align-top md:table-row md:py-0">
            <th scope="row" className="block text-sm font-semibold md:table-cell md:py-4 md:pr-4">{row.term}</th>
            {row.cells.map((cell, index) => (
              <td key={columns[index]} className="mt-2.5 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 md:mt-0 md:table-cell md:py-3.5 md:pr-5">
                <span aria-hidden="true" className="pt-0.5 text-sm text-ink-soft md:hidden">{columns[index]}</span>
                <div>
                  <p className="font-display text-title-sm font-bold first-letter:uppercase"><ClinicalText text={cell} isFigure /></p>
                  <GuidelineNotes ids={noteIdsOf([cell])} className="mt-2" />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="block md:table-footer-group">
        <tr className="block md:table-row">
          <td colSpan={columns.length + 1} className="block pt-2 md:table-cell"><TableSource texts={rows.flatMap((row) => row.cells)} /></td>
        </tr>
      </tfoot>
    </table>
  );
}
