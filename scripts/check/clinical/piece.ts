/** The forms in which a clinical statement reaches a reader. `data` is the content itself, before anything is rendered. */
export type Form = 'data' | 'page' | 'list' | 'drawing' | 'step-through' | 'sheet' | 'simulation';

/** What a piece is: a row of a table, one cell of a comparison, an entry of a list, a step of a tree, or plain words. */
export type PieceKind = 'row' | 'cell' | 'entry' | 'node' | 'text';

/** A figure with what is printed about it. A row has two where the company's figure differs from the current one. */
export type Figure = {
  /** The label above or before the figure, such as "Company value" or "AHA 2025"; null where it has none. */
  readonly label: string | null;
  readonly valueIds: readonly string[];
  /** For whom and by which route, as printed. */
  readonly people: string;
  readonly sources: readonly string[];
};

/** The smallest part of a page that a reader takes in at once, in one shape for every form. */
export type Piece = {
  /** The address of the page, such as `/bls-algorithm`. */
  readonly page: string;
  readonly form: Form;
  readonly kind: PieceKind;
  /** What is printed above it, outermost first: page, section with its people, block. For a step: page, tree, kind of step. */
  readonly headings: readonly string[];
  /** The term of a row, the row and column of a cell, the number of a step; empty for plain words. */
  readonly label: string;
  /** The tree and the step, for a step of a tree. */
  readonly node?: { readonly tree: string; readonly id: string };
  /** The words with their figures, without notes, sources, links and people. Paragraphs are on lines of their own. */
  readonly text: string;
  /** The same with each value as `{id}`; null in the forms that carry no ids (drawing, step-through). */
  readonly marked: string | null;
  readonly figures: readonly Figure[];
  readonly notes: readonly { readonly id: string; readonly words: string }[];
  /** The answers that lead on from a step, in the words of the form folded to yes, no and next. */
  readonly ways?: readonly string[];
};

/** Where a piece is, for a sentence that says what is wrong with it. */
export function whereIs(piece: Piece): string {
  const title = piece.headings.at(-1)?.split('\n')[0] ?? '';
  const place = piece.node === undefined ? piece.label || piece.text.slice(0, 60) : `step ${piece.node.id}`;
  return `${piece.page}, ${piece.form}, "${title}", ${piece.kind} "${place}"`;
}

/** The ids of values that a piece shows. */
export function valueIdsOf(piece: Piece): readonly string[] {
  return [...new Set([...(piece.marked ?? '').matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? ''))];
}
