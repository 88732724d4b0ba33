import { type CheerioAPI, load } from 'cheerio';
import { sourcesOfComparison } from '../../../components/clinical/clinical-tables';
import { sourcedRow } from '../../../components/clinical/fact-rows';
import { linesOfSources, provenanceText } from '../../../components/clinical/source-line';
import { sourcesOfList } from '../../../components/clinical/text-lists';
import { clinicalLabels } from '../../../content/clinical/page-labels';
import { review } from '../../../content/clinical/review';
import { type RhythmDescription, rhythmDescriptions } from '../../../content/clinical/rhythms';
import { type Block, type ClinicalPageContent, columnsOfSheet } from '../../../lib/clinical/clinical-page';
import type { Provenance } from '../../../lib/clinical/clinical-value';
import { edgesOf } from '../../../lib/clinical/decision-tree';
import { addressOf, type ClinicalData, type PlacedTree } from './clinical-data';
import { partsOfBlock, partsOfKeyFigures, partsOfStep } from './expected';
import { readAlong, textOf } from './read-along';

/*
 * Checks that each page shows its content. The safety rules read only the content and would miss a form that loses or
 * moves text, so each form is compared with the content here.
 */

type Find = (where: string, found: string | null) => readonly string[];
type Compared = { $: CheerioAPI; data: ClinicalData; page: ClinicalPageContent; find: Find };

/** The differences between a rendered or exported page and its content, one sentence each. */
export function differences(data: ClinicalData, html: string, route: string): readonly string[] {
  const $ = load(html);
  const page = data.pages.find((one) => one.route === route);
  if (page === undefined) return [`There is no page ${route}.`];
  const labels = wrongLabels($);
  // Links to other rows are not statements; strips and their practice have their own tests.
  $(
    'script, .island-lost, [data-see], [aria-hidden="true"], [data-number], [data-rhythm], button, [data-island]',
  ).remove();
  const sources = wrongSources($, page);
  $('[data-source], .sources').remove();
  const find: Find = (where, found) => (found === null ? [] : [`${addressOf(page)}, ${where} ${found}`]);
  const trees = page.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'tree' ? (data.trees[block.tree] ?? []) : []));
  return [
    ...sources.flatMap((text) => find('a source line', text)),
    ...labels.flatMap((text) => find('a cell', text)),
    ...trees.flatMap((tree) => ofTree($, data, tree, find)),
    ...find(
      'the figures of its first screen',
      readAlong(textOf($(`ul[aria-label="${clinicalLabels.keyFigures}"]`)), partsOfKeyFigures(data, page)),
    ),
    ...ofScreen({ $, data, page, find }),
    ...ofSheets({ $, data, page, find }),
  ];
}

function ofTree($: CheerioAPI, data: ClinicalData, tree: PlacedTree, find: Find): readonly string[] {
  const drawing = `[data-drawing^="${tree.id}-"]`;
  // The steps are drawn once; the arrows once for each form of the drawing.
  const arrows = $(drawing)
    .toArray()
    .map((form) =>
      $(form)
        .find('[data-edge]')
        .toArray()
        .map((arrow) => $(arrow).attr('data-edge') ?? ''),
    );
  const wanted = edgesOf(tree).map(
    ({ from, label, to, isLoop }) => `${from} ${label} ${to}${isLoop ? ' loop' : ''}`,
  );
  return [
    ...Object.keys(tree.nodes).flatMap((id) =>
      (['list', 'drawing'] as const).flatMap((form) => {
        const step = $(`${form === 'list' ? `[data-tree="${tree.id}"]` : drawing} [data-node="${id}"]`);
        return find(`${form}, step ${id}`, readAlong(textOf(step), partsOfStep(data, tree, id, form)));
      }),
    ),
    ...(arrows.length === 0 ? [[]] : arrows).flatMap((drawn) =>
      find('arrows', readAlong(drawn.toSorted().join(), wanted.toSorted())),
    ),
  ];
}

function ofScreen({ $, data, page, find }: Compared): readonly string[] {
  return page.sections.flatMap(({ id, title, population, blocks }) => {
    const body = $(`[id="${id}"]`);
    // A help card, which has no sheets, has the heading of its page.
    const heading = textOf($(page.sheets.length > 0 ? `#${id}-title` : 'h1'));
    body.find('[data-tree]').closest('details').parent().remove();
    body.find('h2').remove();
    // A help card names its people above the section.
    const isUnnamed = blocks.every(({ kind }) => kind === 'links' || kind === 'help');
    const people = isUnnamed ? [] : [review.people[population]];
    const words = blocks.flatMap((block) => partsOfBlock(data, block, 'screen', title));
    return find(`section ${id}`, readAlong(`${heading}\n${textOf(body)}`, [title, ...people, ...words]));
  });
}

