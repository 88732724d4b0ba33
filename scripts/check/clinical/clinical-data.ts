import { textsOfBlock } from '../../../components/clinical/model/page-documents';
import { textsOfRhythm } from '../../../components/clinical/model/rhythm-labels';
import { acls } from '../../../content/clinical/acls';
import { bls } from '../../../content/clinical/bls';
import { bradycardia } from '../../../content/clinical/bradycardia';
import { helpPages } from '../../../content/clinical/help';
import { notes } from '../../../content/clinical/notes';
import { pals } from '../../../content/clinical/pals';
import { review } from '../../../content/clinical/review';
import { rhythmDescriptions } from '../../../content/clinical/rhythms';
import { rows } from '../../../content/clinical/rows';
import type { ReferenceBlock, ReferencePage } from '../../../content/clinical/shared';
import { cites, documents, type SourceDocument } from '../../../content/clinical/sources';
import { tachycardia } from '../../../content/clinical/tachycardia';
import { treePages, trees } from '../../../content/clinical/trees';
import { values } from '../../../content/clinical/values';
import { routes, type RouteId } from '../../../content/site/routes';
import { scenarios } from '../../../content/simulation/simulation';
import {
  type ClinicalText,
  type ClinicalValue,
  formatValue,
  type GuidelineNoteContent,
  partsOfText,
  type Population,
  type RowName,
} from '../../../lib/clinical/clinical-value';
import {
  type Block,
  type ClinicalPageContent,
  type ClinicalFact,
  textsOfCell,
  textsOfHelp,
  fieldsOf,
  itemText,
} from '../../../lib/clinical/clinical-page';
import { type DecisionTree, stepNumber, type TreeNode } from '../../../lib/clinical/decision-tree';
import type { Scenario } from '../../../lib/simulation/simulation';
import { type Piece, type PieceKind, valueIdsOf } from './piece';

/** A tree and the path of its page. */
export type PlacedTree = DecisionTree & { readonly page: string };

/** The content that the safety rules check, typed loosely enough for a copy with a planted mistake. */
export type ClinicalData = {
  readonly values: Readonly<Record<string, ClinicalValue>>;
  readonly notes: Readonly<Record<string, GuidelineNoteContent>>;
  readonly rows: Readonly<Record<string, RowName>>;
  readonly cites: Readonly<Record<string, { readonly label: string; readonly document: string | null }>>;
  readonly documents: Readonly<Record<string, SourceDocument>>;
  readonly trees: Readonly<Record<string, PlacedTree>>;
  readonly pages: readonly ClinicalPageContent[];
  readonly scenarios: readonly Scenario[];
};

export const referencePages: readonly ReferencePage[] = [
  acls,
  pals,
  bls,
  bradycardia,
  tachycardia,
  ...helpPages,
];

/** The path of a reference page. */
export function addressOf(page: Pick<ClinicalPageContent, 'route'>): string {
  return routes[page.route as RouteId].path;
}

/** The content of the site. */
export const siteData: ClinicalData = {
  values,
  notes,
  rows,
  cites,
  documents,
  trees: Object.fromEntries(
    (Object.keys(trees) as (keyof typeof trees)[]).map((id) => [
      id,
      { ...trees[id], page: routes[treePages[id]].path },
    ]),
  ),
  pages: referencePages,
  scenarios,
};

type Place = Pick<Piece, 'page' | 'headings'>;

/** Every statement of the content as a piece. */
export function piecesOfData(data: ClinicalData): readonly Piece[] {
  return data.pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      const above = [page.title, `${section.title}\n${review.people[section.population]}`];
      return section.blocks.flatMap((block) =>
        piecesOfBlock(data, block, { page: addressOf(page), headings: [...above, ...titleOf(block)] }),
      );
    }),
  );
}

/** The title of a block, and the population of its doses. */
function titleOf(block: Block): readonly string[] {
  const doses = block.kind === 'facts' && block.dosesFor !== undefined ? review.dosesFor[block.dosesFor] : '';
  const title = [block.title ?? '', doses].filter((line) => line !== '').join('\n');
  return title === '' ? [] : [title];
}

