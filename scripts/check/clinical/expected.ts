import { measuredText } from '../../../components/clinical/model/rhythm-labels';
import { nodeKind } from '../../../components/clinical/model/tree-labels';
import { clinicalLabels, treeLabels } from '../../../content/clinical/page-labels';
import { review } from '../../../content/clinical/review';
import {
  practiceLabels,
  rhythmDescriptions,
  type RhythmDescription,
  stripLabels,
} from '../../../content/clinical/rhythms';
import { stepThroughLabels } from '../../../content/clinical/step-through';
import {
  type Block,
  type ClinicalFact,
  type ClinicalPageContent,
  type CompareCell,
  textsOfCell,
  fieldsOf,
  figureRowAt,
  itemText,
} from '../../../lib/clinical/clinical-page';
import {
  isCompanyValue,
  isDrugRoute,
  isPopulation,
  namesPeople,
  noteText,
  type Population,
} from '../../../lib/clinical/clinical-value';
import { edgesFrom, stepNumber } from '../../../lib/clinical/decision-tree';
import { interpolate } from '../../../lib/text/interpolate';
import { type ClinicalData, type PlacedTree, plain } from './clinical-data';
import { valueIdsOf } from './piece';

/* The expected text of each printed form, word for word and in order, according to the content. */

type Parts = readonly string[];
/** The page on screen, or its sheets in print. */
type Form = 'screen' | 'paper';

/** The text printed about the values of some sentences. */
function about(data: ClinicalData, form: Form, ...texts: Parts) {
  const found = valueIdsOf({ marked: texts.join('\n') }).flatMap((id) => data.values[id] ?? []);
  const notes = [...new Set(found.flatMap(({ note }) => note ?? []))].flatMap((id) => data.notes[id] ?? []);
  return {
    isCompany: found.some(isCompanyValue),
    notes: notes.map((note) =>
      form === 'screen' ? `${review.noteLabel} ${noteText(note)}` : noteText(note),
    ),
    /** Population and route; empty for a sentence without a value. */
    people: (population?: Population, name = ''): Parts => {
      const groups = (
        population === undefined ? found.map((value) => value.population) : [population]
      ).filter((group) => !namesPeople(name, group));
      const all = [...new Set([...groups, ...found.map(({ route }) => route).filter(isDrugRoute)])];
      return all.length === 0 ? [] : [all.join(', ')];
    },
  };
}

/** The expected text of a block in a form. */
export function partsOfBlock(data: ClinicalData, block: Block, form: Form, section = ''): Parts {
  const label = block.title ?? section;
  return [...(block.title === undefined ? [] : [block.title]), ...bodyOf(data, block, form, label)];
}

