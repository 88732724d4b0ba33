import { clinicalLabels } from '@/content/clinical/page-labels';
import { review } from '@/content/clinical/review';
import type { CiteId } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import type { RouteId } from '@/content/site/routes';
import { ageColor, type ClinicalText, plainText, type Population } from '@/lib/clinical/clinical-value';
import {
  type CompanyFigure,
  type DosePopulation,
  type ClinicalFact,
  textsOfFact,
  fieldsOf,
  rowAnchor,
} from '@/lib/clinical/clinical-page';
import { textLinkStyle } from '@/components/ui/text-link';
import { TextWithValues } from './text-with-values';
import { GuidelineNote, GuidelineNotes, noteIdsOf } from './guideline-notes';
import { RowSelfLink, SeeRows } from './row-link';
import { ForWhom, populationsOf, type Sourced, Sources } from './source-line';

type Row = ClinicalFact<CiteId>;
type FactRowsProps = {
  rows: readonly Row[];
  /** The section of the rows: the prefix for the anchors of rows that have none in content. */
  place: string;
  from: RouteId;
  dosesFor?: DosePopulation | undefined;
};

/** A longer list of drugs starts with a link to each, because on a phone the last one is many screens down. */
const longestWithoutIndex = 8;

/**
 * Facts as rows: the term, the figure in large type, its people, conditions and source, and its note right beside it.
 */
export function FactRows({ rows, place, from, dosesFor }: FactRowsProps) {
  return (
    <>
      {dosesFor === undefined ? null : (
        <p className="border-y border-control py-1.5 text-[0.875rem] leading-5 font-semibold lg:py-2 lg:text-sm print:py-1">
          {review.dosesFor[dosesFor]} {review.doses}
        </p>
      )}
      {dosesFor === undefined || rows.length <= longestWithoutIndex ? null : (
        <p
          data-see=""
          className="flex flex-wrap items-center gap-x-3 text-[0.875rem] lg:gap-x-3.5 lg:text-sm print:hidden"
        >
          {clinicalLabels.inThisList}
          {rows.map((row) => (
            <a
              key={row.term}
              href={`#${rowAnchor(row, place)}`}
              className={`inline-flex min-h-7 items-center ${textLinkStyle}`}
            >
              {/* The line above says for whom. */}
              {row.term.replace(/, adult$/, '')}
            </a>
          ))}
        </p>
      )}
      <dl
        className={
          dosesFor === undefined
            ? 'divide-y divide-line border-y border-line'
            : 'mt-1.5 lg:columns-2 lg:gap-2 print:columns-1'
        }
      >
        {rows.map((row) =>
          dosesFor === undefined ? (
            <FactRow key={row.term} row={row} place={place} from={from} />
          ) : (
            <DoseCard key={row.term} row={row} place={place} from={from} />
          ),
        )}
      </dl>
      <Sources statements={rows.map(sourcedRow)} />
    </>
  );
}

/** The sources of a row by its term: a row with a figure lists those of its values, a text-only row its own. */
export function sourcedRow(row: ClinicalFact<string>): Sourced {
  return { name: row.term, texts: 'figure' in row ? textsOfFact(row) : [], by: row.by };
}

function Term({ row, anchor, className }: { row: Row; anchor: string; className: string }) {
  return (
    <dt className={`text-sm font-semibold ${className}`}>
      <RowSelfLink anchor={anchor} name={row.term} />
    </dt>
  );
}

const limits = ['maximum', 'how', 'notIn'] as const;

/**
 * A dose as a card: the drug, the dose in the largest type of the page, its limits, and last who must not have it.
 */
function DoseCard({ row, place, from }: { row: Row; place: string; from: RouteId }) {
  const anchor = rowAnchor(row, place);
  return (
    <div
      id={anchor}
      className={`age-edge ${ageColor(populationsOf(textsOfFact(row), row.population))} fact mb-1 scroll-mt-14 break-inside-avoid rounded-card border border-control bg-surface px-3.5 pt-0.5 pb-1 target:bg-mint gap-x-3 lg:mb-2 lg:scroll-mt-4 lg:px-4 lg:py-2 print:mb-2`}
    >
      <Term row={row} anchor={anchor} className="text-base" />
      <dd>
        <Statement row={row} isDose />
        {(row.below ?? []).map((text) => (
          <p key={text}>
            <TextWithValues text={text} />
          </p>
        ))}
        <GuidelineNotes ids={noteIdsOf(textsOfFact(row))} className="my-1" />
        {(row.add ?? []).map((text) => (
          <p key={text} className="mt-1 text-sm">
            <TextWithValues text={text} />
          </p>
        ))}
      </dd>
      {limits.map((field) =>
        row[field] === undefined ? null : (
          <dd
            key={field}
            className={`my-1 max-lg:text-[0.9375rem] max-lg:leading-[1.3125rem] ${field === 'notIn' ? 'border-l-4 border-flare-deep pl-3' : 'border-t border-line pt-1'}`}
          >
            {field === 'how' ? null : <span className="font-semibold">{review.doseLimits[field]} </span>}
            <TextWithValues text={row[field]} />
            {field === 'notIn' ? '.' : null}
          </dd>
        ),
      )}
      {row.see === undefined ? null : (
        <dd className={`lg:mt-1 print:block ${row.see.length > 1 ? '' : 'fact-links'}`}>
          <SeeRows ids={row.see} from={from} />
        </dd>
      )}
    </div>
  );
}

