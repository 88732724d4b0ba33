import { slugOf } from '@/lib/text/slug';
import type { ClinicalText, Population, Provenance } from './clinical-value';
import type { HelpDrawingId } from './help-drawings';
import type { RhythmId } from './rhythms/rhythm';

type By<CiteId extends string> = { readonly by: Provenance<CiteId> };

/** The rows and sections to link to, by anchor. */
type See = { readonly see?: readonly string[] };

/** Whom a table of doses is for. A table never mixes the two. */
export type DosePopulation = Extract<Population, 'Adult' | 'Infant and child'>;

/**
 * The company's figure where the current guideline gives another. The guideline's figure comes first in large type;
 * this one follows in body size, labeled as an earlier value.
 */
export type CompanyFigure = {
  /** The edition of the leading figure. */
  readonly leads: string;
  readonly figure: ClinicalText;
  /** Replaces "Earlier value". */
  readonly label?: string;
};

/**
 * One fact. With a `figure` its values bring their own sources; without one it must give its provenance in `by`.
 * Notes of the values are printed automatically.
 */
export type ClinicalFact<CiteId extends string> = See & {
  /** The anchor of the row, for links to it. */
  readonly id?: string;
  readonly term: string;
  /** The clinical reviewer has yet to confirm the row. A row with a source of its own is marked there. */
  readonly isOpen?: true;
  /** The population of the row, if narrower than that of its values. */
  readonly population?: Population;
  /**
   * Omitted from the print sheet, because the sheet has the same fact and note elsewhere or only readers of the page
   * need it.
   */
  readonly isOffSheet?: true;
  /** Below the figure, in body size: the same dose by volume, and its interval. */
  readonly below?: readonly ClinicalText[];
  /** The other columns of a dose table: maximum dose, administration, and contraindications. */
  readonly maximum?: ClinicalText;
  readonly how?: ClinicalText;
  /** Without "not" and without a period: it is printed after "Not in". */
  readonly notIn?: ClinicalText;
  /** Conditions and limits, printed below the figure. */
  readonly add?: readonly ClinicalText[];
} & (
    | ({ readonly figure: ClinicalText; readonly company?: CompanyFigure } & Partial<By<CiteId>>)
    | ({ readonly text: ClinicalText } & By<CiteId>)
  );

/** One list entry. It has its own source if that differs from the source of the list. */
export type ListItem<CiteId extends string> =
  | ClinicalText
  | (See &
      Partial<By<CiteId>> & {
        readonly text: ClinicalText;
        /** Common knowledge for the sheet's reader, so it is omitted from print. */
        readonly isOffSheet?: true;
      });

/** A step for a bystander: the action in a few large words, how to do it, and a drawing. */
export type HelpStep<CiteId extends string, RouteId extends string = string> = Partial<By<CiteId>> & {
  /** Printed above the action: the people for whom it replaces another step. */
  readonly above?: ClinicalText;
  readonly action: ClinicalText;
  /** A newline starts a paragraph. */
  readonly text: ClinicalText;
  readonly drawing: HelpDrawingId;
  /** Replaces the previous step for other people, with the same number. */
  readonly isInstead?: true;
  /** A card with more about the step. */
  readonly link?: { readonly label: string; readonly route: RouteId };
};

/** A rhythm in a block of drawings, with additions by the page, such as advice on a drug. */
export type RhythmRow<CiteId extends string> = See & {
  readonly rhythm: RhythmId;
  readonly add?: By<CiteId> & { readonly text: ClinicalText };
};

/** One cell of a comparison: the current figure and, where it differs, the company's. */
export type CompareCell = ClinicalText | { readonly figure: ClinicalText; readonly company: CompanyFigure };

/** One part of a section of a reference page. `title` renders as an h3. */
export type Block<
  CiteId extends string = string,
  TreeId extends string = string,
  RouteId extends string = string,