function bodyOf(data: ClinicalData, block: Block, form: Form, label: string): Parts {
  const isPaper = form === 'paper';
  const notesOf = (texts: Parts) => about(data, form, ...texts).notes;
  const textOf = (text: string) => plain(data, text);
  /** A sentence with its population, which print omits, and its notes. */
  const said = (text: string, name = ''): Parts => [
    textOf(text),
    ...(isPaper ? [] : about(data, form, text).people(undefined, name)),
    ...notesOf([text]),
  ];
  const inList = (text: string) => said(text, `${label} ${text}`);
  switch (block.kind) {
    case 'facts': {
      const doses =
        block.dosesFor === undefined ? [] : [`${review.dosesFor[block.dosesFor]} ${review.doses}`];
      const rows = block.rows.filter((row) => !isPaper || row.isOffSheet !== true);
      return [
        ...(isPaper ? [] : doses),
        ...rows.flatMap((row) => partsOfRow(data, row, form, doses.length > 0)),
      ];
    }
    case 'steps':
      if (!isPaper) return block.items.map(itemText).flatMap(inList);
      return block.items
        .filter((item) => typeof item === 'string' || item.isOffSheet !== true)
        .flatMap((item, index) => [`${index + 1}`, ...said(itemText(item))]);
    case 'points': {
      const texts = block.items.map(itemText);
      return isPaper ? [...texts.map(textOf), ...notesOf(texts)] : texts.flatMap(inList);
    }
    case 'help': {
      const steps = block.items.flatMap(({ above, action, text, link }) => [
        ...(isPaper && above !== undefined ? [textOf(above)] : []),
        textOf(action),
        textOf(text),
        ...(link === undefined ? [] : [link.label]),
        ...notesOf([action, text]),
      ]);
      const said = [
        ...steps,
        ...(block.note === undefined ? [] : [textOf(block.note), ...notesOf([block.note])]),
      ];
      if (block.column === undefined) return isPaper ? [] : said;
      return isPaper ? [review.people[block.column], ...said] : [];
    }
    case 'table':
      if (!isPaper)
        return [
          ...block.columns,
          ...block.rows.flatMap((cells) => cells.flatMap((cell) => said(cell, cells[0]))),
        ];
      return block.rows.flatMap((cells) => [
        // The column heading is part of a cell's statement: "Do not give: adenosine".
        ...cells.flatMap((cell, index) =>
          index === 0 ? [textOf(cell)] : [`${block.columns[index]}: ${textOf(cell)}`],
        ),
        ...notesOf(cells),
      ]);
    case 'text':
    case 'warning':
      return [textOf(block.text), ...notesOf([block.text])];
    case 'tree': {
      const tree = data.trees[block.tree];
      return isPaper && tree !== undefined
        ? Object.keys(tree.nodes).flatMap((id) => partsOfStep(data, tree, id, 'sheet'))
        : [];
    }
    case 'compare':
      if (isPaper) return [];
      return [
        ...block.columns,
        ...block.rows.flatMap(({ term, cells }) => {
          const [first = ''] = cells;
          // If all populations have the same text, it is printed once.
          if (typeof first === 'string' && isAgreed(data, cells, block.columns))
            return [term, clinicalLabels.allAges, textOf(first), ...notesOf([first])];
          return [
            term,
            ...cells.flatMap((cell, index) => {
              const column = block.columns[index] ?? '';
              return [
                ...(typeof cell !== 'string'
                  ? figuresOf(data, cell, form, column)
                  : [
                      textOf(cell),
                      ...(block.by === undefined ? about(data, form, cell).people(undefined, column) : []),
                    ]),
                ...notesOf(textsOfCell(cell)),
              ];
            }),
          ];
        }),
      ];
    case 'rhythms':
      if (isPaper) return [];
      return [
        stripLabels.scale,
        ...block.rows.flatMap(({ rhythm, add }) => {
          const { name, sign, shows, adult }: RhythmDescription = rhythmDescriptions[rhythm];
          const drawn = measuredText(rhythm);
          return [
            ...[name, stripLabels.caption, textOf(sign), ...(add === undefined ? [] : [textOf(add.text)])],
            ...[stripLabels.more, textOf(shows)],
            ...(block.limitsFor === undefined || adult === undefined ? [] : said(adult)),
            ...(drawn === null ? [] : [`${stripLabels.drawn} ${drawn}`]),
          ];
        }),
      ];
    case 'triangle':
      return isPaper ? [] : block.sides.flatMap(({ name, look }) => [name, textOf(look)]);
    case 'links':
      return isPaper ? [] : block.links.flatMap(({ label, text }) => [label, text]);
    case 'rhythm-practice':
      // The practice strips have their own tests.
      return isPaper ? [] : [practiceLabels.intro];
  }
}

/** True if each column is a population, and all have the same text and notes. */
function isAgreed(data: ClinicalData, cells: readonly CompareCell[], columns: Parts): boolean {
  const said = cells.map((cell) =>
    typeof cell === 'string'
      ? [plain(data, cell), ...about(data, 'screen', cell).notes].join()
      : textsOfCell(cell),
  );
  return columns.every(isPopulation) && new Set(said).size === 1;
}

type Row = ClinicalFact<string>;

/** The figure, or the current guideline's and then the company's, each with its label and population. */
function figuresOf(
  data: ClinicalData,
  { figure, company }: Pick<Extract<Row, { figure: string }>, 'figure' | 'company'>,
  form: Form,
  name: string,
  fields: Parts = [],
  population?: Population,
): Parts {
  const isPaper = form === 'paper';
  // On screen, the population below a figure is that of the whole row; in print, that of the figure.
  const { people, isCompany } = about(data, form, figure, ...(isPaper ? [] : fields));
  const own = [plain(data, figure), ...people(population, name)];
  if (company === undefined) return isPaper && isCompany ? [review.companyLabel, ...own] : own;
  return [
    ...(isPaper ? [] : [company.leads]),
    ...own,
    company.label ?? review.earlierLabel,
    plain(data, company.figure),
    ...(isPaper ? [] : about(data, form, company.figure).people(population, name)),
  ];
}

