import { cites, type CiteId } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import { type ClinicalText, isDrugRoute, type Provenance, valueIdsIn, valueOf } from '@/lib/clinical';

function sourceWords(by: Provenance): string {
  if (by.edition === 'company value') return cites.company.label;
  if (by.edition === 'course teaching') return `${cites.courseTeaching.label}; not a numbered guideline recommendation`;
  const labels = [...new Set(by.source.map((id) => cites[id as CiteId].label))];
  return `${labels.join('; ')}. Edition: ${by.edition}`;
}

/** Where a statement in words comes from, in one small line. */
export function SourceLine({ by }: { by: Provenance }) {
  return <span className="block text-xs text-ink-soft">Source: {sourceWords(by)}.</span>;
}

/** The sources of all values of a table, each once. */
export function TableSource({ texts }: { texts: readonly ClinicalText[] }) {
  const sources = [...new Set(valueIdsIn(...texts).map((id) => sourceWords(valueOf(values, id))))];
  return <span className="block text-xs text-ink-soft">Sources: {sources.join('. ')}.</span>;
}

/** For whom, by which route, and from which source the values in these sentences are, each said once. */
export function ValueSource({ texts, by }: { texts: readonly ClinicalText[]; by?: Provenance | undefined }) {
  const found = valueIdsIn(...texts).map((id) => valueOf(values, id));
  const populations = [...new Set(found.map((value) => value.population))];
  const routes = [...new Set(found.map((value) => value.route).filter(isDrugRoute))];
  const sources = [...new Set((by === undefined ? found : [by, ...found]).map(sourceWords))];
  return (
    <span className="block text-xs text-ink-soft">
      <span className="font-semibold">{[...populations, ...routes].join(', ')}.</span> Source: {sources.join('. ')}.
    </span>
  );
}
