import { clinicalLabels } from '@/content/clinical/page-labels';
import type { CiteId } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import {
  ageMark,
  type ClinicalText,
  plainText,
  type Provenance,
  valueIdsIn,
  valueOf,
} from '@/lib/clinical/clinical-value';
import { type CompareCell, textsOfCell } from '@/lib/clinical/clinical-page';
import { sayOf } from '@/lib/clinical/decision-tree';
import { TextWithValues } from './text-with-values';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { FigurePair } from './fact-rows';
import { ForWhom, SourceLine, ValueSources } from './source-line';

type PairTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ClinicalText[])[];
  by: Provenance<CiteId>;
  isRefusal?: boolean | undefined;
};

/**
 * Columns that belong together row by row, such as a situation and what not to give in it. With three columns, on a phone
 * each row is a small block.
 */
export function PairTable({ label, columns, rows, by, isRefusal = false }: PairTableProps) {
  const isWide = columns.length > 2;
  return (
    <>
      <table
        aria-label={label}
        className={`w-full table-fixed text-left text-[0.875rem] leading-5 sm:text-base ${isWide ? 'max-sm:block' : ''}`}
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
                    className={`pr-4 text-left whitespace-pre-line print:py-1 ${isWide ? 'max-sm:block sm:py-2' : 'py-1.5 sm:py-2'} ${index === 0 ? 'font-semibold' : ''}`}
                  >
                    {isWide && index > 0 ? (
                      <span aria-hidden="true" className="text-ink-soft sm:hidden">
                        {columns[index]}:{' '}
                      </span>
                    ) : null}
                    {isRefusal && index === cells.length - 1 ? (
                      <Refusal text={cell} />
                    ) : (
                      <TextWithValues text={cell} />
                    )}
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

/** What not to give stands out; what follows it is a condition. */
function Refusal({ text }: { text: ClinicalText }) {
  const { action, details } = sayOf(text);
  return (
    <>
      <strong className="font-semibold">
        <TextWithValues text={action} />
      </strong>{' '}
      {details === null ? null : <TextWithValues text={details} />}
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

/**
 * The age groups side by side. On a phone a row is a line of its cells where they are short, or else one below the other; a
 * cell that says the same as the one before it, for the same people, is there once.
 */
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
            className={`grid ${phoneColumns(row.cells)} gap-x-3 gap-y-1.5 border-b border-line py-2 align-top md:table-row md:py-0`}
          >
            <th
              scope="row"
              className={`col-span-full block text-sm font-semibold md:table-cell md:pr-4 ${by === undefined ? 'md:py-4' : 'md:py-2.5'}`}
            >
              {row.term}
            </th>
            {row.cells.map((cell, index) => (
              <td
                key={columns[index]}
                className={`${isRepeated(row.cells, index) ? 'hidden' : 'block'} md:table-cell md:pr-5 ${by === undefined ? 'md:py-3.5' : 'md:py-2'}`}
              >
                {isNamedBelow(cell, by) ? null : (
                  <span
                    aria-hidden="true"
                    className={`${ageMark(columns[index] ?? '')} text-sm text-ink-soft md:hidden`}
                  >
                    {columns[index]}
                  </span>
                )}
                <CellBody cell={cell} by={by} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (by === undefined)
    return (
      <div data-sourced="">
        {table}
        <ValueSources texts={rows.flatMap(({ cells }) => cells.flatMap(textsOfCell))} />
      </div>
    );
  return (
    <>
      {table}
      <p className="mt-2">
        <SourceLine by={by} label={clinicalLabels.tableSource} />
      </p>
    </>
  );
}

/** Whether a cell says the same as the one before it. Its figures are then the same values, and name all their people. */
function isRepeated(cells: readonly CompareCell[], index: number): boolean {
  const cell = cells[index];
  return typeof cell === 'string' && cell === cells[index - 1] && valueIdsIn(cell).length > 0;
}

/** Whether the people are named with the figure, so that the name of the column is not needed on a phone. */
function isNamedBelow(cell: CompareCell, by: Provenance<CiteId> | undefined): boolean {
  return by === undefined && valueIdsIn(...textsOfCell(cell)).length > 0;
}

/** How many cells of a row share a line on a phone: by the characters of the longest. */
function phoneColumns(cells: readonly CompareCell[]): string {
  const shown = cells.filter((_, index) => !isRepeated(cells, index));
  const longest = Math.max(
    ...shown.map((cell) => (typeof cell === 'string' ? plainText(cell, values).length : Infinity)),
  );
  if (longest <= 40 && shown.length % 2 === 0) return 'grid-cols-2';
  if (longest <= 26 && shown.length === 3) return 'grid-cols-3 max-md:[&_[data-figure]]:text-base';
  return 'grid-cols-1';
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
        <div className="lead-figure">
          <p
            data-figure=""
            className={`font-display font-bold first-letter:uppercase ${by === undefined ? 'text-lg lg:text-title-sm' : 'text-base'}`}
          >
            <TextWithValues text={cell} isFigure />
          </p>
          {by === undefined ? <ForWhom texts={texts} /> : null}
        </div>
      ) : (
        <FigurePair figure={cell.figure} company={cell.company} />
      )}
      <GuidelineNotes ids={noteIdsOf(texts)} className="mt-1 lg:mt-2" />
      {by === undefined ? null : (
        <div className="empty:hidden">
          <ValueSources texts={typeof cell === 'string' ? textsOfOtherSources(cell, by) : texts} />
        </div>
      )}
    </div>
  );
}