/** The pieces of one block of a page. */
export function piecesOfBlock(data: ClinicalData, block: Block, place: Place): readonly Piece[] {
  const piece = (kind: PieceKind, label: string, texts: readonly string[]) =>
    pieceOf(data, kind, place, label, texts);
  switch (block.kind) {
    case 'facts':
      return block.rows.map((row) => pieceOfFact(data, row, place));
    case 'steps':
    case 'points':
      return block.items.map((item) => piece('entry', '', [itemText(item)]));
    case 'help':
      return [
        ...block.items.map((item) =>
          piece(
            'entry',
            block.column === undefined ? '' : review.people[block.column],
            textsOfHelp({ items: [item] }),
          ),
        ),
        ...(block.note === undefined ? [] : [piece('entry', '', [block.note])]),
      ];
    case 'table':
      return block.rows.map(([first = '', ...others]) =>
        piece(
          'row',
          plain(data, first),
          others.map((text, index) => `${block.columns[index + 1] ?? ''}: ${text}`),
        ),
      );
    case 'compare':
      return block.rows.flatMap(({ term, cells }) =>
        cells.map((cell, index) =>
          piece('cell', `${term}, ${block.columns[index] ?? ''}`, textsOfCell(cell)),
        ),
      );
    case 'tree': {
      const tree = data.trees[block.tree];
      return tree === undefined ? [] : piecesOfTree(data, tree);
    }
    case 'rhythms':
      return block.rows.map((row) =>
        piece('row', rhythmDescriptions[row.rhythm].name, textsOfRhythm(row, block.limitsFor)),
      );
    case 'rhythm-practice':
    case 'triangle':
    case 'text':
    case 'warning':
    case 'links':
      return textsOfBlock(block as ReferenceBlock).map((text) => piece('text', '', [text]));
  }
}

function piecesOfTree(data: ClinicalData, tree: PlacedTree): readonly Piece[] {
  const title = data.pages.find((page) => addressOf(page) === tree.page)?.title ?? '';
  return Object.entries<TreeNode>(tree.nodes).flatMap(([id, node]) => {
    const headings = [title, tree.title, `${node.type}, ${tree.population}`];
    const place = { page: tree.page, headings };
    return [node.text, node.onSheet ?? []].flat().map((text) => ({
      ...pieceOf(data, 'node', place, `${stepNumber(tree, id)}`, [text]),
      node: { tree: tree.id, id },
    }));
  });
}

/** The text of a row, line by line: its figure or sentence, the earlier value, then its limits, each with its lead-in. */
export function linesOfRow(row: ClinicalFact<string>): readonly string[] {
  const earlier =
    'figure' in row && row.company !== undefined
      ? [`${row.company.label ?? review.earlierLabel}: ${row.company.figure}`]
      : [];
  const limits = fieldsOf({ ...row, below: [] }).map(({ field, text }) =>
    field === 'maximum' || field === 'notIn' ? `${review.doseLimits[field]} ${text}` : text,
  );
  return ['figure' in row ? row.figure : row.text, ...(row.below ?? []), ...earlier, ...limits];
}

function pieceOfFact(data: ClinicalData, row: ClinicalFact<string>, place: Place): Piece {
  const piece = pieceOf(data, 'row', place, row.term, linesOfRow(row), row.population);
  return 'figure' in row ? piece : { ...piece, people: row.population ?? '' };
}

function pieceOf(
  data: ClinicalData,
  kind: PieceKind,
  place: Place,
  label: string,
  texts: readonly string[],
  population?: Population,
): Piece {
  const marked = texts.join('\n');
  const populations =
    population === undefined
      ? valueIdsOf({ marked }).flatMap((id) => data.values[id]?.population ?? [])
      : [population];
  return {
    ...place,
    kind,
    label,
    text: plain(data, marked),
    marked,
    people: [...new Set(populations)].join(', '),
  };
}

/** A sentence with its values filled in; an unknown value stays as `{id}`. */
export function plain(data: Pick<ClinicalData, 'values'>, text: string): string {
  return partsOfText(text as ClinicalText)
    .map((part) => {
      if ('text' in part) return part.text;
      const value = data.values[part.valueId];
      return value === undefined ? `{${part.valueId}}` : formatValue(value);
    })
    .join('');
}
