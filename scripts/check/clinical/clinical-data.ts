import { rhythmTexts } from '../../../components/clinical/view/rhythm-words';
import { acls } from '../../../content/clinical/acls';
import { bls } from '../../../content/clinical/bls';
import { bradycardia } from '../../../content/clinical/bradycardia';
import { notes } from '../../../content/clinical/notes';
import { pals } from '../../../content/clinical/pals';
import { review } from '../../../content/clinical/review';
import { practiceRhythms, practiceTexts, rhythmWords } from '../../../content/clinical/rhythms';
import { rows } from '../../../content/clinical/rows';
import type { ReferencePage } from '../../../content/clinical/shared';
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
  isDrugRoute,
  noteWords,
  partsOfText,
  type Population,
  type RowName,
} from '../../../lib/clinical/clinical-value';
import {
  type Block,
  type ClinicalPageContent,
  type ClinicalFact,
  fieldsOf,
  itemText,
} from '../../../lib/clinical/clinical-page';
import { type DecisionTree, stepNumber, type TreeNode } from '../../../lib/clinical/decision-tree';
import type { Scenario } from '../../../lib/simulation/simulation';
import type { Figure, Piece, PieceKind } from './piece';

/** A tree and the address of the page that it is on. */
export type PlacedTree = DecisionTree & { readonly page: string };

/** Everything that the safety rules know of the content, in types wide enough for a copy with a planted mistake. */
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

export const referencePages: readonly ReferencePage[] = [acls, pals, bls, bradycardia, tachycardia];

/** The address of a reference page. */
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

/** Every statement of the content as a piece, before anything is rendered. */
export function piecesOfData(data: ClinicalData): readonly Piece[] {
  return data.pages.flatMap((page) =>
    page.sections.flatMap((section) => {
      const above = [page.title, `${section.title}\n${review.people[section.population]}`];
      return section.blocks.flatMap((block) => {
        const isForDoses = block.kind === 'facts' && block.dosesFor !== undefined;
        const doses = isForDoses ? review.dosesFor[block.dosesFor ?? 'Adult'] : '';
        const title = [block.title ?? '', doses].filter((line) => line !== '').join('\n');
        return piecesOfBlock(data, block, {
          page: addressOf(page),
          headings: title === '' ? above : [...above, title],
        });
      });
    }),
  );
}

function piecesOfBlock(data: ClinicalData, block: Block, place: Place): readonly Piece[] {
  switch (block.kind) {
    case 'facts':
      return block.rows.map((row) => pieceOfFact(data, row, place));
    case 'steps':
    case 'points':
      return block.items.map((item) => piece(data, 'entry', place, '', [itemText(item)]));
    case 'table':
      return block.rows.map(([first, ...others]) => {
        const label = first === undefined ? '' : plain(data, first);
        const texts = others.map((text, index) => `${block.columns[index + 1] ?? ''}: ${text}`);
        return piece(data, 'row', place, label, texts);
      });
    case 'compare':
      return block.rows.flatMap((row) =>
        row.cells.map((cell, index) =>
          pieceOfFact(
            data,
            typeof cell === 'string' ? { term: '', figure: cell } : { term: '', ...cell },
            place,
            {
              kind: 'cell',
              label: `${row.term}, ${block.columns[index] ?? ''}`,
            },
          ),
        ),
      );
    case 'tree': {
      const tree = data.trees[block.tree];
      return tree === undefined ? [] : piecesOfTree(data, tree);
    }
    case 'rhythms':
      return block.rows.map((row) =>
        piece(data, 'row', place, rhythmWords[row.rhythm].name, rhythmTexts(row, block.limitsFor)),
      );
    case 'rhythm-practice':
      return [
        piece(data, 'text', place, '', [practiceTexts.intro]),
        ...practiceRhythms.map((id) => {
          const { shows, name, sign } = rhythmWords[id];
          return piece(data, 'entry', place, '', [shows, `${name}. ${sign}`]);
        }),
      ];
    case 'triangle':
      return block.sides.map((side) => piece(data, 'entry', place, side.name, [side.look]));
    case 'text':
    case 'warning':
      return [piece(data, 'text', place, '', [block.text])];
    case 'links':
      return block.links.map((link) => piece(data, 'text', place, link.label, [link.text]));
  }
}

function piecesOfTree(data: ClinicalData, tree: PlacedTree): readonly Piece[] {
  const title = data.pages.find((page) => addressOf(page) === tree.page)?.title ?? '';
  return Object.entries<TreeNode>(tree.nodes).map(([id, node]) => ({
    ...piece(
      data,
      'node',
      { page: tree.page, headings: [title, tree.title, `${node.type}, ${tree.population}`] },
      `${stepNumber(tree, id)}`,
      [node.text],
    ),
    node: { tree: tree.id, id },
    ways: (['yes', 'no', 'next'] as const).filter(
      (way) => way in node && (node as Partial<Record<string, unknown>>)[way] !== undefined,
    ),
  }));
}

function pieceOfFact(
  data: ClinicalData,
  row: ClinicalFact<string>,
  place: Place,
  as: { kind: PieceKind; label: string } = { kind: 'row', label: row.term },
): Piece {
  const labels = {
    add: '',
    maximum: `${review.doseColumns.maximum} `,
    how: '',
    notIn: `${review.doseColumns.notIn} `,
  };
  const add = fieldsOf(row).map(({ field, text }) => `${labels[field]}${text}`);
  if (!('figure' in row)) {
    const words = piece(data, as.kind, place, as.label, [row.text, ...add], row.population);
    // A row in words prints no people below it: its words and its label have to name them.
    return { ...words, figures: words.figures.map((one) => ({ ...one, people: row.population ?? '' })) };
  }
  const texts = [row.figure, ...(row.company === undefined ? [] : [row.company.figure]), ...add];
  const whole = piece(data, as.kind, place, as.label, texts, row.population);
  if (row.company === undefined) return whole;
  const { leads, label = review.olderLabel, figure: company } = row.company;
  return {
    ...whole,
    figures: [
      figure(data, leads, [row.figure, ...add], row.population),
      figure(data, label, [company], row.population),
    ],
  };
}

function piece(
  data: ClinicalData,
  kind: PieceKind,
  place: Place,
  label: string,
  texts: readonly string[],
  population?: Population,
): Piece {
  const ids = [...new Set(texts.flatMap(idsIn))];
  const notes = [...new Set(ids.flatMap((id) => data.values[id]?.note ?? []))];
  return {
    ...place,
    form: 'data',
    kind,
    label,
    text: texts.map((text) => plain(data, text)).join('\n'),
    marked: texts.join('\n'),
    figures: [figure(data, null, texts, population)],
    notes: notes.flatMap((id) => {
      const note = data.notes[id];
      return note === undefined ? [] : [{ id, words: noteWords(note) }];
    }),
  };
}

function figure(
  data: ClinicalData,
  label: string | null,
  texts: readonly string[],
  population?: Population,
): Figure {
  const valueIds = [...new Set(texts.flatMap(idsIn))];
  const found = valueIds.flatMap((id) => data.values[id] ?? []);
  const populations = population === undefined ? found.map((value) => value.population) : [population];
  const people = [
    ...new Set([...populations, ...found.map((value) => value.route).filter(isDrugRoute)]),
  ].join(', ');
  return { label, valueIds, people, sources: [] };
}

function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? '');
}

function plain(data: ClinicalData, text: string): string {
  return partsOfText(text as ClinicalText)
    .map((part) => {
      if ('words' in part) return part.words;
      const value = data.values[part.valueId];
      return value === undefined ? `{${part.valueId}}` : formatValue(value);
    })
    .join('');
}
