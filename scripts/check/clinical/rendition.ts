/*
 * Every clinical statement as plain text, for signing: one statement per line, in reading order, each with its full
 * path, because a diff is read out of context. A field without its own format is printed under its name, so that no
 * new kind of statement can be forgotten.
 */
import { measuredText } from '../../../components/clinical/model/rhythm-labels';
import { type Block, type ClinicalPageContent, rowAnchor } from '../../../lib/clinical/clinical-page';
import { formatValue, isDrugRoute, type Provenance } from '../../../lib/clinical/clinical-value';
import { edgesFrom, type TreeNode } from '../../../lib/clinical/decision-tree';
import { type RhythmId, rhythms } from '../../../lib/clinical/rhythms/rhythm';
import { addressOf, plain, type PlacedTree } from './clinical-data';
import { valueIdsOf } from './piece';
import type { SignedData } from './signed-data';

type Lines = readonly string[];
type Path = readonly string[];
type By = Partial<Provenance>;
/** What a row, a cell, an entry or a paragraph may have. */
type Statement = {
  readonly figure?: string;
  readonly text?: string;
  readonly population?: string;
  readonly by?: By;
};

/** The text of each file by base name: one per page, the practice game, and the text shared by all pages. */
export function rendition(
  data: SignedData,
  fingerprintOf: (drawing: string) => string,
): ReadonlyMap<string, string> {
  const pages = data.pages.map((page) => ({ page, lines: new Renderer(data, fingerprintOf) }));
  const shared = new Renderer(data, fingerprintOf);
  const files: readonly (readonly [string, Lines])[] = [
    ...pages.map(({ page, lines }) => [fileOf(page), lines.page(page)] as const),
    [
      'practice-game',
      [...data.scenarios.flatMap((one) => shared.scenario(one)), ...shared.any([], data.game)],
    ],
    ['every-page', [...shared.any([], data.frame), ...shared.any(['rows by name'], data.rows)]],
    [
      'values',
      Object.entries(data.values).map(([id, value]) => {
        const printed = pages
          .filter(({ lines }) => lines.valueIds.has(id))
          .map(({ page }) => addressOf(page));
        const about = Object.entries(rest(value, 'label', 'value', 'unit', 'bound')).map(
          ([key, one]) => `${wordsOf(key)}: ${typeof one === 'string' ? one : JSON.stringify(one)}`,
        );
        return [`${id} > ${value.label}: ${formatValue(value)}`, ...about, `on: ${printed.join(' ')}`].join(
          ' | ',
        );
      }),
    ],
    ['notes', Object.entries(data.notes).flatMap(([id, note]) => shared.any([id], note))],
    ['sources', [...shared.any(['short names'], data.cites), ...shared.any(['documents'], data.documents)]],
  ];
  return new Map(files.map(([name, lines]) => [name, `${lines.join('\n')}\n`]));
}

/** The base name of a page's file, from its path. */
export function fileOf(page: Pick<ClinicalPageContent, 'route'>): string {
  return addressOf(page).slice(1);
}

/** The remaining fields: those without their own format. */
function rest(value: object, ...named: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !named.includes(key)));
}

/** `isOffSheet` as text: `is off sheet`. */
const wordsOf = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const lineOf = (path: Path, text: string) => (path.length === 0 ? text : `${path.join(' > ')}: ${text}`);

/** Prints the statements of one file, and collects their values and notes. */
class Renderer {
  readonly valueIds = new Set<string>();
  private readonly noteIds = new Set<string>();
  private readonly cited = new Set<string>();

  constructor(
    private readonly data: SignedData,
    private readonly fingerprintOf: (drawing: string) => string,
  ) {}

