import { type CheerioAPI, load } from 'cheerio';
import { provenanceText } from '../../../components/clinical/source-line';
import { clinicalLabels } from '../../../content/clinical/page-labels';
import { review } from '../../../content/clinical/review';
import { type ClinicalPageContent, columnsOfSheet } from '../../../lib/clinical/clinical-page';
import { formatValue, isCompanyValue } from '../../../lib/clinical/clinical-value';
import { edgesOf } from '../../../lib/clinical/decision-tree';
import { addressOf, type ClinicalData, type PlacedTree } from './clinical-data';
import { partsOfBlock, partsOfKeyFigures, partsOfStep } from './expected';
import { readAlong, textOf } from './read-along';

/*
 * Whether a page says what its content says. The safety rules read the content alone, so a form that lost a word, or put one
 * in another place, would be read by no rule: here each form is read along with its content.
 */

type Find = (where: string, found: string | null) => readonly string[];

/** Where a rendered or exported page differs from its content: one sentence each. */
export function differences(data: ClinicalData, html: string, route: string): readonly string[] {
  const $ = load(html);
  const page = data.pages.find((one) => one.route === route);
  if (page === undefined) return [`There is no page ${route}.`];
  // Links to other rows are no statements; strips and their practice are drawn and read by tests of their own.
  $('script, .island-lost, [data-see], [aria-hidden="true"], [data-rhythm], button, [data-island]').remove();
  const sources = wrongSources($, data);
  $('[data-source], .sources').remove();
  const find: Find = (where, found) => (found === null ? [] : [`${addressOf(page)}, ${where} ${found}`]);
  const trees = page.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'tree' ? (data.trees[block.tree] ?? []) : []));
  return [
    ...sources.flatMap((text) => find('a source line', text)),
    ...trees.flatMap((tree) => ofTree($, data, tree, find)),
    ...find(
      'the figures of its first screen',
      readAlong(textOf($(`ul[aria-label="${clinicalLabels.keyFigures}"]`)), partsOfKeyFigures(data, page)),
    ),
    ...ofScreen($, data, page, find),
    ...ofSheets($, data, page, find),
  ];
}

function ofTree($: CheerioAPI, data: ClinicalData, tree: PlacedTree, find: Find): readonly string[] {
  const drawing = `[data-drawing^="${tree.id}-"]`;
  // The steps are drawn once; the arrows for each form of the drawing.
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

function ofScreen(
  $: CheerioAPI,
  data: ClinicalData,
  page: ClinicalPageContent,
  find: Find,
): readonly string[] {
  return page.sections.flatMap(({ id, title, population, blocks }) => {
    const body = $(`section[id="${id}"]`);
    const heading = textOf($(`#${id}-title`));
    body.find('[data-tree]').closest('details').parent().remove();
    body.find('h2').remove();
    const people = blocks.every(({ kind }) => kind === 'links') ? [] : [review.people[population]];
    const words = blocks.flatMap((block) => partsOfBlock(data, block, 'screen'));
    return find(`section ${id}`, readAlong(`${heading}\n${textOf(body)}`, [title, ...people, ...words]));
  });
}

function ofSheets(
  $: CheerioAPI,
  data: ClinicalData,
  page: ClinicalPageContent,
  find: Find,
): readonly string[] {
  return page.sheets.flatMap(({ id, title }) => {
    const sheet = $(`[data-sheet="${id}"]`);
    const printed = textOf(sheet.find('[data-sheet-title], [data-sheet-body]'));
    return find(`sheet ${id}`, readAlong(printed, [title, ...partsOfSheet(data, page, id)]));
  });
}

/** What a sheet has to say below its title: for whom, and then its blocks, a tree before all else. */
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

/** Where the card of a step in the step-through differs from its step. */
export function cardDifference(
  data: ClinicalData,
  html: string,
  tree: PlacedTree,
  id: string,
): string | null {
  const $ = load(html);
  $('button, p:has(> a)').remove();
  // "Step 1 of at most 9: Question, adult": what is before the colon is the place in the walk.
  const kind = textOf($('p').first()).split(': ')[1] ?? '';
  $('p').first().remove();
  return readAlong(`${kind}\n${textOf($('body'))}`, partsOfStep(data, tree, id, 'walk'));
}

/** Source lines with a source that none of their figures has: a company value is never read as a guideline's. */
function wrongSources($: CheerioAPI, data: ClinicalData): readonly string[] {
  const values = Object.entries(data.values);
  return $('[data-source]')
    .toArray()
    .flatMap((line) => {
      const text = textOf($(line)).replace(/\s+/g, ' ').replace(/\.$/, '');
      const isAlone = text.startsWith('Source');
      const beside = $(line)
        .closest(
          isAlone
            ? '[data-pair] > div, dl > div, td, th, li, [data-sourced]'
            : 'dl > div, td, th, li, [data-sourced]',
        )
        .find('[data-value]')
        .toArray()
        .map((value) => $(value).attr('data-value'));
      const own = values.filter(([id]) => beside.includes(id)).map(([, value]) => value);
      if (isAlone) {
        const isOthers = own.length > 0 && own.every(isCompanyValue);
        return isOthers && !own.some((value) => text.endsWith(`: ${provenanceText(value)}`))
          ? [`is "${text}".`]
          : [];
      }
      const named = own.filter((value) => text.endsWith(`: ${provenanceText(value)}`));
      const source = named[0] === undefined ? '' : `: ${provenanceText(named[0])}`;
      const figures = named.map(formatValue).toSorted((a, b) => b.length - a.length);
      const rest = figures.reduce((left, figure) => left.replace(figure, ''), text.replace(source, ''));
      return named.length > 0 && /^[\s,]*$/.test(rest) ? [] : [`is "${text}".`];
    });
}
