import type { Population } from '@/lib/clinical/clinical-value';
import type { Piece } from '@/scripts/check/clinical/piece';

/** The groups that each population consists of. */
type Group = 'adult' | 'child' | 'infant' | 'newborn';

export const groupsOf: Readonly<Record<Population, readonly Group[]>> = {
  Adult: ['adult'],
  'Adult and child': ['adult', 'child'],
  Child: ['child'],
  Infant: ['infant'],
  'Infant and child': ['child', 'infant'],
  Newborn: ['newborn'],
  'All ages': ['adult', 'child', 'infant', 'newborn'],
};

/** A line for all ages names no group. */
const everyAge = /\b(?:all|any|every) ages?\b/i;
/** "Not for adults" and "(not adult doses)" name a group only to exclude it; "or the adult dose" limits a child's. */
const excluded = /\bnot(?: for)? (?:adults?|children|infants|newborns)\b|\bor the adult dose\b/gi;
const names: Readonly<Record<Group, RegExp>> = {
  adult: /\b(?:adults?|grown-?ups?)\b/i,
  child:
    /\b(?:child(?:ren)?|kids?|toddlers?|preschool\w*|school[- ]age|teen\w*|adolescents?|pediatric|PALS)\b/i,
  infant: /\b(?:infants?|bab(?:y|ies)|pediatric|PALS)\b/i,
  newborn: /\b(?:newborns?|neonates?)\b/i,
};

/** The groups that a text names; null if it names none. */
function groupsIn(text: string): readonly Group[] | null {
  const said = text.replace(excluded, '');
  const named = (Object.keys(names) as Group[]).filter((group) => names[group].test(said));
  return named.length === 0 ? null : named;
}

/** The groups that labels and titles declare for a piece. The nearest label that names a group counts. */
export function declaredOf(piece: Piece): readonly Group[] | null {
  for (const text of [piece.label, ...piece.headings.toReversed()]) {
    if (everyAge.test(text)) return null;
    const named = groupsIn(text);
    if (named !== null) return named;
  }
  return null;
}

/** Like {@link declaredOf}, but text directly beside a value ("infant {depthInfant}") comes before any label. */
export function declaredBeside(piece: Piece, valueId: string): readonly Group[] | null {
  const clause = piece.marked.split(/[.,;]\s|\n/).find((part) => part.includes(`{${valueId}}`)) ?? '';
  const around = new RegExp(`\\b([\\w-]+)? ?\\{${valueId}\\}(?: \\((\\w[\\w ]*)\\))?`).exec(clause);
  const declared = declaredOf(piece);
  return (
    groupsIn(`${around?.[1] ?? ''} ${around?.[2] ?? ''}`) ??
    (piece.kind === 'row' && declared !== null ? declared : (groupsIn(clause) ?? declared))
  );
}

/** True if a piece is for infants or children and not for adults. */
export function isPediatric(piece: Piece): boolean {
  const named = declaredOf(piece);
  return named !== null && !named.includes('adult');
}
