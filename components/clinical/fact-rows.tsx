import { review } from '@/content/clinical/review';
import type { CiteId } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import type { RouteId } from '@/content/site/routes';
import {
  type ClinicalText,
  plainText,
  type Population,
  type Provenance,
} from '@/lib/clinical/clinical-value';
import {
  type CompanyFigure,
  type DosePopulation,
  type ClinicalFact,
  factTexts,
  fieldsOf,
  rowAnchor,
} from '@/lib/clinical/clinical-page';
import { TextWithValues } from './text-with-values';
import { GuidelineNote, GuidelineNotes, noteIdsOf } from './guideline-notes';
import { RowSelfLink, SeeRows } from './row-link';
import { ForWhom, SourceLine, ValueSources } from './source-line';

type Row = ClinicalFact<CiteId>;
type FactRowsProps = {
  rows: readonly Row[];
  /** The section that the rows are in: the beginning of the anchors of rows that content gives none. */
  place: string;
  from: RouteId;
  dosesFor?: DosePopulation | undefined;
};

/** Facts as rows: the term, the figure large, for whom it is, its conditions and source, and its note right beside it. */
export function FactRows({ rows, place, from, dosesFor }: FactRowsProps) {
  const fields = fieldsIn(rows);
  return (
    <>
      {dosesFor === undefined ? null : (
        <p className="border-y border-control py-2 text-sm font-semibold print:py-1">
          {review.dosesFor[dosesFor]} {review.doses}
        </p>
      )}
      {dosesFor === undefined ? null : <DoseColumns fields={fields} />}
      <dl className={`divide-y divide-line border-b border-line ${dosesFor === undefined ? 'border-t' : ''}`}>
        {rows.map((row) =>
          dosesFor === undefined ? (
            <FactRow key={row.term} row={row} place={place} from={from} />
          ) : (
            <DoseRow key={row.term} row={row} fields={fields} place={place} from={from} />
          ),
        )}
      </dl>
    </>
  );
}

function Term({ row, anchor, className }: { row: Row; anchor: string; className: string }) {
  return (
    <dt className={`text-sm font-semibold ${className}`}>
      <RowSelfLink anchor={anchor} name={row.term} />
    </dt>
  );
}

const optional = ['maximum', 'how', 'notIn'] as const;
type DoseField = (typeof optional)[number];

/** The columns of a table on a wide screen, by how many of the last three it has. */
const doseGrids = [
  'lg:grid-cols-[9rem_minmax(0,1fr)]',
  'lg:grid-cols-[9rem_minmax(0,1.4fr)_minmax(0,1fr)]',
  'lg:grid-cols-[9rem_minmax(0,1.5fr)_minmax(0,0.8fr)_minmax(0,1.2fr)]',
  'lg:grid-cols-[8.5rem_minmax(0,1.5fr)_minmax(0,0.7fr)_minmax(0,1.2fr)_minmax(0,1fr)]',
] as const;

function fieldsIn(rows: readonly Row[]): readonly DoseField[] {
  return optional.filter((field) =>
    rows.some((row) => row[field] !== undefined || (field === 'notIn' && row.see !== undefined)),
  );
}

function gridOf(fields: readonly DoseField[]): string {
  return `lg:gap-x-5 ${doseGrids[fields.length as 0 | 1 | 2 | 3]}`;
}

