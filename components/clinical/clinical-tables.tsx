import { clinicalLabels } from '@/content/clinical/page-labels';
import type { CiteId } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import {
  ageMark,
  type ClinicalText,
  isPopulation,
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
import { ForWhom, type Sourced, SourceLine, Sources } from './source-line';

type PairTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ClinicalText[])[];
  by: Provenance<CiteId>;
  isRefusal?: boolean | undefined;
};

/**
 * Columns whose cells belong together by row, such as a situation and what not to give in it. With three columns,
 * each row is a small block on a phone.
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
                // The header row is hidden on a phone, so each block repeats its subject.
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={index}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    className={`pr-4 text-left whitespace-pre-line print:py-1 ${isWide ? 'max-sm:block sm:py-2' : 'py-1.5 sm:py-2'} ${index === 0 || (isRefusal && index === cells.length - 1) ? 'font-semibold' : ''}`}
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
                    <ForWhom texts={[cell]} name={cells[0]} />
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

/** Emphasizes what not to give; the text after it is a condition. */
function Refusal({ text }: { text: ClinicalText }) {
  const { action, details } = sayOf(text);
  return (
    <>
      <TextWithValues text={action} />
      {details === null ? null : (
        <span className="font-normal">
          {' '}
          <TextWithValues text={details} />
        </span>
      )}
    </>
  );
}

type CompareTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly { readonly term: string; readonly cells: readonly CompareCell[] }[];
  /** The source of the table, printed once below it. A cell names its source only if it differs. */
  by?: Provenance<CiteId> | undefined;
};

/**
 * The age groups side by side. On a phone the cells of a row share a line if they are short, or stack; a cell that
 * repeats the previous one, for the same people, shows once.
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
            className={`${phoneColumns(row.cells)} gap-x-3 gap-y-1.5 border-b border-line py-2 align-top md:table-row md:py-0`}
          >
            <th
              scope="row"
              className={`col-span-full block basis-full text-sm font-semibold md:table-cell md:pr-4 ${by === undefined ? 'md:py-4' : 'md:py-2.5'}`}
            >
              {row.term}
            </th>
            {agreedCell(row.cells, columns) === null ? (
              row.cells.map((cell, index) => (
                <td key={columns[index]} className={cellStyle(by)}>
                  <span
                    aria-hidden="true"
                    className={`${ageMark(columns[index] ?? '')} text-sm text-ink-soft md:hidden`}
                  >
                    {columns[index]}
                  </span>
                  <CellBody cell={cell} column={columns[index] ?? ''} by={by} />
                </td>
              ))
            ) : (
              <td colSpan={columns.length} className={`col-span-full basis-full ${cellStyle(by)}`}>
                <p data-people="" className={`${ageMark(clinicalLabels.allAges)} text-sm text-ink-soft`}>
                  {clinicalLabels.allAges}
                </p>
                <CellBody cell={row.cells[0] ?? ('' as ClinicalText)} by={by} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const statements = sourcesOfComparison(rows, columns, by);
  return (
    <>
      {table}
      {by === undefined ? null : (
        <p className="mt-2">
          <SourceLine by={by} label={clinicalLabels.tableSource} />
        </p>
      )}
      <Sources statements={statements} />
    </>
  );
}

const cellStyle = (by: Provenance | undefined) =>
  `block md:table-cell md:pr-5 ${by === undefined ? 'md:py-3.5' : 'md:py-2'}`;

/**
 * How many cells of a row share a line on a phone, based on the longest cell's characters. Of three, one that is too
 * wide for its column moves to the next line.
 */
function phoneColumns(cells: readonly CompareCell[]): string {
  const longest = Math.max(
    ...cells.map((cell) => (typeof cell === 'string' ? plainText(cell, values).length : Infinity)),
  );
  if (longest <= 40 && cells.length % 2 === 0) return 'one-column grid grid-cols-2';
  if (longest <= 26 && cells.length === 3)
    return 'flex flex-wrap max-md:*:grow max-md:[&>td]:basis-24 max-md:[&_[data-figure]]:text-base';
  return 'grid grid-cols-1';
}

/** The sentence that all people columns share word for word; null if they differ. */
export function agreedCell(cells: readonly CompareCell[], columns: readonly string[]): string | null {
  if (!columns.every(isPopulation)) return null;
  const said = cells.map((cell) => (typeof cell === 'string' ? plainText(cell, values) : null));
  const notes = cells.map((cell) => noteIdsOf(textsOfCell(cell)).join());
  const isOne = new Set(said).size === 1 && new Set(notes).size === 1;
  return isOne ? (said[0] ?? null) : null;
}

/** The sources of the cells, if they differ from the table's. */
function sourcesOfComparison(
  rows: readonly { readonly term: string; readonly cells: readonly CompareCell[] }[],
  columns: readonly string[],
  by: Provenance | undefined,
): readonly Sourced[] {
  return rows.flatMap(({ term, cells }) =>
    cells.flatMap((cell, index) => {
      const texts = textsOfCell(cell);
      const isOther = valueIdsIn(...texts).some(
        (id) => !valueOf(values, id).source.every((cite) => by?.source.includes(cite) === true),
      );
      return isOther ? [{ name: `${term}, ${columns[index] ?? ''}`, texts }] : [];
    }),
  );
}

function CellBody({
  cell,
  column = '',
  by,
}: {
  cell: CompareCell;
  column?: string;
  by: Provenance<CiteId> | undefined;
}) {
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
          {by === undefined && column !== '' ? <ForWhom texts={texts} name={column} /> : null}
        </div>
      ) : (
        <FigurePair figure={cell.figure} company={cell.company} name={column} />
      )}
      <GuidelineNotes ids={noteIdsOf(texts)} className="mt-1 lg:mt-2" />
    </div>
  );
}
