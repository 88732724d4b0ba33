import type { ClinicalText, Population, Provenance } from './clinical-value';
import type { HelpDrawingId } from './help-drawings';
import type { RhythmId } from './rhythms/rhythm';

type By<CiteId extends string> = { readonly by: Provenance<CiteId> };

/** Rows and sections to look at, by their anchors. */
type See = { readonly see?: readonly string[] };

/** Whom a table of doses is for. A table never mixes the two. */
export type DosePopulation = Extract<Population, 'Adult' | 'Infant and child'>;

/**
 * The company's figure where the current guideline gives another. The current one leads, in the large type; this one is
 * printed right behind it at the size of the text, under a label that says that it is an earlier one.
 */
export type CompanyFigure = {
  /** The edition of the figure that leads. */
  readonly leads: string;
  readonly figure: ClinicalText;
  /** In place of "Earlier value". */
  readonly label?: string;
};

/**
 * One fact. With a `figure` its values bring their own sources; in words alone it must say `by` what it is known.
 * Notes of the values are printed by themselves.
 */
export type ClinicalFact<CiteId extends string> = See & {
  /** The anchor of the row, for links to it. */
  readonly id?: string;
  readonly term: string;
  /** For whom the row holds, where it is for fewer people than its values are. */
  readonly population?: Population;
  /** Left off the print sheet: something on it says the same, with the same note, or only a reader needs it. */
  readonly isOffSheet?: true;
  /** Right below the figure, at the size of the text: the same dose by volume, and its interval. */
  readonly below?: readonly ClinicalText[];
  /** The columns of a table of doses beside the dose: the highest dose, how to give it, and in whom not. */
  readonly maximum?: ClinicalText;
  readonly how?: ClinicalText;
  /** Without a "not" and without a full stop: it is printed behind "Not in". */
  readonly notIn?: ClinicalText;
  /** Conditions and limits, printed below the figure. */
  readonly add?: readonly ClinicalText[];
} & (
    | ({ readonly figure: ClinicalText; readonly company?: CompanyFigure } & Partial<By<CiteId>>)
    | ({ readonly text: ClinicalText } & By<CiteId>)
  );

/** One entry of a list. It brings its own source where that is not the source of the whole list. */
export type ListItem<CiteId extends string> =
  | ClinicalText
  | (See &
      Partial<By<CiteId>> & {
        readonly text: ClinicalText;
        /** Known to whoever holds the sheet, so that it is left off the paper. */
        readonly isOffSheet?: true;
      });

/** A step for anyone who is there: what to do in a few large words, how, and a drawing of it. */
export type HelpStep<CiteId extends string, RouteId extends string = string> = Partial<By<CiteId>> & {
  /** On paper above the action: for whom it takes the place of another. */
  readonly above?: ClinicalText;
  readonly action: ClinicalText;
  /** A new line begins a paragraph. */
  readonly text: ClinicalText;
  readonly drawing: HelpDrawingId;
  /** Instead of the step before, for other people: it has the same number. */
  readonly isInstead?: true;
  /** A card with more about the step. */
  readonly link?: { readonly label: string; readonly route: RouteId };
};

/** A rhythm in a block of drawings, with what the page adds to it, such as advice on a drug. */
export type RhythmRow<CiteId extends string> = See & {
  readonly rhythm: RhythmId;
  readonly add?: By<CiteId> & { readonly text: ClinicalText };
};

/** One cell of a comparison: the current figure and, where it differs, the company's. */
export type CompareCell = ClinicalText | { readonly figure: ClinicalText; readonly company: CompanyFigure };

/** One part of a section of a reference page. `title` makes a heading of the third level. */
export type Block<
  CiteId extends string = string,
  TreeId extends string = string,
  RouteId extends string = string,
