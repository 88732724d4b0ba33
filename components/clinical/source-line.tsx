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
  type Population,
  type Provenance,
  valueIdsIn,
  valueOf,
} from '@/lib/clinical/clinical-value';

/**
 * A source in words. The edition is behind the documents that it names; every other document has its own year, and a company
 * value or course teaching never carries the name or the edition of a guideline.
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

/** "AHA 2025" names a document of the AHA of that year, and nothing that somebody else has published in the same year. */
function isOfEdition({ label, document }: Cited, edition: string): boolean {
  if (document === null) return false;
  const isOfBody = !edition.startsWith('AHA') || label.startsWith('AHA');
  return isOfBody && edition.toLowerCase().includes(documents[document].year.toLowerCase());
}

function withYear({ label, document }: Cited): string {
  return document === null ? label : `${label} (${documents[document].year.toLowerCase()})`;
}

const small = 'block text-xs text-ink-soft';

/** Sources are there for whoever asks, and out of the way of whoever reads a dose. On paper they are open. */
export function SourceFold({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="sources">
      <summary>{interpolate(clinicalLabels.sourcesCount, { count })}</summary>
      {children}
    </details>
  );
}

/** Where a statement in words comes from, in one small line. */
export function SourceLine({ by, label = clinicalLabels.source }: { by: Provenance; label?: string }) {
  return (
    <span data-source="" className={small}>
      {label}: {provenanceText(by)}.
    </span>
  );
}

/** For whom the values of these sentences are, or the row as a whole. */
export function populationsOf(
  texts: readonly ClinicalText[],
  population: Population | undefined,
): readonly Population[] {
  return population === undefined
    ? valueIdsIn(...texts).map((id) => valueOf(values, id).population)
    : [population];
}

/** For whom, and for a drug by which route, all values of these sentences are. */
export function peopleAndRoutes(texts: readonly ClinicalText[], population?: Population): readonly string[] {
  const routes = valueIdsIn(...texts).map((id) => valueOf(values, id).route);
  return [...new Set([...populationsOf(texts, population), ...routes.filter(isDrugRoute)])];
}

/** For whom, and for a drug by which route: right below the figure, with the mark of the age. */
export function ForWhom({
  texts,
  population,
}: {
  texts: readonly ClinicalText[];
  population?: Population | undefined;
}) {
  const words = peopleAndRoutes(texts, population);
  return words.length === 0 ? null : (
    <p
      data-people=""
      className={`age ${ageColor(populationsOf(texts, population))} mt-0.5 text-sm font-semibold`}
    >
      {words.join(', ')}
    </p>
  );
}

/**
 * The source of each figure in these sentences. Figures of one source share a line; no line holds two sources, so that a
 * company value is never read as a guideline's.
 */
export function ValueSources({ texts, by }: { texts: readonly ClinicalText[]; by?: Provenance | undefined }) {
  const bySource = new Map<string, string[]>();
  for (const value of valueIdsIn(...texts).map((id) => valueOf(values, id))) {
    const text = provenanceText(value);
    bySource.set(text, [...(bySource.get(text) ?? []), formatValue(value)]);
  }
  const own = by === undefined ? null : provenanceText(by);
  const isAlone = bySource.size <= 1 && own === null;
  const lines = [
    ...[...bySource].map(
      ([text, figures]) => `${isAlone ? clinicalLabels.source : [...new Set(figures)].join(', ')}: ${text}.`,
    ),
    ...(own === null || bySource.has(own) ? [] : [`${clinicalLabels.source}: ${own}.`]),
  ];
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