/** The names of the columns, on a wide screen; on a phone each field of a row has its name before it. */
function DoseColumns({ fields }: { fields: readonly DoseField[] }) {
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b-2 border-ink py-1.5 text-sm lg:grid ${gridOf(fields)}`}
    >
      {(['drug', 'dose', ...fields] as const).map((column) => (
        <span key={column} className="font-semibold">
          {review.doseColumns[column]}
        </span>
      ))}
    </div>
  );
}

/** A dose: drug, dose with its note, maximum, how, not in. */
function DoseRow({
  row,
  fields,
  place,
  from,
}: {
  row: Row;
  fields: readonly DoseField[];
  place: string;
  from: RouteId;
}) {
  const anchor = rowAnchor(row, place);
  const notes = noteIdsOf(factTexts(row));
  return (
    <div
      id={anchor}
      className={`grid scroll-mt-14 gap-y-1 py-2 target:bg-mint lg:scroll-mt-4 print:block print:break-inside-avoid print:py-1.5 ${gridOf(fields)}`}
    >
      <Term row={row} anchor={anchor} className="lg:text-base" />
      <dd>
        <Statement row={row} />
        <GuidelineNotes ids={notes} className="my-1.5" />
        {(row.add ?? []).map((text) => (
          <p key={text} className="mt-1 text-sm">
            <TextWithValues text={text} />
          </p>
        ))}
        <Sources row={row} />
      </dd>
      {fields.map((field) => (
        <dd key={field} className="text-sm empty:hidden lg:pt-1 lg:empty:block">
          {row[field] === undefined ? null : (
            <p>
              {field === 'how' ? null : <span className="font-semibold">{review.doseColumns[field]} </span>}
              <TextWithValues text={row[field]} />
              {field === 'notIn' ? '.' : null}
            </p>
          )}
          {field === 'notIn' ? <SeeRows ids={row.see} from={from} /> : null}
        </dd>
      ))}
    </div>
  );
}

function FactRow({ row, place, from }: { row: Row; place: string; from: RouteId }) {
  const add = fieldsOf(row);
  const anchor = rowAnchor(row, place);
  const notes = noteIdsOf(factTexts(row));
  return (
    <div
      id={anchor}
      className="grid scroll-mt-14 gap-x-6 gap-y-0.5 py-2.5 target:bg-mint sm:grid-cols-[11rem_minmax(0,1fr)] lg:scroll-mt-4 print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:py-1.5"
    >
      <Term row={row} anchor={anchor} className="" />
      <dd
        className={`grid content-start gap-x-8 gap-y-1 ${notes.length === 0 ? '' : 'lg:grid-cols-[minmax(0,1fr)_19rem]'}`}
      >
        <div>
          <Statement row={row} />
          {add.map(({ text }) => (
            <p key={text} className="mt-1 first-letter:uppercase">
              <TextWithValues text={text} />
            </p>
          ))}
          <SeeRows ids={row.see} from={from} className="mt-1" />
        </div>
        {notes.length === 0 ? null : (
          <div className="grid content-start gap-3 lg:row-span-2">
            {notes.map((id) => (
              <GuidelineNote key={id} id={id} />
            ))}
          </div>
        )}
        <Sources row={row} />
      </dd>
    </div>
  );
}

/** What a row says first: its figure, or its sentence. */
function Statement({ row }: { row: Row }) {
  if ('figure' in row) return <Figures row={row} />;
  return (
    <p className="first-letter:uppercase">
      <TextWithValues text={row.text} />
    </p>
  );
}

/** Where a row is from. Two figures side by side name their sources themselves. */
function Sources({ row }: { row: Row }) {
  if ('figure' in row && row.company !== undefined) return null;
  return (
    <p className="leading-4">
      {'figure' in row ? <ValueSources texts={factTexts(row)} by={row.by} /> : <SourceLine by={row.by} />}
    </p>
  );
}

/** The figure alone, or the current guideline's and then the company's, each with its own label and sources. */
function Figures({ row }: { row: Extract<Row, { figure: ClinicalText }> }) {
  if (row.company === undefined) {
    return (
      <>
        <BigFigure text={row.figure} />
        <ForWhom texts={factTexts(row)} population={row.population} />
      </>
    );
  }
  return (
    <FigurePair
      figure={row.figure}
      company={row.company}
      by={row.by}
      population={row.population}
      extra={fieldsOf(row).map(({ text }) => text)}
    />
  );
}

type FigurePairProps = {
  figure: ClinicalText;
  company: CompanyFigure;
  by?: Provenance | undefined;
  population?: Population | undefined;
  /** Sentences of the row whose values belong to the figure that leads. */
  extra?: readonly ClinicalText[];
};

/** The figure of the current guideline, and below it, smaller, the company's older one. */
export function FigurePair({ figure, company, by, population, extra = [] }: FigurePairProps) {
  return (
    <div data-pair="" className="grid gap-y-2">
      <div>
        <p className="text-sm font-semibold">{company.leads}</p>
        <BigFigure text={figure} isNarrow />
        <ForWhom texts={[figure, ...extra]} population={population} />
        <p className="leading-4">
          <ValueSources texts={[figure, ...extra]} by={by} />
        </p>
      </div>
      <div>
        <p className="text-sm font-semibold">{company.label ?? review.olderLabel}</p>
        <p className="first-letter:uppercase">
          <TextWithValues text={company.figure} />
        </p>
        <ForWhom texts={[company.figure]} population={population} />
        <p className="leading-4">
          <ValueSources texts={[company.figure]} />
        </p>
      </div>
    </div>
  );
}

function BigFigure({ text, isNarrow = false }: { text: ClinicalText; isNarrow?: boolean }) {
  const length = plainText(text, values).length;
  const size = length > 44 ? 'text-lg' : isNarrow || length > 20 ? 'text-title-sm' : 'text-title';
  return (
    <p data-figure="" className={`font-display font-bold first-letter:uppercase print:text-lg ${size}`}>
      <TextWithValues text={text} isFigure />
    </p>
  );
}