> = {
  readonly id?: string;
  readonly title?: string;
  /** The one-page print sheets that it is on, by their ids. */
  readonly sheets?: readonly string[];
  /** Closed until somebody opens it by its title; on paper it is open. */
  readonly isFolded?: true;
} & (
  | ({ readonly kind: 'text'; readonly text: ClinicalText } & Partial<By<CiteId>>)
  | {
      readonly kind: 'facts';
      readonly rows: readonly ClinicalFact<CiteId>[];
      /** Prints the dose panel, and for whom all doses of the block are. */
      readonly dosesFor?: DosePopulation;
    }
  | ({ readonly kind: 'steps' | 'points'; readonly items: readonly ListItem<CiteId>[] } & By<CiteId>)
  | ({
      readonly kind: 'help';
      readonly items: readonly HelpStep<CiteId, RouteId>[];
      /** For whom else the steps hold, and with which change. */
      readonly note?: ClinicalText;
      /** A column of a print sheet, and for whom it is. It is on paper only. */
      readonly column?: Population;
    } & By<CiteId>)
  | ({
      readonly kind: 'table';
      readonly columns: readonly string[];
      /** A cell may have more than one line. */
      readonly rows: readonly (readonly ClinicalText[])[];
      /** The rows, by their first cells, that the clinical reviewer has yet to confirm. */
      readonly openRows?: readonly string[];
      /** The last column says what not to do: its first sentence stands out from what follows, which is a condition. */
      readonly isRefusal?: true;
    } & By<CiteId>)
  | {
      readonly kind: 'compare';
      /** Printed once below the table, for all cells that name no source of their own. */
      readonly by?: Provenance<CiteId>;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly term: string; readonly cells: readonly CompareCell[] }[];
    }
  | { readonly kind: 'tree'; readonly tree: TreeId }
  | {
      readonly kind: 'rhythms';
      readonly rows: readonly RhythmRow<CiteId>[];
      /** The limits of a rhythm hold for adults; a page about children leaves them out. */
      readonly limitsFor?: 'Adult';
    }
  | { readonly kind: 'rhythm-practice' }
  | {
      readonly kind: 'triangle';
      readonly sides: readonly { readonly name: string; readonly look: ClinicalText }[];
      readonly by: Provenance<CiteId>;
    }
  | (See & { readonly kind: 'warning'; readonly text: ClinicalText })
  | {
      readonly kind: 'links';
      readonly links: readonly {
        readonly label: string;
        readonly text: string;
        readonly route: RouteId;
        readonly hash?: string;
      }[];
    }
);

export type ClinicalSection<
  CiteId extends string = string,
  TreeId extends string = string,
  RouteId extends string = string,
> = {
  readonly id: string;
  readonly title: string;
  /** For whom the section is, printed below its title; a block that is for others says so in its own title. */
  readonly population: Population;
  /** The row where its doses begin. The title links to it when a tree comes first and pushes the doses off the screen. */
  readonly doses?: string;
  /** Closed until somebody opens it by its title or comes by a link; on paper it is open. */
  readonly isFolded?: true;
  readonly blocks: readonly Block<CiteId, TreeId, RouteId>[];
};

export type ClinicalPageContent<
  CiteId extends string = string,
  TreeId extends string = string,
  RouteId extends string = string,
> = {
  readonly route: RouteId;
  readonly title: string;
  readonly lead: string;
  /** The conditions that the page is about, in the words of the field. */
  readonly conditions: readonly string[];
  readonly guideline: 'adult' | 'pediatric';
  readonly sections: readonly ClinicalSection<CiteId, TreeId, RouteId>[];
  /** The parts that most visitors come for, at the top of the page; on a phone they stay in view. */
  readonly parts: readonly { readonly label: string; readonly hash: string }[];
  /** Three to five figures for the first screen: the anchor of a row of this page, a short name for it, and how a shock is given. */
  readonly keyFigures?: readonly { readonly row: string; readonly label: string; readonly mode?: string }[];
  readonly sheets: readonly PrintSheetContent[];
  readonly callToAction: {
    readonly title: string;
    readonly text: string;
    /** The class about this page, where that is another one than ACLS: it stands first. */
    readonly ownClass?: {
      /** A value of `?class=` on the locations page. */
      readonly classId: string;
      readonly register: string;
    };
  };
};

/** A sheet of one page of paper: its blocks name its `id`, which is its anchor as well. */
export type PrintSheetContent = {
  readonly id: string;
  readonly title: string;
  /** The size of its text in points, as large as the page has room for. */
  readonly points: 11 | 12 | 13 | 17;
  /** Where two columns of the same width do not do: one is wider, or the blocks have the whole width. */
  readonly columns?: 'first wider' | 'second wider' | 'one';
  /** Closer lines, for a sheet that is still too long when its words are as few as they may be. */
  readonly isDense?: true;
};

/** A block on a sheet, with the title of its section where that is printed above it, and for whom where others are meant. */
type PlacedBlock<B> = { readonly block: B; readonly title?: string; readonly population?: Population };

/**
 * What is on a sheet, column by column: its tree beside everything else, or each section by itself. `population` is the group
 * named below the title; a section for another group says so in its own title.
 */
