import type { ClinicalText, Provenance } from './clinical';

type By<CiteId extends string> = { readonly by: Provenance<CiteId> };

/**
 * One fact. With a `figure` its values bring their own sources; in words alone it must say `by` what it stands.
 * Notes of the values are printed by themselves; `notes` adds others.
 */
export type Fact<CiteId extends string, NoteId extends string> = {
  readonly term: string;
  readonly notes?: readonly NoteId[];
  /** Conditions and limits, printed below the figure. */
  readonly add?: readonly ClinicalText[];
} & (
  | ({ readonly figure: ClinicalText } & Partial<By<CiteId>>)
  | ({ readonly text: ClinicalText } & By<CiteId>)
);

/** One part of a section of a reference page. `title` makes a heading of the third level. */
export type Block<CiteId extends string = string, NoteId extends string = string, TreeId extends string = string, RouteId extends string = string> = {
  readonly id?: string;
  readonly title?: string;
  /** Stands on the one-page print sheet of its page. */
  readonly isOnSheet?: true;
} & (
  | ({ readonly kind: 'text'; readonly text: ClinicalText } & Partial<By<CiteId>>)
  | { readonly kind: 'facts'; readonly rows: readonly Fact<CiteId, NoteId>[]; /** Prints the dose panel. */ readonly isDoses?: true }
  | ({ readonly kind: 'steps' | 'points'; readonly items: readonly ClinicalText[] } & By<CiteId>)
  | ({ readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly ClinicalText[])[] } & By<CiteId>)
  | { readonly kind: 'compare'; readonly columns: readonly string[]; readonly rows: readonly { readonly term: string; readonly cells: readonly ClinicalText[] }[] }
  | { readonly kind: 'tree'; readonly tree: TreeId }
  | { readonly kind: 'triangle'; readonly sides: readonly { readonly name: string; readonly look: ClinicalText }[]; readonly by: Provenance<CiteId> }
  | { readonly kind: 'warning'; readonly text: ClinicalText }
  | { readonly kind: 'links'; readonly links: readonly { readonly label: string; readonly text: string; readonly route: RouteId; readonly hash?: string }[] }
);

export type ClinicalSection<CiteId extends string = string, NoteId extends string = string, TreeId extends string = string, RouteId extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block<CiteId, NoteId, TreeId, RouteId>[];
};

export type ClinicalPage<CiteId extends string = string, NoteId extends string = string, TreeId extends string = string, RouteId extends string = string> = {
  readonly route: RouteId;
  /** Where Back leads a visitor who has no step inside the site. */
  readonly parent: RouteId;
  readonly title: string;
  readonly lead: string;
  /** The conditions that the page is about, in the words of the field. */
  readonly conditions: readonly string[];
  readonly guideline: 'adult' | 'pediatric';
  readonly sections: readonly ClinicalSection<CiteId, NoteId, TreeId, RouteId>[];
  /** Title of the one-page print sheet; a page without one prints as it is. */
  readonly sheetTitle?: string;
  /** Larger print, where the sheet has room for it. */
  readonly isSheetRoomy?: true;
  readonly callToAction: { readonly title: string; readonly text: string };
};
