import { type CheerioAPI, load } from 'cheerio';
import { nodeKind } from '../../../components/clinical/model/tree-labels';
import { clinicalLabels, treeLabels } from '../../../content/clinical/page-labels';
import { review } from '../../../content/clinical/review';
import { stepThroughLabels } from '../../../content/clinical/step-through';
import {
  type Block,
  type ClinicalPageContent,
  columnsOfSheet,
  figureRowAt,
  type PrintSheetContent,
} from '../../../lib/clinical/clinical-page';
import {
  isCompanyValue,
  isDrugRoute,
  isPopulation,
  namesPeople,
  noteText,
} from '../../../lib/clinical/clinical-value';
import { edgesFrom, edgesOf, nodeOf, stepNumber } from '../../../lib/clinical/decision-tree';
import { interpolate } from '../../../lib/text/interpolate';
import { addressOf, type ClinicalData, piecesOfBlock, type PlacedTree, plain } from './clinical-data';
import { type Piece, valueIdsOf } from './piece';
import { readAlong, type Statement, textOf } from './read-along';

/*
 * Checks that each page shows its content. The safety rules read only the content and would miss a form that loses or
 * moves text, so the same pieces are looked for in each form here. What else a form prints is approved as text
 * (tests/fixtures/approved).
 */

/** The page on screen, or its sheets in print. */
type Form = 'screen' | 'paper';

/** Put before each line of people, so that no other word passes for it. */
export const forWhom = 'For: ';

type Compare = (where: string, printed: string, statements: readonly Statement[]) => void;

/** What a rendered or exported page lacks of its content, one sentence each. */
export function differences(data: ClinicalData, html: string, route: string): readonly string[] {
  const $ = load(html);
  const page = data.pages.find((one) => one.route === route);
  if (page === undefined) return [`There is no page ${route}.`];
  // Links to other rows, sources and the numbers of steps are no statements.
  $(
    'script, .island-lost, [data-see], [aria-hidden="true"], [data-number], button, [data-island], [data-source], .sources',
  ).remove();
  $('[data-people]').prepend(` ${forWhom}`);
  const found: string[] = [];
  const compare: Compare = (where, printed, statements) => {
    const what = readAlong(printed, statements);
    if (what !== null) found.push(`${addressOf(page)}, ${where} ${what}`);
  };
  const figures = $(`ul[aria-label="${clinicalLabels.keyFigures}"]`);
  compare('the figures of its first screen', textOf(figures), keyFigures(data, page));
  for (const { id, title, population, blocks } of page.sections) {
    for (const block of blocks)
      if (block.kind === 'tree' && data.trees[block.tree] !== undefined)
        compareTree($, data, data.trees[block.tree] as PlacedTree, compare);
    const body = $(`[id="${id}"]`);
    body.find('[data-tree]').closest('details').parent().remove();
    // A help card, which has no sheets, has the heading of its page, and names its people above the section.
    const heading = textOf($(page.sheets.length > 0 ? `#${id}-title` : 'h1'));
    const isUnnamed = blocks.every(({ kind }) => kind === 'links' || kind === 'help');
    compare(`section ${id}`, `${heading}\n${textOf(body)}`, [
      isUnnamed ? [title] : [title, review.people[population]],
      ...blocks.flatMap((block) => statementsOf(data, block, 'screen', title)),
    ]);
  }
  for (const sheet of page.sheets) {
    const printed = $(`[data-sheet="${sheet.id}"]`).find('[data-sheet-title], [data-sheet-body]');
    compare(`sheet ${sheet.id}`, textOf(printed), statementsOfSheet(data, page, sheet));
  }
  return found;
}

function compareTree($: CheerioAPI, data: ClinicalData, tree: PlacedTree, compare: Compare): void {
  const drawing = `[data-drawing^="${tree.id}-"]`;
  for (const id of Object.keys(tree.nodes))
    for (const form of ['list', 'drawing'] as const) {
      const step = $(`${form === 'list' ? `[data-tree="${tree.id}"]` : drawing} [data-node="${id}"]`);
      compare(`${form}, step ${id}`, textOf(step), [partsOfStep(data, tree, id, form)]);
    }
  const edges = edgesOf(tree).map(
    ({ from, label, to, isLoop }) => `${from} ${label} ${to}${isLoop ? ' loop' : ''}`,
  );
  // The steps are drawn once; the arrows once for each form of the drawing.
  for (const form of [...$(drawing).toArray(), ...($(drawing).length === 0 ? [''] : [])]) {
    const arrows = $(form).find('[data-edge]').toArray();
    const drawn = arrows.map(({ attribs }) => attribs['data-edge'] ?? '').sort();
    compare(
      'arrows',
      drawn.join('\n'),
      edges.toSorted().map((edge) => [edge]),
    );
  }
}