function FactRow({ row, place, from }: { row: Row; place: string; from: RouteId }) {
  const add = fieldsOf(row);
  const anchor = rowAnchor(row, place);
  const notes = noteIdsOf(textsOfFact(row));
  return (
    <div
      id={anchor}
      className="fact grid scroll-mt-14 gap-x-6 gap-y-0.5 py-1.5 target:bg-mint sm:grid-cols-[11rem_minmax(0,1fr)] sm:py-2.5 lg:scroll-mt-4 print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:py-1.5"
    >
      <Term row={row} anchor={anchor} className="" />
      <dd
        className={`fact-body content-start gap-x-8 gap-y-1 sm:grid ${notes.length === 0 ? '' : 'lg:grid-cols-[minmax(0,1fr)_19rem]'}`}
      >
        <div>
          <Statement row={row} />
          {add.map(({ text }) => (
            <p key={text} className="mt-1 first-letter:uppercase">
              <TextWithValues text={text} />
            </p>
          ))}
          <SeeRows ids={row.see} from={from} className="lg:mt-1" />
        </div>
        {notes.length === 0 ? null : (
          <div className="grid content-start gap-3 lg:row-span-2">
            {notes.map((id) => (
              <GuidelineNote key={id} id={id} />
            ))}
          </div>
        )}
      </dd>
    </div>
  );
}

/** The lead of a row: its figure, or its sentence. */
function Statement({ row, isDose = false }: { row: Row; isDose?: boolean }) {
  if ('figure' in row) return <Figures row={row} isDose={isDose} />;
  return (
    <p className="first-letter:uppercase">
      <TextWithValues text={row.text} />
    </p>
  );
}

/** A dose, with its people and route to the right if the line has room. */
const besideEachOther = 'flex flex-wrap items-baseline justify-between gap-x-4';

/** The figure alone, or the current guideline's followed by the company's, each with its own label. */
function Figures({ row, isDose }: { row: Extract<Row, { figure: ClinicalText }>; isDose: boolean }) {
  if (row.company === undefined) {
    return (
      <div className={isDose ? besideEachOther : 'beside-figure'}>
        <BigFigure text={row.figure} isDose={isDose} />
        <ForWhom texts={textsOfFact(row)} population={row.population} name={row.term} />
      </div>
    );
  }
  return (
    <FigurePair
      figure={row.figure}
      company={row.company}
      population={row.population}
      name={row.term}
      isDose={isDose}
      extra={fieldsOf(row).map(({ text }) => text)}
    />
  );
}

type FigurePairProps = {
  figure: ClinicalText;
  company: CompanyFigure;
  population?: Population | undefined;
  /** The term of the row, or the heading of the column. */
  name: string;
  /** Sentences of the row whose values belong to the lead figure. */
  extra?: readonly ClinicalText[];
  isDose?: boolean;
};

/** The figure of the current guideline, with the company's older one in smaller type on a line below. */
export function FigurePair({
  figure,
  company,
  population,
  name,
  extra = [],
  isDose = false,
}: FigurePairProps) {
  return (
    <div data-pair="" className="grid gap-y-1 lg:gap-y-1.5">
      {/* On a phone the edition and the people share the line above the figure. */}
      <div className="lead-figure">
        <p className="text-sm font-semibold text-ink-soft">{company.leads}</p>
        <div className={`max-lg:contents ${isDose ? besideEachOther : ''}`}>
          <BigFigure text={figure} isDose={isDose} />
          <ForWhom texts={[figure, ...extra]} population={population} name={name} />
        </div>
      </div>
      <div className={`beside-figure text-sm ${isDose ? 'flex flex-wrap items-baseline gap-x-1.5' : ''}`}>
        <p className="font-semibold">{company.label ?? review.earlierLabel}</p>
        <p className="text-base first-letter:uppercase">
          <TextWithValues text={company.figure} />
        </p>
        <ForWhom texts={[company.figure]} population={population} name={name} />
      </div>
    </div>
  );
}

function BigFigure({ text, isDose = false }: { text: ClinicalText; isDose?: boolean }) {
  const length = plainText(text, values).length;
  const sizes = isDose
    ? (['text-figure lg:text-[2.5rem]', 'text-title', 'text-title'] as const)
    : (['text-title', 'text-title-sm', 'text-lg'] as const);
  const size = length > 44 ? 2 : length > 17 ? 1 : 0;
  return (
    <p
      data-figure=""
      className={`font-display font-bold first-letter:uppercase print:text-lg ${sizes[size]}`}
    >
      <TextWithValues text={text} isFigure />
    </p>
  );
}