> = {
  readonly id?: string;
  readonly title?: string;
  /** The ids of the one-page print sheets that include it. */
  readonly sheets?: readonly string[];
  /** Collapsed on screen; always open in print. */
  readonly isFolded?: true;
} & (
  | ({ readonly kind: 'text'; readonly text: ClinicalText } & Partial<By<CiteId>>)
  | {
      readonly kind: 'facts';
      readonly rows: readonly ClinicalFact<CiteId>[];
      /** Prints the dose panel, and the population of all its doses. */
      readonly dosesFor?: DosePopulation;
    }
  | ({ readonly kind: 'steps' | 'points'; readonly items: readonly ListItem<CiteId>[] } & By<CiteId>)
  | ({
      readonly kind: 'help';
      readonly items: readonly HelpStep<CiteId, RouteId>[];
      /** Other people for whom the steps hold, and what changes for them. */
      readonly note?: ClinicalText;
      /** A column of a print sheet, and its population. Print only. */
      readonly column?: Population;
    } & By<CiteId>)
  | ({
      readonly kind: 'table';
      readonly columns: readonly string[];
      /** A cell may have several lines. */
      readonly rows: readonly (readonly ClinicalText[])[];
      /** The rows, by their first cells, that the clinical reviewer has yet to confirm. */
      readonly openRows?: readonly string[];
      /** The last column lists contraindications: its first sentence is emphasized; the condition follows. */
      readonly isRefusal?: true;
    } & By<CiteId>)
  | {
      readonly kind: 'compare';
      /** Printed once below the table, as the source of all cells without their own. */
      readonly by?: Provenance<CiteId>;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly term: string; readonly cells: readonly CompareCell[] }[];
    }
  | { readonly kind: 'tree'; readonly tree: TreeId }
  | {
      readonly kind: 'rhythms';
      readonly rows: readonly RhythmRow<CiteId>[];
      /** The limits of a rhythm are for adults; a page about children omits them. */
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
  /** The population of the section, printed below its title; a block for others names them in its own title. */
  readonly population: Population;
  /**
   * The row where its doses begin. The title links to it if a tree comes first and pushes the doses off the screen.
   */
  readonly doses?: string;
  /** Collapsed until its title or a link to it is clicked; always open in print. */
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
  /** The medical conditions that the page is about, in clinical terms. */
  readonly conditions: readonly string[];
  readonly guideline: 'adult' | 'pediatric';
  readonly sections: readonly ClinicalSection<CiteId, TreeId, RouteId>[];
  /** The most-visited sections, linked at the top of the page; on a phone the links are sticky. */
  readonly parts: readonly { readonly label: string; readonly hash: string }[];
  /**
   * Three to five figures for the first screen: the anchor of a row of this page, a short name for it, and how a
   * shock is given.
   */
  readonly keyFigures?: readonly { readonly row: string; readonly label: string; readonly mode?: string }[];
  readonly sheets: readonly PrintSheetContent[];
  readonly callToAction: {
    readonly title: string;
    readonly text: string;
    /** The class for this page, if other than ACLS; it is listed first. */
    readonly ownClass?: {
      /** A value of `?class=` on the locations page. */
      readonly classId: string;
      readonly register: string;
    };
  };
};

/** A one-page print sheet: its blocks refer to its `id`, which is also its anchor. */
export type PrintSheetContent = {
  readonly id: string;
  readonly title: string;
  /** Its font size in points, as large as fits the page. */
  readonly points: 11 | 12 | 13 | 17;
  /** If two columns of equal width do not fit: one is wider, or the blocks span the page. */
  readonly columns?: 'first wider' | 'second wider' | 'one';
  /** Tighter lines, for a sheet that is too long even with its shortest wording. */
  readonly isDense?: true;
};

/** A block on a sheet, with its section title if that is printed above it, and its population if it differs. */
type PlacedBlock<B> = { readonly block: B; readonly title?: string; readonly population?: Population };

/**
 * The layout of a sheet, column by column: its tree beside everything else, or each section in turn. `population` is
 * the group named below the title; a section for another group names it in its own title.
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
  // Columns by age name their own population.
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

/** The text of a list entry. */
export function itemText(item: ListItem<string>): ClinicalText {
  return typeof item === 'string' ? item : item.text;
}

/** Every sentence of the help steps, in reading order. */
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

/** The sentences of a cell: the current figure, then the company's if it differs. */
export function textsOfCell(cell: CompareCell): readonly [ClinicalText, ...ClinicalText[]] {
  return typeof cell === 'string' ? [cell] : [cell.figure, cell.company.figure];
}

/** The anchor of a row: its own, or its section with its term: `Depth, child` in `arrest` becomes `arrest-depth-child`. */
export function rowAnchor(row: { readonly id?: string; readonly term: string }, section: string): string {
  return row.id ?? `${section}-${slugOf(row.term)}`;
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

/** What is printed beside or below a row's figure, in reading order, each with its lead-in word. */
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
