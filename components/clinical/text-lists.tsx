import { clinicalLabels } from '@/content/clinical/page-labels';
import type { CiteId } from '@/content/clinical/sources';
import { values } from '@/content/clinical/values';
import type { RouteId } from '@/content/site/routes';
import { plainText, type Provenance, valueIdsIn, valueOf } from '@/lib/clinical/clinical-value';
import { interpolate } from '@/lib/text/interpolate';
import { itemText, type ListItem } from '@/lib/clinical/clinical-page';
import { TextWithValues } from './text-with-values';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { SeeRows } from './row-link';
import { ForWhom, provenanceText, type Sourced, SourceLine, Sources } from './source-line';

type Item = ListItem<CiteId>;
type ListProps = {
  items: readonly Item[];
  by: Provenance<CiteId>;
  from: RouteId;
  /** The title above the list, which may name the people the entries are for. */
  label: string;
};

/** Numbered steps with large figures; a note is inside its step. */
export function Steps({ items, by, from, label }: ListProps) {
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <li
            key={itemText(item)}
            className="flex gap-3 py-1.5 lg:gap-4 lg:py-3.5 print:break-inside-avoid print:py-1"
          >
            <span
              data-number=""
              className="w-7 shrink-0 font-display text-title leading-none font-bold text-green figures"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <ItemBody item={item} from={from} label={label} />
            </div>
          </li>
        ))}
      </ol>
      <ListSources items={items} by={by} isNumbered />
    </>
  );
}

export function Points({ items, by, from, label }: ListProps) {
  return (
    <>
      <ul className="space-y-1 lg:space-y-2">
        {items.map((item) => (
          <li
            key={itemText(item)}
            className="relative pl-5 before:absolute before:top-[0.7em] before:left-0 before:w-2.5 before:border-t-2 before:border-green"
          >
            <ItemBody item={item} from={from} label={label} />
          </li>
        ))}
      </ul>
      <ListSources items={items} by={by} />
    </>
  );
}

function ItemBody({ item, from, label }: { item: Item; from: RouteId; label: string }) {
  const text = itemText(item);
  const own = typeof item === 'string' ? undefined : item;
  return (
    <>
      <p>
        <TextWithValues text={text} />
      </p>
      <ForWhom texts={[text]} name={`${label} ${text}`} />
      <SeeRows ids={own?.see} from={from} />
      <GuidelineNotes ids={noteIdsOf([text])} className="mt-2.5" />
    </>
  );
}

/**
 * The sources of a list: those of entries that differ from the list's, by their numbers or first words, and the
 * list's own.
 */
function sourcesOfList(
  items: readonly ListItem<string>[],
  by: Provenance,
  isNumbered: boolean,
): { readonly statements: readonly Sourced[]; readonly others: readonly string[] } {
  const ofList = provenanceText(by);
  const statements = items.flatMap((item, index): readonly Sourced[] => {
    const text = itemText(item);
    const name = isNumbered
      ? interpolate(clinicalLabels.stepNumber, { number: index + 1 })
      : (/^[^.:;,]+/.exec(plainText(text, values))?.[0] ?? '');
    const own = typeof item === 'string' ? undefined : item.by;
    const hasOther = valueIdsIn(text).some((id) => provenanceText(valueOf(values, id)) !== ofList);
    return own === undefined && !hasOther ? [] : [{ name, texts: hasOther ? [text] : [], by: own }];
  });
  const isWhole = items.every((item) => typeof item === 'string' || item.by === undefined);
  const hasRest = items.some((item) => typeof item === 'string' || item.by === undefined);
  const label = isWhole && statements.length === 0 ? clinicalLabels.source : clinicalLabels.otherSource;
  return { statements, others: hasRest ? [`${label}: ${ofList}.`] : [] };
}

function ListSources({
  items,
  by,
  isNumbered = false,
}: {
  items: readonly Item[];
  by: Provenance;
  isNumbered?: boolean;
}) {
  const { statements, others } = sourcesOfList(items, by, isNumbered);
  if (statements.length > 0) return <Sources statements={statements} others={others} />;
  return (
    <p className="mt-2">
      <SourceLine by={by} />
    </p>
  );
}
