/** What a piece is: a row of a table, one cell of a comparison, an entry of a list, a step of a tree, or plain words. */
export type PieceKind = 'row' | 'cell' | 'entry' | 'node' | 'text';

/** A figure with the label that is printed above it; a row has two where the company's figure differs from the current one. */
export type Figure = { readonly label: string | null; readonly valueIds: readonly string[] };

/** The smallest part of the content that a reader takes in at once. */
export type Piece = {
  /** The address of the page, such as `/bls-algorithm`. */
  readonly page: string;
  readonly kind: PieceKind;
  /** What is above it, outermost first: page, section with its people, block. For a step: page, tree, kind of step. */
  readonly headings: readonly string[];
  /** The term of a row, the row and column of a cell, the number of a step; empty for plain words. */
  readonly label: string;
  /** The tree and the step, for a step of a tree. */
  readonly node?: { readonly tree: string; readonly id: string };
  /** The words with their figures. Paragraphs are on lines of their own. */
  readonly text: string;
  /** The same with each value as `{id}`. */
  readonly marked: string;
  /** For whom, where the content says it of the piece itself or its values say it. */
  readonly people: string;
  readonly figures: readonly Figure[];
};

/** Where a piece is, for a sentence that says what is wrong with it. */
export function whereIs(piece: Piece): string {
  const title = piece.headings.at(-1)?.split('\n')[0] ?? '';
  const place = piece.node === undefined ? piece.label || piece.text.slice(0, 60) : `step ${piece.node.id}`;
  return `${piece.page}, "${title}", ${piece.kind} "${place}"`;
}

/** The ids of values that a piece shows. */
export function valueIdsOf(piece: Pick<Piece, 'marked'>): readonly string[] {
  return [...new Set([...piece.marked.matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? ''))];
}