/** The statements of a sheet: its title with its population, then its blocks, a tree first. */
export function statementsOfSheet(
  data: ClinicalData,
  page: ClinicalPageContent,
  sheet: PrintSheetContent,
): readonly Statement[] {
  const { population, columns } = columnsOfSheet(page.sections, sheet);
  const named = (title: string, people: typeof population): Statement =>
    people === undefined ? [title] : [title, review.people[people]];
  return [
    named(sheet.title, population),
    ...columns
      .flat()
      .flatMap(({ block, title, population: others }) => [
        ...(title === undefined ? [] : [named(title, others)]),
        ...statementsOf(data, block, 'paper'),
      ]),
  ];
}

/** What a step-through card lacks of its step. */
export function cardDifference(
  data: ClinicalData,
  html: string,
  tree: PlacedTree,
  id: string,
): string | null {
  return readAlong(textOf(load(html)('body')), [partsOfStep(data, tree, id, 'walk')]);
}

/** The statements of a block in a form, piece by piece. */
function statementsOf(data: ClinicalData, block: Block, form: Form, section = ''): readonly Statement[] {
  const shown = blockOn(form, block);
  if (shown === null) return [];
  const isPaper = form === 'paper';
  const doses =
    block.kind === 'facts' && block.dosesFor !== undefined ? [review.dosesFor[block.dosesFor]] : [];
  const columns = 'columns' in block && !isPaper ? block.columns : [];
  const named = [block.title ?? [], isPaper ? [] : doses, ...columns].flat().map((head): Statement => [head]);
  if (block.kind === 'tree') {
    const tree = data.trees[block.tree];
    const steps = tree === undefined ? [] : Object.keys(tree.nodes);
    return [...named, ...steps.map((id) => partsOfStep(data, tree as PlacedTree, id, 'sheet'))];
  }
  const pieces = piecesOfBlock(data, shown, nowhere);
  // On paper the points of a list are one paragraph, with all of its notes at the end.
  const isJoined = isPaper && block.kind === 'points';
  const statements = pieces.map((piece, index): Statement => {
    const isFirst = pieces[index - 1]?.label !== piece.label;
    const others = pieces.filter(({ kind, label }) => kind === 'cell' && label === piece.label);
    const isAgreed = columns.every(isPopulation) && others.every(({ text }) => text === piece.text);
    // Cells that all people share are printed once.
    if (isAgreed && others.length > 0 && !isFirst) return [];
    return [
      isFirst ? piece.label : '',
      ...piece.text.split('\n'),
      ...(isAgreed && others.length > 0 ? [forWhom + clinicalLabels.allAges] : []),
      ...peopleIn(data, form, block, piece, section),
      ...(isJoined ? [] : notesOf(data, piece.marked)),
    ].filter((line) => line !== '');
  });
  const notes = isJoined ? pieces.flatMap(({ marked }) => notesOf(data, marked)) : [];
  return [...named, ...statements, notes].filter(({ length }) => length > 0);
}

const isOnPaper = (item: string | { readonly isOffSheet?: true }) =>
  typeof item === 'string' || item.isOffSheet !== true;

/** What a form shows of a block; null if nothing. */
function blockOn(form: Form, block: Block): Block | null {
  if (block.kind === 'help') return (block.column === undefined) === (form === 'screen') ? block : null;
  if (form === 'screen') {
    // Only on paper the heading of a column is a part of each statement: "Do not give: adenosine".
    if (block.kind === 'table' || block.kind === 'compare') return { ...block, columns: [] };
    // The trees and the practice have tests of their own.
    return block.kind === 'tree' || block.kind === 'rhythm-practice' ? null : block;
  }
  if (block.kind === 'facts') return { ...block, rows: block.rows.filter(isOnPaper) };
  if (block.kind === 'steps') return { ...block, items: block.items.filter(isOnPaper) };
  return /^(?:points|table|text|tree|warning)$/.test(block.kind) ? block : null;
}

