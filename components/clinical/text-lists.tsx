import { clinicalLabels } from '@/content/clinical/page-labels';
import type { CiteId } from '@/content/clinical/sources';
import type { RouteId } from '@/content/site/routes';
import type { Provenance } from '@/lib/clinical/clinical-value';
import { itemText, type ListItem } from '@/lib/clinical/clinical-page';
import { TextWithValues } from './text-with-values';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { SeeRows } from './row-link';
import { ForWhom, SourceLine, ValueSources } from './source-line';

type Item = ListItem<CiteId>;
type ListProps = { items: readonly Item[]; by: Provenance<CiteId>; from: RouteId };

/** Numbered steps with large figures; a note and a source of its own are inside the step that they belong to. */
export function Steps({ items, by, from }: ListProps) {
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <li
            key={itemText(item)}
            className="flex gap-3 py-1.5 lg:gap-4 lg:py-3.5 print:break-inside-avoid print:py-1"
          >
            <span
              aria-hidden="true"
              className="w-7 shrink-0 font-display text-title leading-none font-bold text-green tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <ItemBody item={item} from={from} />
            </div>
          </li>
        ))}
      </ol>
      <ListSource items={items} by={by} />
    </>
  );
}

export function Points({ items, by, from }: ListProps) {
  return (
    <>
      <ul className="space-y-1 lg:space-y-2">
        {items.map((item) => (
          <li
            key={itemText(item)}
            className="relative pl-5 before:absolute before:top-[0.7em] before:left-0 before:w-2.5 before:border-t-2 before:border-green"
          >
            <ItemBody item={item} from={from} />
          </li>
        ))}
      </ul>
      <ListSource items={items} by={by} />
    </>
  );
}

function ItemBody({ item, from }: { item: Item; from: RouteId }) {
  const text = itemText(item);
  const own = typeof item === 'string' ? undefined : item;
  return (
    <>
      <p>
        <TextWithValues text={text} />
      </p>
      <ForWhom texts={[text]} />
      <SeeRows ids={own?.see} from={from} />
      <div className="empty:hidden">
        <ValueSources texts={[text]} by={own?.by} />
      </div>
      <GuidelineNotes ids={noteIdsOf([text])} className="mt-2.5" />
    </>
  );
}

/** The source of the list, for the entries that have none of their own. */
function ListSource({ items, by }: { items: readonly Item[]; by: Provenance }) {
  const withOwn = items.filter((item) => typeof item !== 'string' && item.by !== undefined).length;
  if (withOwn === items.length) return null;
  return (
    <p className="mt-2">
      <SourceLine by={by} label={withOwn === 0 ? clinicalLabels.source : clinicalLabels.otherSource} />
    </p>
  );
}
