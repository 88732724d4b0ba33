import type { ReactNode } from 'react';
import { clinicalLabels } from '@/content/clinical/page-labels';
import { cites, type CiteId, documents } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import { interpolate } from '@/lib/text/interpolate';
import {
  ageColor,
  type ClinicalText,
  formatValue,
  isCompanyValue,
  isCourseTeaching,
  isDrugRoute,
  namesPeople,
  type Population,
  type Provenance,
  valueIdsIn,
  valueOf,
} from '@/lib/clinical/clinical-value';

/**
 * A source as text. The edition follows only the documents that it names; every other document has its own year, and
 * a company value or course teaching never has the name or the edition of a guideline.
 */
export function provenanceText(by: Provenance): string {
  const found = [...new Set(by.source as readonly CiteId[])].map((id) => cites[id]);
  if (isCompanyValue(by) || isCourseTeaching(by)) return labelsOf(found);
  const named = found.filter((cite) => isOfEdition(cite, by.edition));
  const others = found.filter((cite) => !named.includes(cite));
  return [`${labelsOf(named)} (${by.edition})`, ...others.map(withYear)].join('. ');
}

type Cited = (typeof cites)[CiteId];

function labelsOf(found: readonly Cited[]): string {
  return [...new Set(found.map(({ label }) => label))].join('; ');
}

/** "AHA 2025" names a document of the AHA of that year, and nothing that another body published in the same year. */
function isOfEdition({ label, document }: Cited, edition: string): boolean {
  if (document === null) return false;
  const isOfBody = !edition.startsWith('AHA') || label.startsWith('AHA');
  return isOfBody && edition.toLowerCase().includes(documents[document].year.toLowerCase());
}

function withYear({ label, document }: Cited): string {
  return document === null ? label : `${label} (${documents[document].year.toLowerCase()})`;
}

const small = 'block text-xs text-ink-soft';

/** Sources are collapsed, to stay out of the way of a reader who needs a dose. In print they are open. */
function SourceFold({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="sources">
      <summary>{interpolate(clinicalLabels.sourcesCount, { count })}</summary>
      {children}
    </details>
  );
}

/** The source of a text statement, in one small line. */
export function SourceLine({ by, label = clinicalLabels.source }: { by: Provenance; label?: string }) {
  return (
    <span data-source="" className={small}>
      {label}: {provenanceText(by)}.
    </span>
  );
}

/** The people for these sentences' values, or for the row as a whole. */
export function populationsOf(
  texts: readonly ClinicalText[],
  population: Population | undefined,
): readonly Population[] {
  return population === undefined
    ? valueIdsIn(...texts).map((id) => valueOf(values, id).population)
    : [population];
}

/**
 * The people, and for a drug the route, that all values of these sentences share. Omits people that the `name` of the
 * row already mentions.
 */
export function peopleAndRoutes(
  texts: readonly ClinicalText[],
  population?: Population,
  name = '',
): readonly string[] {
  const routes = valueIdsIn(...texts).map((id) => valueOf(values, id).route);
  const people = populationsOf(texts, population).filter((one) => !namesPeople(name, one));
  return [...new Set([...people, ...routes.filter(isDrugRoute)])];
}

/** The people, and for a drug the route: right below the figure, with the mark of the age. */
export function ForWhom({
  texts,
  population,
  name,
}: {
  texts: readonly ClinicalText[];
  population?: Population | undefined;
  /** The term of the row, or the heading of the column. */
  name?: string | undefined;
}) {
  const words = peopleAndRoutes(texts, population, name);
  return words.length === 0 ? null : (
    <p
      data-people=""
      className={`age ${ageColor(populationsOf(texts, population))} mt-0.5 text-sm font-semibold`}
    >
      {words.join(', ')}
    </p>
  );
}

/** A statement by its name, with its sources. Without a name its figures identify it. */
export type Sourced = {
  readonly name: string;
  readonly texts: readonly ClinicalText[];
  readonly by?: Provenance | undefined;
};

/**
 * The sources of a group of statements, one per line, each after the names of the statements based on it. No line has
 * two sources, so that a company value is never mistaken for a guideline's.
 */
export function linesOfSources(
  statements: readonly Sourced[],
  others: readonly string[] = [],
): readonly string[] {
  const named = new Map<string, string[]>();
  const add = (source: string, name: string) => named.set(source, [...(named.get(source) ?? []), name]);
  for (const { name, texts, by } of statements) {
    const figures = new Map<string, string[]>();
    for (const value of valueIdsIn(...texts).map((id) => valueOf(values, id))) {
      const source = provenanceText(value);
      figures.set(source, [...(figures.get(source) ?? []), formatValue(value)]);
    }
    const own = by === undefined ? null : provenanceText(by);
    const isOne = figures.size + (own === null || figures.has(own) ? 0 : 1) === 1;
    for (const [source, some] of figures) {
      const list = [...new Set(some)].join(', ');
      add(source, name === '' ? list : isOne ? name : `${name} (${list})`);
    }
    if (own !== null && !figures.has(own)) add(own, name === '' ? clinicalLabels.source : name);
  }
  const isAlone = named.size === 1 && others.length === 0;
  const lines = [...named].map(
    ([source, names]) => `${isAlone ? clinicalLabels.source : [...new Set(names)].join('; ')}: ${source}.`,
  );
  return [...lines, ...others];
}

/** The sources of a group of statements; nothing if there are none. */
export function Sources({
  statements,
  others,
}: {
  statements: readonly Sourced[];
  /** Lines that follow, such as the source of the whole list. */
  others?: readonly string[];
}) {
  const lines = linesOfSources(statements, others);
  return lines.length === 0 ? null : (
    <SourceFold count={lines.length}>
      {lines.map((line) => (
        <span key={line} data-source="" className={small}>
          {line}
        </span>
      ))}
    </SourceFold>
  );
}

/** The sources of the figures of one statement, and of the statement itself. */
export function ValueSources({ texts, by }: { texts: readonly ClinicalText[]; by?: Provenance | undefined }) {
  return <Sources statements={[{ name: '', texts, by }]} />;
}
