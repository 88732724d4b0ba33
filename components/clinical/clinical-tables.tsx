import { clinicalLabels } from '@/content/clinical/page-labels';
import type { CiteId } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import {
  ageMark,
  type ClinicalText,
  type Provenance,
  valueIdsIn,
  valueOf,
} from '@/lib/clinical/clinical-value';
import { type CompareCell, textsOfCell } from '@/lib/clinical/clinical-page';
import { TextWithValues } from './text-with-values';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { FigurePair } from './fact-rows';
import { ForWhom, SourceLine, ValueSources } from './source-line';

type PairTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ClinicalText[])[];
  by: Provenance<CiteId>;
};

/**
 * Columns that belong together row by row, such as a situation and what not to give in it. With three columns, on a phone
 * each row is a small block.
 */
export function PairTable({ label, columns, rows, by }: PairTableProps) {
  const isWide = columns.length > 2;
  return (
    <>
      <table
        aria-label={label}
        className={`w-full table-fixed text-left text-sm sm:text-base ${isWide ? 'max-sm:block' : ''}`}
      >
        <thead className={isWide ? 'max-sm:sr-only' : ''}>
          <tr className="border-b-2 border-ink">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 text-sm font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isWide ? 'max-sm:block' : ''}>
          {rows.map((cells) => (
            <tr
              key={cells.join()}
              className={`border-b border-line align-top ${isWide ? 'max-sm:block max-sm:py-2' : ''}`}
            >
              {cells.map((cell, index) => {
                // The head row is out of sight on a phone: what a row is about heads it there as well.
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={index}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    className={`pr-4 text-left whitespace-pre-line print:py-1 ${isWide ? 'max-sm:block sm:py-2' : 'py-2'} ${index === 0 ? 'font-semibold' : ''}`}
                  >
                    {isWide && index > 0 ? (
                      <span aria-hidden="true" className="text-ink-soft sm:hidden">
                        {columns[index]}:{' '}
                      </span>
                    ) : null}
                    <TextWithValues text={cell} />
                    <ForWhom texts={[cell]} />
                    <GuidelineNotes ids={noteIdsOf([cell])} className="mt-2" />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2">
        <SourceLine by={by} />
      </p>
    </>
  );
}

type CompareTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly { readonly term: string; readonly cells: readonly CompareCell[] }[];
  /** The source of the table, printed once below it; a cell names its own source only where it is another. */
  by?: Provenance<CiteId> | undefined;
};

/** The age groups side by side; on a phone each row is a small block with the three groups below each other. */
export function CompareTable({ label, columns, rows, by }: CompareTableProps) {
  const table = (
    <table aria-label={label} className="block w-full text-left md:table md:table-fixed">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b-2 border-ink">
          <td className="w-[17%]" />
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`${ageMark(column)} py-2 pr-5 font-display text-title-sm font-bold`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr
            key={row.term}
            className={`block border-b border-line align-top md:table-row md:py-0 ${by === undefined ? 'py-4' : 'py-2'}`}
          >
            <th
              scope="row"
              className={`block text-sm font-semibold md:table-cell md:pr-4 ${by === undefined ? 'md:py-4' : 'md:py-2.5'}`}
            >
              {row.term}
            </th>
            {row.cells.map((cell, index) => (
              <td
                key={columns[index]}
                className={`grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 md:mt-0 md:table-cell md:pr-5 ${by === undefined ? 'mt-2.5 md:py-3.5' : 'mt-1 md:py-2'}`}
              >
                <span
                  aria-hidden="true"
                  className={`${ageMark(columns[index] ?? '')} pt-0.5 text-sm text-ink-soft md:hidden`}
                >
                  {columns[index]}
                </span>
                <CellBody cell={cell} by={by} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (by === undefined) return table;
  return (
    <>
      {table}
      <p className="mt-2">
        <SourceLine by={by} label={clinicalLabels.tableSource} />
      </p>
    </>
  );
}

/** The values of a sentence whose source is another than that of the table. */
function textsOfOtherSources(text: CompareCell, by: Provenance<CiteId>): readonly ClinicalText[] {
  const texts = textsOfCell(text);
  const isOther = valueIdsIn(...texts).some(
    (id) => !valueOf(values, id).source.every((cite) => by.source.includes(cite as CiteId)),
  );
  return isOther ? texts : [];
}

function CellBody({ cell, by }: { cell: CompareCell; by: Provenance<CiteId> | undefined }) {
  const texts = textsOfCell(cell);
  return (
    <div>
      {typeof cell === 'string' ? (
        <>
          <p
            data-figure=""
            className={`font-display font-bold first-letter:uppercase ${by === undefined ? 'text-title-sm' : 'text-base'}`}
          >
            <TextWithValues text={cell} isFigure />
          </p>
          {by === undefined ? <ForWhom texts={texts} /> : null}
        </>
      ) : (
        <FigurePair figure={cell.figure} company={cell.company} />
      )}
      <GuidelineNotes ids={noteIdsOf(texts)} className="mt-2" />
      <div className="empty:hidden">
        <ValueSources
          texts={by === undefined || typeof cell !== 'string' ? texts : textsOfOtherSources(cell, by)}
        />
      </div>
    </div>
  );
}
