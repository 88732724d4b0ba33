import { notes, type NoteId } from '@/content/clinical/notes';
import { review } from '@/content/clinical/review';
import { values } from '@/content/clinical/values';
import { type ClinicalText, noteIdsIn } from '@/lib/clinical/clinical-value';

/** The notes of the values in these sentences, without duplicates. */
export function noteIdsOf(texts: readonly ClinicalText[]): readonly NoteId[] {
  return noteIdsIn(values, ...texts).filter((id): id is NoteId => id in notes);
}

/** One current-guideline note, right beside its value and always visible, in print too. */
export function GuidelineNote({ id, as: Element = 'p' }: { id: NoteId; as?: 'p' | 'div' | 'li' }) {
  return (
    <Element
      data-note={id}
      className="border-l-4 border-flare py-0.5 pl-2.5 lg:pl-3.5 lg:text-sm print:border-control"
    >
      <strong className="mr-1 block text-xs font-semibold text-flare-deep max-lg:inline-block">
        {review.noteLabel}
      </strong>
      <span className="font-semibold">{notes[id].subject}:</span> {notes[id].text}
    </Element>
  );
}

/** A stack of notes; nothing if there are none. */
export function GuidelineNotes({ ids, className = '' }: { ids: readonly NoteId[]; className?: string }) {
  if (ids.length === 0) return null;
  return (
    <div className={`grid gap-2 lg:gap-3 ${className}`}>
      {ids.map((id) => (
        <GuidelineNote key={id} id={id} />
      ))}
    </div>
  );
}