export function columnsOfSheet<B extends Block>(
  sections: readonly (Pick<ClinicalSection, 'title' | 'population'> & { readonly blocks: readonly B[] })[],
  { id, title, columns: shape }: PrintSheetContent,
): { readonly population: Population | undefined; readonly columns: readonly (readonly PlacedBlock<B>[])[] } {
  const found = sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(({ sheets }) => sheets?.includes(id)) }))
    .filter(({ blocks }) => blocks.length > 0);
  const withTree = found.find(({ blocks }) => blocks.some(({ kind }) => kind === 'tree'));
  const groups = new Set(found.map(({ population }) => population));
  const common = withTree?.population ?? (groups.size === 1 ? found[0]?.population : undefined);
  // Columns for each age say so themselves.
  const isByAge = found.some(({ blocks }) => blocks.some(({ kind }) => kind === 'help'));
  const population = isByAge ? undefined : common;
  const columns = found.map((section) =>
    section.blocks.map((block, index): PlacedBlock<B> => {
      const isOfOthers = section.population !== common;
      const isNamed = isOfOthers || block.title === undefined || block.kind === 'steps';
      return index > 0 || block.kind === 'tree' || found.length === 1 || section.title === title || !isNamed
        ? { block }
        : { block, title: section.title, ...(isOfOthers ? { population: section.population } : {}) };
    }),
  );
  const all = columns.flat();
  const [trees, others] = [true, false].map((isTree) =>
    all.filter(({ block }) => (block.kind === 'tree') === isTree),
  );
  const split =
    withTree === undefined ? columns : [trees ?? [], others ?? []].filter(({ length }) => length > 0);
  return { population, columns: shape === 'one' ? [all] : split };
}

/** The words of a list entry. */
export function itemText(item: ListItem<string>): ClinicalText {
  return typeof item === 'string' ? item : item.text;
}

/** Every sentence of the steps of help, in reading order. */
export function textsOfHelp(block: {
  readonly items: readonly HelpStep<string>[];
  readonly note?: ClinicalText;
}): readonly ClinicalText[] {
  return [
    ...block.items.flatMap(({ above, action, text }) => [
      ...(above === undefined ? [] : [above]),
      action,
      text,
    ]),
    ...(block.note === undefined ? [] : [block.note]),
  ];
}

/** The sentences of a cell: the current figure first, then the company's where it is another. */
export function textsOfCell(cell: CompareCell): readonly [ClinicalText, ...ClinicalText[]] {
  return typeof cell === 'string' ? [cell] : [cell.figure, cell.company.figure];
}

/** The anchor of a row: its own, or its section with its term: `Depth, child` in `arrest` becomes `arrest-depth-child`. */
export function rowAnchor(row: { readonly id?: string; readonly term: string }, section: string): string {
  return row.id ?? `${section}-${row.term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/-+$/, '');
}

type FigureRow<CiteId extends string> = Extract<ClinicalFact<CiteId>, { figure: ClinicalText }>;

/** The row with a figure at an anchor of a page. @throws when the page has none there. */
export function figureRowAt<CiteId extends string>(
  page: Pick<ClinicalPageContent<CiteId>, 'route' | 'sections'>,
  anchor: string,
): FigureRow<CiteId> {
  const rows = page.sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'facts' ? block.rows.filter((row) => rowAnchor(row, id) === anchor) : [],
    ),
  );
  const [row] = rows.flatMap((found) => ('figure' in found ? [found] : []));
  if (row === undefined) throw new Error(`${page.route}: no row with a figure has the anchor "${anchor}".`);
  return row;
}

/** What is beside or below the figure of a row, in reading order; each with the word that it is printed behind. */
export function fieldsOf(
  fact: ClinicalFact<string>,
): readonly { readonly field: 'below' | 'add' | 'maximum' | 'how' | 'notIn'; readonly text: ClinicalText }[] {
  return [
    ...(fact.below ?? []).map((text) => ({ field: 'below' as const, text })),
    ...(fact.add ?? []).map((text) => ({ field: 'add' as const, text })),
    ...(['maximum', 'how', 'notIn'] as const).flatMap((field) => {
      const text = fact[field];
      return text === undefined ? [] : [{ field, text }];
    }),
  ];
}

/** Every sentence of a row, in reading order. */
export function textsOfFact(fact: ClinicalFact<string>): readonly ClinicalText[] {
  const main =
    'figure' in fact
      ? [fact.figure, ...(fact.company === undefined ? [] : [fact.company.figure])]
      : [fact.text];
  return [...main, ...fieldsOf(fact).map(({ text }) => text)];
}