/** For whom the figures of a piece are, the earlier one separately, where its words do not say so; on paper also whose. */
function peopleIn(
  data: ClinicalData,
  form: Form,
  block: Block,
  piece: Piece,
  section: string,
): readonly string[] {
  const valuesOf = (marked: string) => valueIdsOf({ marked }).flatMap((id) => data.values[id] ?? []);
  const stated = piece.people.split(', ').filter(isPopulation);
  const lineOf = (marked: string, name: string) => {
    const values = valuesOf(marked);
    const own = values.map(({ population }) => population).filter((people) => stated.includes(people));
    const people = (own.length > 0 ? own : stated).filter((one) => !namesPeople(name, one));
    const routes = values.map(({ route }) => route).filter(isDrugRoute);
    const all = [...new Set([...people, ...routes])].join(', ');
    return all === '' ? '' : forWhom + all;
  };
  const row = block.kind === 'facts' ? block.rows.find(({ term }) => term === piece.label) : undefined;
  if (form === 'paper') {
    const [figure = ''] = piece.marked.split('\n');
    if (row === undefined) return [];
    const whose = valuesOf(figure).some(isCompanyValue) ? review.companyLabel : '';
    return [lineOf(figure, piece.label), whose];
  }
  if (!/^(?:facts|steps|points|table)$/.test(block.kind)) return [];
  const name = piece.kind === 'entry' ? `${block.title ?? section} ${piece.text}` : piece.label;
  const earlier = row !== undefined && 'figure' in row ? (row.company?.figure ?? '') : '';
  return [piece.marked.replace(earlier, ''), ...(earlier === '' ? [] : [earlier])].map((marked) =>
    lineOf(marked, name),
  );
}

/** Pieces are only read here, not reported. */
const nowhere = { page: '', headings: [] };

const notesOf = (data: ClinicalData, marked: string) =>
  [...new Set(valueIdsOf({ marked }).flatMap((id) => data.values[id]?.note ?? []))]
    .flatMap((id) => data.notes[id] ?? [])
    .map(noteText);

/** The first-screen figures, each with its people and limits. There is no room for a note, so none may have one. */
function keyFigures(data: ClinicalData, page: ClinicalPageContent): readonly Statement[] {
  return (page.keyFigures ?? []).flatMap(({ row: anchor, label, mode = '' }) => {
    // Without the company's earlier figure and the conditions, which are in the row.
    const { figure, below = [], ...others } = figureRowAt(page, anchor);
    const limits = Object.entries(others).filter(([key]) => /^(?:population|maximum|notIn)$/.test(key));
    const row = { term: label, figure, below, ...Object.fromEntries(limits) };
    const [, ...parts] = statementsOf(data, { kind: 'facts', title: label, rows: [row] }, 'screen').flat();
    return [[...parts, mode].filter((part) => part !== '')];
  });
}

const ways = { yes: 'YES', no: 'NO', next: 'then' } as const;

/** What a form prints of a step: its number, kind and text, its notes, and where each answer leads. */
function partsOfStep(
  data: ClinicalData,
  tree: PlacedTree,
  id: string,
  form: 'list' | 'drawing' | 'sheet' | 'walk',
): Statement {
  const { type, text, onSheet = text } = nodeOf(tree, id);
  const said = form === 'sheet' ? onSheet : text;
  const answers = edgesFrom(tree, id).flatMap(({ label, to, isLoop }) => {
    const step = stepNumber(tree, to);
    if (form === 'list') return [interpolate(isLoop ? treeLabels.goBackTo : treeLabels.goTo, { step })];
    if (form === 'sheet') return [`${ways[label]} ${isLoop ? `${treeLabels.backTo} ` : ''}${step}`];
    return form === 'walk' ? [stepThroughLabels.answers[label]] : [];
  });
  return [
    ...(form === 'walk' ? [] : [`${stepNumber(tree, id)}`]),
    ...(form === 'sheet' ? [] : [nodeKind(type, tree.population)]),
    plain(data, said),
    ...notesOf(data, said),
    ...answers,
  ];
}
