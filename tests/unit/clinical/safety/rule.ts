import type { Scenario } from '@/lib/simulation/simulation';
import { piecesOfData, type ClinicalData } from '@/scripts/check/clinical/clinical-data';
import type { Piece } from '@/scripts/check/clinical/piece';

/** A text of the site as a whole, such as an exported file, for what must stand nowhere. */
export type SiteText = {
  readonly name: string;
  readonly text: string;
  /** The practice game offers what must not be done, as wrong answers. */
  readonly hasWrongAnswers?: boolean;
};

/** What the rules look at: the content with each of its statements, the practice game, and other texts of the site. */
export type Subject = {
  readonly data: ClinicalData;
  readonly pieces: readonly Piece[];
  readonly scenarios: readonly Scenario[];
  readonly texts: readonly SiteText[];
};

/** One unsafe pairing. `problems` says in sentences where it is found; an empty list is a pass. */
export type Rule = {
  readonly number: number;
  readonly title: string;
  readonly problems: (subject: Subject) => readonly string[];
};

/** A sentence about what is wrong, or none where it is right. */
export function when(isWrong: boolean, sentence: string): readonly string[] {
  return isWrong ? [sentence] : [];
}

/** All values, each with its id. */
export function valuesOf(data: ClinicalData) {
  return Object.entries(data.values).map(([id, value]) => ({ id, ...value }));
}

/** The content with all its statements as pieces. */
export function subjectOf(data: ClinicalData, texts: readonly SiteText[] = []): Subject {
  return { data, pieces: piecesOfData(data), scenarios: data.scenarios, texts };
}
