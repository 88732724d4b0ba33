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
  const trees = page.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'tree' ? (data.trees[block.tree] ?? []) : []));
  const found: readonly (readonly [where: string, what: string | null])[] = [
    ...trees.flatMap((tree) => ofTree($, data, tree)),
    [
      'the figures of its first screen',
      readAlong(textOf($(`ul[aria-label="${clinicalLabels.keyFigures}"]`)), keyFigures(data, page)),
    ],
    ...ofScreen($, data, page),
    ...page.sheets.map(({ id }) => {
      const printed = textOf($(`[data-sheet="${id}"]`).find('[data-sheet-title], [data-sheet-body]'));
      return [`sheet ${id}`, readAlong(printed, statementsOfSheet(data, page, id))] as const;
    }),
  ];
  return found.flatMap(([where, what]) => (what === null ? [] : [`${addressOf(page)}, ${where} ${what}`]));
}

function ofTree(
  $: CheerioAPI,
  data: ClinicalData,
  tree: PlacedTree,
): readonly (readonly [where: string, what: string | null])[] {
  const drawing = `[data-drawing^="${tree.id}-"]`;
  const wanted = edgesOf(tree).map(
    ({ from, label, to, isLoop }) => `${from} ${label} ${to}${isLoop ? ' loop' : ''}`,
  );
  // The steps are drawn once; the arrows once for each form of the drawing.
  const arrows = $(drawing)
    .toArray()
    .map((form) =>
      $(form)
        .find('[data-edge]')
        .toArray()
        .map((arrow) => $(arrow).attr('data-edge')),
    );
  return [
    ...Object.keys(tree.nodes).flatMap((id) =>
      (['list', 'drawing'] as const).map((form) => {
        const step = $(`${form === 'list' ? `[data-tree="${tree.id}"]` : drawing} [data-node="${id}"]`);
        return [`${form}, step ${id}`, readAlong(textOf(step), [partsOfStep(data, tree, id, form)])] as const;
      }),
    ),
    ...(arrows.length === 0 ? [[]] : arrows).map((drawn) => {
      const isSame = drawn.toSorted().join() === wanted.toSorted().join();
      return ['arrows', isSame ? null : `are ${drawn.join(', ')} instead of ${wanted.join(', ')}.`] as const;
    }),
  ];
}

function ofScreen($: CheerioAPI, data: ClinicalData, page: ClinicalPageContent) {
  return page.sections.map(({ id, title, population, blocks }) => {
    const body = $(`[id="${id}"]`);
    // A help card, which has no sheets, has the heading of its page, and names its people above the section.
    const heading = textOf($(page.sheets.length > 0 ? `#${id}-title` : 'h1'));
    body.find('[data-tree]').closest('details').parent().remove();
    const isUnnamed = blocks.every(({ kind }) => kind === 'links' || kind === 'help');
    const statements = blocks.flatMap((block) => statementsOf(data, block, 'screen', title));
    const named: Statement = isUnnamed ? [title] : [title, review.people[population]];
    return [`section ${id}`, readAlong(`${heading}\n${textOf(body)}`, [named, ...statements])] as const;
  });
}

/** The statements of a sheet: its title with its population, then its blocks, a tree first. */
export function statementsOfSheet(
  data: ClinicalData,
  page: ClinicalPageContent,
  id: string,
): readonly Statement[] {
  const sheet = page.sheets.find((one) => one.id === id);
  if (sheet === undefined) return [];
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
    const { figure, below = [], population, maximum = '', notIn = '' } = figureRowAt(page, anchor);
    const limits = Object.entries({ maximum, notIn }).filter(([, text]) => text !== '');
    const row = {
      term: label,
      figure,
      below,
      ...Object.fromEntries(limits),
      ...(population === undefined ? {} : { population }),
    };
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