function partsOfRow(data: ClinicalData, row: Row, form: Form, isDose: boolean): Parts {
  const fields = fieldsOf(row);
  const printed = fields.map(({ field, text }) => {
    const hasName = (isDose || form === 'paper') && (field === 'maximum' || field === 'notIn');
    return hasName ? `${review.doseLimits[field]} ${plain(data, text)}` : plain(data, text);
  });
  const first = 'figure' in row ? [row.figure, row.company?.figure ?? ''] : [row.text];
  const texts = fields.map(({ text }) => text);
  const below = printed.slice(0, row.below?.length ?? 0);
  const others = printed.slice(below.length);
  const { notes } = about(data, form, ...first, ...texts);
  return [
    row.term,
    ...('figure' in row
      ? figuresOf(data, row, form, row.term, texts, row.population)
      : [plain(data, row.text)]),
    ...below,
    ...(isDose && form === 'screen' ? [...notes, ...others] : [...others, ...notes]),
  ];
}

/** The expected text of the first-screen figures. */
export function partsOfKeyFigures(data: ClinicalData, page: ClinicalPageContent): Parts {
  return (page.keyFigures ?? []).flatMap(({ row: anchor, label, mode }) => {
    const { figure, below = [], population, maximum, notIn } = figureRowAt(page, anchor);
    const { notes } = about(data, 'screen', figure, maximum ?? '');
    return [
      label,
      ...about(data, 'screen', figure).people(population),
      plain(data, figure),
      ...below.map((text) => plain(data, text)),
      ...(mode === undefined ? [] : [mode]),
      ...(maximum === undefined ? [] : [`${review.doseLimits.maximum} ${plain(data, maximum)}`]),
      ...(notIn === undefined ? [] : [`${review.doseLimits.notIn} ${plain(data, notIn)}`]),
      // There is no room for a note, so a figure with a note may not appear here.
      ...notes,
    ];
  });
}

const wayLabels = {
  list: { yes: 'YES', no: 'NO', next: 'Then' },
  sheet: { yes: 'YES', no: 'NO', next: 'then' },
} as const;

/** The expected text of a tree's step in each form. */
export function partsOfStep(
  data: ClinicalData,
  tree: PlacedTree,
  id: string,
  form: 'list' | 'drawing' | 'sheet' | 'walk',
): Parts {
  const { type = 'end', text: whole = '', onSheet = whole } = tree.nodes[id] ?? {};
  const text = form === 'sheet' ? onSheet : whole;
  const [number, kind] = [`${stepNumber(tree, id)}`, nodeKind(type, tree.population)];
  const notes = about(data, form === 'list' || form === 'walk' ? 'screen' : 'paper', text).notes;
  const edges = edgesFrom(tree, id).map((edge) => ({ ...edge, step: stepNumber(tree, edge.to) }));
  switch (form) {
    case 'drawing':
      return [number, kind, plain(data, text), ...notes];
    case 'list': {
      const ways = edges.flatMap(({ label, step, isLoop }) => [
        wayLabels.list[label],
        interpolate(isLoop ? treeLabels.goBackTo : treeLabels.goTo, { step }),
      ]);
      return [number, kind, plain(data, text), ...notes, ...ways];
    }
    case 'sheet': {
      const ways = edges.map(
        ({ label, step, isLoop }) =>
          `${wayLabels.sheet[label]} ${isLoop ? `${treeLabels.backTo} ` : ''}${step}`,
      );
      return [number, plain(data, text), ...ways, ...notes];
    }
    case 'walk': {
      const ways = edges.map(({ label }) => stepThroughLabels.answers[label]);
      return [kind, plain(data, text), ...notes, ...(ways.length === 0 ? [stepThroughLabels.end] : ways)];
    }
  }
}
