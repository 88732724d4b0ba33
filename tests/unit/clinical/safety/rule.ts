import { piecesOfData, type ClinicalData } from '@/scripts/check/clinical/clinical-data';
import type { Piece } from '@/scripts/check/clinical/piece';
import type { Scenario } from '@/lib/simulation/simulation';
import { inHouseStyle } from './house-style';

/** A text of the site as a whole, such as an exported file, for what must stand nowhere. */
export type SiteText = {
  readonly name: string;
  readonly text: string;
  /** The practice game offers what must not be done, as wrong answers. */
  readonly hasWrongAnswers?: boolean;
};

/** What the rules look at: the content, each statement in each of its forms, the practice game in each of its forms. */
export type Subject = {
  readonly data: ClinicalData;
  readonly pieces: readonly Piece[];
  /** The same pieces with each figure written in the one way that a rule on words looks for. */
  readonly read: readonly Piece[];
  readonly games: readonly (readonly Scenario[])[];
  readonly texts: readonly SiteText[];
};

/** One unsafe pairing. `problems` says in sentences where it is found; an empty list is a pass. */
export type Rule = {
  readonly number: number;
  readonly title: string;
  readonly problems: (subject: Subject) => readonly string[];
};

/** The content with all its statements as pieces, and whatever was rendered from it. */
export function subjectOf(
  data: ClinicalData,
  rendered: Partial<Omit<Subject, 'data' | 'read'>> = {},
): Subject {
  const { pieces = [], games = [], texts = [] } = rendered;
  const all = [...piecesOfData(data), ...pieces];
  return { data, pieces: all, read: all.map(asRead), games: [data.scenarios, ...games], texts };
}

function asRead(piece: Piece): Piece {
  return {
    ...piece,
    label: inHouseStyle(piece.label),
    text: inHouseStyle(piece.text),
    headings: piece.headings.map(inHouseStyle),
    notes: piece.notes.map((note) => ({ ...note, words: inHouseStyle(note.words) })),
  };
}