function ofSheets({ $, data, page, find }: Compared): readonly string[] {
  return page.sheets.flatMap(({ id, title }) => {
    const sheet = $(`[data-sheet="${id}"]`);
    const printed = textOf(sheet.find('[data-sheet-title], [data-sheet-body]'));
    return find(`sheet ${id}`, readAlong(printed, [title, ...partsOfSheet(data, page, id)]));
  });
}

/** The expected text below the title of a sheet: the population, then its blocks, a tree first. */
export function partsOfSheet(data: ClinicalData, page: ClinicalPageContent, id: string): readonly string[] {
  const sheet = page.sheets.find((one) => one.id === id);
  if (sheet === undefined) return [];
  const { population, columns } = columnsOfSheet(page.sections, sheet);
  return [
    ...(population === undefined ? [] : [review.people[population]]),
    ...columns
      .flat()
      .flatMap((placed) => [
        ...(placed.title === undefined ? [] : [placed.title]),
        ...(placed.population === undefined ? [] : [review.people[placed.population]]),
        ...partsOfBlock(data, placed.block, 'paper'),
      ]),
  ];
}

/** The differences between a step-through card and its step. */
export function cardDifference(
  data: ClinicalData,
  html: string,
  tree: PlacedTree,
  id: string,
): string | null {
  const $ = load(html);
  $('button, p:has(> a)').remove();
  // "Step 1 of at most 9: Question, adult": the text before the colon is the position in the walk.
  const kind = textOf($('p').first()).split(': ')[1] ?? '';
  $('p').first().remove();
  return readAlong(`${kind}\n${textOf($('body'))}`, partsOfStep(data, tree, id, 'walk'));
}

/** Cells that a phone labels with the heading of another column. The label is hidden from screen readers. */
function wrongLabels($: CheerioAPI): readonly string[] {
  return $('table')
    .toArray()
    .flatMap((table) => {
      const columns = $(table).find('thead tr').children().toArray();
      return $(table)
        .find('tbody tr')
        .toArray()
        .flatMap((row) =>
          $(row)
            .children()
            .toArray()
            .flatMap((cell, index) => {
              const label = textOf($(cell).children('[aria-hidden="true"]')).replace(/:$/, '');
              const column = textOf($(columns[index] ?? ''));
              return label === '' || label === column ? [] : [`of "${column}" is labeled "${label}".`];
            }),
        );
    });
}

/**
 * Source lines that differ from the content or are missing, so that a company value is never attributed to a
 * guideline.
 */
function wrongSources($: CheerioAPI, page: ClinicalPageContent): readonly string[] {
  const printed = $('[data-source]')
    .toArray()
    .map((line) => textOf($(line)).replace(/\s+/g, ' '));
  const wanted = page.sections.flatMap(({ blocks }) => blocks).flatMap(sourcesOfBlock);
  // Counted, because several blocks have the same source.
  const times = (lines: readonly string[], line: string) => lines.filter((one) => one === line).length;
  return [...new Set([...printed, ...wanted])].flatMap((line) => {
    const [found, expected] = [times(printed, line), times(wanted, line)];
    return found === expected ? [] : [`is there ${found} times instead of ${expected}: "${line}".`];
  });
}

/** The source lines of a block. */
function sourcesOfBlock(block: Block): readonly string[] {
  const line = (by: Provenance, label: string = clinicalLabels.source) => `${label}: ${provenanceText(by)}.`;
  switch (block.kind) {
    case 'facts':
      return linesOfSources(block.rows.map(sourcedRow));
    case 'steps':
    case 'points': {
      const { statements, others } = sourcesOfList(block.items, block.by, block.kind === 'steps');
      return statements.length === 0 ? [line(block.by)] : linesOfSources(statements, others);
    }
    case 'compare':
      return [
        ...(block.by === undefined ? [] : [line(block.by, clinicalLabels.tableSource)]),
        ...linesOfSources(sourcesOfComparison(block.rows, block.columns, block.by)),
      ];
    case 'table':
    case 'triangle':
      return [line(block.by)];
    case 'text':
      return linesOfSources([{ name: '', texts: [block.text], by: block.by }]);
    case 'rhythms':
      return block.rows.flatMap(({ rhythm, add }) => {
        const { by, adult }: RhythmDescription = rhythmDescriptions[rhythm];
        const ofDrawing =
          block.limitsFor === undefined || adult === undefined
            ? [line(by)]
            : linesOfSources([{ name: '', texts: [adult], by }]);
        return [...ofDrawing, ...(add === undefined ? [] : [line(add.by)])];
      });
    case 'tree':
    case 'help':
    case 'warning':
    case 'links':
      return [];
    case 'rhythm-practice':
      return [line(rhythmDescriptions.sinusRhythm.by)];
  }
}
