import { review } from '@/content/clinical/review';
import { values } from '@/content/clinical/values';
import type { NoteId } from '@/content/clinical/notes';
import type { CiteId } from '@/content/clinical/sources';
import { plainText } from '@/lib/clinical';
import type { Fact } from '@/lib/clinical-page';
import { ClinicalText } from './clinical-text';
import { GuidelineNote, noteIdsOf } from './guideline-notes';
import { SourceLine, ValueSource } from './source-line';

type Row = Fact<CiteId, NoteId>;

/** Facts as rows: the term, the figure large, its conditions and source, and the guideline note right beside it. */
export function FactRows({ rows, isDoses = false }: { rows: readonly Row[]; isDoses?: boolean }) {
  return (
    <>
      {isDoses ? <p className="mb-4 border-y border-control py-3 text-sm font-semibold print:py-1">{review.doses}</p> : null}
      <dl className="divide-y divide-line border-y border-line">
        {rows.map((row) => <FactRow key={row.term} row={row} />)}
      </dl>
    </>
  );
}

function FactRow({ row }: { row: Row }) {
  const add = row.add ?? [];
  const texts = 'figure' in row ? [row.figure, ...add] : [row.text, ...add];
  const notes = noteIdsOf(texts, row.notes);
  return (
    <div className="grid gap-x-6 gap-y-1.5 py-4 sm:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:break-inside-avoid print:py-1.5">
      <dt className="text-sm font-semibold sm:pt-1">{row.term}</dt>
      <dd className={`grid content-start gap-x-8 gap-y-2 ${notes.length === 0 ? '' : 'lg:grid-cols-[minmax(0,1fr)_19rem]'}`}>
        <div>
          {'figure' in row
            ? <p className={`font-display font-bold first-letter:uppercase print:text-lg ${plainText(row.figure, values).length > 24 ? 'text-title' : 'text-headline'}`}><ClinicalText text={row.figure} isFigure /></p>
            : <p className="first-letter:uppercase"><ClinicalText text={row.text} /></p>}
          {add.map((text) => <p key={text} className="mt-1.5 first-letter:uppercase"><ClinicalText text={text} /></p>)}
        </div>
        {notes.length === 0 ? null : <div className="grid content-start gap-3 lg:row-span-2">{notes.map((id) => <GuidelineNote key={id} id={id} />)}</div>}
        <p>{'figure' in row ? <ValueSource texts={texts} by={row.by} /> : <SourceLine by={row.by} />}</p>
      </dd>
    </div>
  );
}
