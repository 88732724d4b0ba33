import type { CiteId } from '@/content/clinical/sources';
import type { ClinicalText as Text, Provenance } from '@/lib/clinical';
import { ClinicalText } from './clinical-text';
import { GuidelineNotes, noteIdsOf } from './guideline-notes';
import { SourceLine } from './source-line';

type ListProps = { items: readonly Text[]; by: Provenance<CiteId> };

/** Numbered steps with large figures; a note stands inside the step whose value it belongs to. */
export function Steps({ items, by }: ListProps) {
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <li key={item} className="flex gap-4 py-3.5 print:break-inside-avoid print:py-1">
            <span aria-hidden="true" className="w-7 shrink-0 font-display text-title font-bold leading-none tabular-nums text-green">{index + 1}</span>
            <div className="min-w-0">
              <p><ClinicalText text={item} /></p>
              <GuidelineNotes ids={noteIdsOf([item])} className="mt-2.5" />
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-2"><SourceLine by={by} /></p>
    </>
  );
}

export function Points({ items, by }: ListProps) {
  return (
    <>
      <ul className="space-y-2">
        {items.map((item) => (
          <li key={item} className="relative pl-5 before:absolute before:left-0 before:top-[0.7em] before:w-2.5 before:border-t-2 before:border-green">
            <ClinicalText text={item} />
            <GuidelineNotes ids={noteIdsOf([item])} className="mt-2.5" />
          </li>
        ))}
      </ul>
      <p className="mt-3"><SourceLine by={by} /></p>
    </>
  );
}
