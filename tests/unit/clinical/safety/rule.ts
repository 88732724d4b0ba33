import type { Scenario } from '@/lib/simulation/simulation';
import { piecesOfData, type ClinicalData } from '@/scripts/check/clinical/clinical-data';
import type { Piece } from '@/scripts/check/clinical/piece';

/** A whole text of the site, such as an exported file, for phrases that must not appear anywhere. */
export type SiteText = {
  readonly name: string;
  readonly text: string;
  /** The simulation offers wrong actions as wrong answers. */
  readonly hasWrongAnswers?: boolean;
};

/** The input of the rules: the content with each of its statements, the simulation, and other texts of the site. */
export type Subject = {
  readonly data: ClinicalData;
  readonly pieces: readonly Piece[];
  readonly scenarios: readonly Scenario[];
  readonly texts: readonly SiteText[];
};

/** One unsafe pairing. `problems` returns a sentence for each place where it occurs; an empty list is a pass. */
export type Rule = {
  readonly number: number;
  readonly title: string;
  readonly problems: (subject: Subject) => readonly string[];
};

/** The sentence if something is wrong; otherwise an empty list. */
export function when(isWrong: boolean, sentence: string): readonly string[] {
  return isWrong ? [sentence] : [];
}

/** All values with their ids. */
export function valuesOf(data: ClinicalData) {
  return Object.entries(data.values).map(([id, value]) => ({ id, ...value }));
}

/** The content with all its statements as pieces. */
export function subjectOf(data: ClinicalData, texts: readonly SiteText[] = []): Subject {
  return { data, pieces: piecesOfData(data), scenarios: data.scenarios, texts };
}
