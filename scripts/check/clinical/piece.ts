/** The kind of a piece: a table row, one cell of a comparison, a list entry, a tree step, or plain text. */
export type PieceKind = 'row' | 'cell' | 'entry' | 'node' | 'text';

/** The smallest unit of content that a reader takes in at once. */
export type Piece = {
  /** The path of the page, such as `/bls-algorithm`. */
  readonly page: string;
  readonly kind: PieceKind;
  /**
   * The headings above it, outermost first: page, section with its population, block. For a step: page, tree, kind of
   * step.
   */
  readonly headings: readonly string[];
  /** The term of a row, the row and column of a cell, the number of a step; empty for plain text. */
  readonly label: string;
  /** The tree and the step, for a step of a tree. */
  readonly node?: { readonly tree: string; readonly id: string };
  /** The text with its figures. Paragraphs are on separate lines. */
  readonly text: string;
  /** The same with each value as `{id}`. */
  readonly marked: string;
  /** The population, if the piece or its values state one. */
  readonly people: string;
};

/** The location of a piece, for an error message. */
export function whereIs(piece: Piece): string {
  const title = piece.headings.at(-1)?.split('\n')[0] ?? '';
  const place = piece.node === undefined ? piece.label || piece.text.slice(0, 60) : `step ${piece.node.id}`;
  return `${piece.page}, "${title}", ${piece.kind} "${place}"`;
}

/** The ids of the values in a piece. */
export function valueIdsOf(piece: Pick<Piece, 'marked'>): readonly string[] {
  return [...new Set([...piece.marked.matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? ''))];
}