  page(page: ClinicalPageContent): Lines {
    const { title, sections, keyFigures = [], ...others } = page;
    const rows = sections.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'facts' ? block.rows.map((row) => ({ anchor: rowAnchor(row, id), ...row })) : [],
      ),
    );
    const figures = new Map(rows.map((row) => [row.anchor, 'figure' in row ? row.figure : undefined]));
    const firstScreen = keyFigures.map((one) => ({ ...one, figure: figures.get(one.row) }));
    return [
      lineOf(['Page'], title),
      ...this.any([], others),
      ...this.any(['First screen'], firstScreen),
      ...sections.flatMap(({ title: name, blocks, ...section }) => [
        ...this.any([name], section),
        ...blocks.flatMap((block) => this.block([name], block)),
      ]),
      ...Object.entries(this.data.notes)
        .filter(([id]) => this.noteIds.has(id))
        .flatMap(([id, { subject, text, ...by }]) =>
          this.said([this.data.frame.noteLabel, `${id} ${subject}`], text, by as By),
        ),
      ...Object.entries(this.data.documents)
        .filter(([id]) => this.cited.has(id))
        .flatMap(([, document]) => this.any(['Sources'], [document])),
      ...this.any(['Search'], this.data.search[page.route]),
    ];
  }

  /**
   * Any value: a text on its line, a list entry by entry, an object field by field. A statement is on the line of its
   * object, with its population and its source.
   */
  any(path: Path, value: unknown): Lines {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'string') return this.said(path, value);
    if (typeof value !== 'object') return [lineOf(path, JSON.stringify(value))];
    if (Array.isArray(value))
      return value.flatMap((one: unknown, index) => {
        const { term, title, label, ...others } = Object(one) as Readonly<Record<string, unknown>>;
        const name = term ?? title ?? label;
        return typeof name === 'string'
          ? this.any([...path, name], others)
          : this.any([...path, `${index + 1}`], one);
      });
    const { text, figure = text, population, by, ...others } = value as Statement;
    const about =
      figure === undefined
        ? [
            ...this.any([...path, 'population'], population),
            ...(by === undefined ? [] : [lineOf([...path, 'source'], this.sourceText(by))]),
          ]
        : this.said(path, figure, by, population);
    return [
      ...about,
      ...Object.entries(others).flatMap(([key, one]) => this.any([...path, wordsOf(key)], one)),
    ];
  }

  /** A sentence with its figures, their population, the names of their notes, and its provenance. */
  private said(path: Path, text: string, by?: By, people?: string): Lines {
    const ids = valueIdsOf({ marked: text }).filter((id) => id in this.data.values);
    const values = ids.flatMap((id) => this.data.values[id] ?? []);
    const notes = values.flatMap(({ note }) => note ?? []);
    for (const id of ids) this.valueIds.add(id);
    for (const id of notes) this.noteIds.add(id);
    const about = [
      ...(people === undefined ? values.map(({ population }) => population) : [people]),
      ...values.map(({ route }) => route).filter(isDrugRoute),
      ...notes.map((id) => `note ${id}`),
    ];
    const sources = [...values, ...(by === undefined ? [] : [by])].map((one) => this.sourceText(one));
    const words = [
      plain(this.data, text).replace(/\s*\n\s*/g, ' / '),
      ...(about.length === 0 ? [] : [`(${[...new Set(about)].join(', ')})`]),
      ...(sources.length === 0 ? [] : [`[${[...new Set(sources)].join('. ')}]`]),
    ];
    return [lineOf(path, words.join(' '))];
  }

  private sourceText({ source, edition, isOpen }: By): string {
    const labels = (source ?? []).map((id) => {
      this.cited.add(this.data.cites[id]?.document ?? '');
      return this.data.cites[id]?.label ?? id;
    });
    return `${[...new Set(labels)].join('; ')} (${edition}${isOpen === true ? ', to be confirmed' : ''})`;
  }

  private drawing(path: Path, name: string, shows: string): Lines {
    return [lineOf([...path, 'drawing'], `${shows} (${this.fingerprintOf(name)})`)];
  }

  private block(above: Path, block: Block): Lines {
    const path = block.title === undefined ? above : [...above, block.title];
    const others = this.any(path, rest(block, 'kind', 'title', 'rows', 'items', 'tree'));
    switch (block.kind) {
      case 'facts':
        return [...others, ...this.any(path, block.rows)];
      case 'table':
        return [
          ...others,
          ...block.rows.flatMap(([first = '', ...cells]) =>
            this.cells([...path, plain(this.data, first)], block.columns.slice(1), cells),
          ),
        ];
      case 'compare':
        return [
          ...others,
          ...block.rows.flatMap(({ term, cells, ...row }) => [
            ...this.cells([...path, term], block.columns, cells),
            ...this.any([...path, term], row),
          ]),
        ];
      case 'steps':
      case 'points':
        return [
          ...others,
          ...block.items.flatMap((item, index) =>
            this.any([...path, `${block.kind.slice(0, -1)} ${index + 1}`], item),
          ),
        ];
      case 'help':
        return [
          ...others,
          ...block.items.flatMap(({ action, drawing, ...how }, index) => {
            const step = [...path, `step ${index + 1}`];
            return [
              ...this.said(step, action),
              ...this.any([...step, 'how'], how),
              ...this.drawing(step, `help-${drawing}`, wordsOf(drawing)),
            ];
          }),
        ];
      case 'tree': {
        const tree = this.data.trees[block.tree];
        return tree === undefined ? this.any(path, block) : [...others, ...this.tree(path, tree)];
      }
      case 'rhythms':
        return [
          ...others,
          ...block.rows.flatMap(({ rhythm, ...row }) => [
            ...this.rhythm(path, rhythm),
            ...this.any([...path, this.data.rhythms[rhythm]?.name ?? ''], row),
          ]),
        ];
      case 'rhythm-practice':
        return this.data.practiceRhythms.flatMap((id, index) =>
          this.rhythm([...path, `strip ${index + 1}`], id),
        );
      case 'text':
      case 'warning':
      case 'triangle':
      case 'links':
        return this.any(block.kind === 'warning' ? [...path, 'warning'] : path, rest(block, 'kind', 'title'));
    }
  }

  private cells(path: Path, columns: readonly string[], cells: readonly unknown[]): Lines {
    return cells.flatMap((cell, index) => this.any([...path, columns[index] ?? ''], cell));
  }

  /** Steps by id, so that a new step does not renumber the others. */
  private tree(above: Path, tree: PlacedTree): Lines {
    const path = [...above, tree.title];
    const named = (to: string): string => {
      const text = tree.nodes[to]?.text;
      return text === undefined ? to : `${to} "${plain(this.data, text).split(/(?<=[.?:]) /)[0]}"`;
    };
    return [
      ...this.any(path, rest(tree, 'title', 'start', 'nodes')),
      lineOf([...path, 'start'], named(tree.start)),
      ...Object.entries<TreeNode>(tree.nodes).flatMap(([id, node]) => {
        const place = [...path, `${id} (${node.type})`];
        const answers = edgesFrom(tree, id).map(({ label, to, isLoop }) =>
          lineOf([...place, label], `${isLoop ? 'back to ' : ''}${named(to)}`),
        );
        const rows = (['see', 'excludes'] as const).flatMap((key) =>
          (node[key] ?? []).map((row) =>
            lineOf([...place, key], `${this.data.rows[row]?.label ?? ''} (${row})`),
          ),
        );
        return [
          ...this.said(place, node.text),
          ...answers,
          ...rows,
          ...this.any(place, rest(node, 'type', 'text', 'next', 'yes', 'no', 'see', 'excludes')),
        ];
      }),
    ];
  }

  private rhythm(above: Path, id: string): Lines {
    const described = this.data.rhythms[id];
    if (described === undefined) return this.any([...above, 'rhythm'], id);
    const path = [...above, described.name];
    const measured = id in rhythms ? measuredText(id as RhythmId) : null;
    const others = described.others.map((other) => this.data.rhythms[other]?.name ?? other);
    return [
      ...this.any(path, rest(described, 'name', 'others')),
      lineOf([...path, 'wrong answers'], others.join('; ')),
      ...this.drawing(path, `strip-${id}`, `${wordsOf(id)}${measured === null ? '' : `, ${measured}`}`),
    ];
  }

  scenario(scenario: SignedData['scenarios'][number]): Lines {
    return [
      ...this.any([scenario.title], rest(scenario, 'title', 'steps')),
      ...scenario.steps.flatMap((step) => {
        const path = [scenario.title, `${step.id} ${step.title}`];
        return [
          ...this.said(path, step.description),
          ...step.options.map((option, index) =>
            lineOf(
              [...path, `${index === step.correctOption ? 'RIGHT' : 'wrong'} answer ${index + 1}`],
              option,
            ),
          ),
          ...this.any(path, rest(step, 'id', 'title', 'description', 'options', 'correctOption')),
        ];
      }),
    ];
  }
}
