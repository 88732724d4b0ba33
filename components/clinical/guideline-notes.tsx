import { notes, type NoteId } from '@/content/clinical/notes';
import { review } from '@/content/clinical/review';
import { values } from '@/content/clinical/values';
import { type ClinicalText, noteIdsIn } from '@/lib/clinical';

/** The notes of the values in these sentences, and any others that the content adds, each once. */
export function noteIdsOf(texts: readonly ClinicalText[], added: readonly NoteId[] = []): readonly NoteId[] {
  const own = noteIdsIn(values, ...texts).filter((id): id is NoteId => id in notes);
  return [...new Set([...own, ...added])];
}

/** One current-guideline note. It stands right beside its value, always visible, also on paper. */
export function GuidelineNote({ id, as: Element = 'p' }: { id: NoteId; as?: 'p' | 'div' | 'li' }) {
  return (
    <Element data-note={id} className="border-l-4 border-flare py-0.5 pl-3.5 text-sm print:border-control">
      <strong className="block text-xs font-semibold text-flare-deep">{review.noteLabel}</strong>
      {notes[id].text}
    </Element>
  );
}

/** Several notes below each other; nothing when there are none. */
export function GuidelineNotes({ ids, className = '' }: { ids: readonly NoteId[]; className?: string }) {
  if (ids.length === 0) return null;
  return (
    <div className={`grid gap-3 ${className}`}>
      {ids.map((id) => <GuidelineNote key={id} id={id} />)}
    </div>
  );
}
