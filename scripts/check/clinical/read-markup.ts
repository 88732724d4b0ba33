import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import { trees } from '../../../content/clinical/trees';
import type { Scenario } from '../../../lib/simulation/simulation';
import type { WalkStep, WalkTree } from '../../../lib/clinical/step-through';
import type { Figure, Piece, PieceKind } from './piece';

type Elements = ReturnType<CheerioAPI>;
type Node = Elements extends Cheerio<infer T> ? T : never;

const blockTags = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'br',
]);
/** What is read apart from the words of a piece. */
const apart = '[data-note], [data-source], [data-people], [data-see], [aria-hidden="true"]';

/** The pieces of a reference page: what is on the screen, the trees in words and as drawings, and the print sheet. */
export function piecesOfMarkup(html: string, page: string): readonly Piece[] {
  const $ = load(html);
  // The offer to reload a page whose scripts are lost is no statement of it.
  $('script, .island-lost').remove();
  const title = wordsOf($('h1').first());
  return [
    ...piecesOfScreen($, page, title),
    ...piecesOfLists($, page, title),
    ...piecesOfDrawings($, page, title),
    ...piecesOfSheet($, page),
    ...strayNotes($, page, title),
  ];
}

const rowsOnScreen = 'dl > div, ol > li, ul > li, tbody > tr, p';

function piecesOfScreen($: CheerioAPI, page: string, title: string): readonly Piece[] {
  return $('section[id]')
    .not('#sources, #training, #print, #index')
    .toArray()
    .flatMap((section) => {
      // The title of a closed section is in its summary, outside of it.
      const name = $(`#${$(section).attr('aria-labelledby') ?? ''}`);
      const heading = [wordsOf(name), wordsOf($(section).children('p').first())].join('\n');
      return $(section)
        .children('div')
        .not(':has([data-tree])')
        .toArray()
        .flatMap((block) => {
          const body = $(block).clone();
          const own = wordsOf(body.find('[data-title]').first());
          const doses = wordsOf(body.find('dl').first().prevAll('p').first());
          const above = [own, doses].filter((line) => line !== '').join('\n');
          const headings = above === '' ? [title, heading] : [title, heading, above];
          body.find('dl').first().prevAll('p').first().remove();
          body.find('[data-title]').remove();
          // A block without rows is plain words: all of it is one piece, with its notes and sources.
          if (body.find('dl, ol, ul, table').length === 0) {
            return [pieceOf($, body, { page, form: 'page', kind: 'text', headings, label: '' })].filter(
              (piece) => piece.text !== '',
            );
          }
          const outermost = body
            .find(rowsOnScreen)
            .filter((_, element) => $(element).parentsUntil(body[0], rowsOnScreen).length === 0);
          return outermost
            .toArray()
            .flatMap((element) => piecesOfElement($, $(element), { page, form: 'page', headings }));
        });
    });
}

type Place = Pick<Piece, 'page' | 'form' | 'headings'>;

function piecesOfElement($: CheerioAPI, element: Elements, place: Place): readonly Piece[] {
  if (element.is('tr') && element.children('th[scope="row"]').length > 0) {
    const columns = columnsOf($, element);
    const term = wordsOf(element.children('th'));
    return element
      .children('td')
      .toArray()
      .map((cell, index) =>
        pieceOf($, $(cell), { ...place, kind: 'cell', label: `${term}, ${columns[index] ?? ''}` }),
      );
  }
  if (element.is('tr')) {
    const columns = columnsOf($, element);
    const cells = element.children('td');
    const copy = element.clone();
    copy.children('td').first().remove();
    copy.children('td').each((index, cell) => void $(cell).prepend(`${columns[index + 1] ?? ''}: `));
    return [pieceOf($, copy, { ...place, kind: 'row', label: wordsOf(cells.first()) })];
  }
  if (element.is('div'))
    return [
      pieceOf($, element.children('dd'), { ...place, kind: 'row', label: wordsOf(element.children('dt')) }),
    ];
  return [pieceOf($, element, { ...place, kind: element.is('li') ? 'entry' : 'text', label: '' })].filter(
    (piece) => piece.text !== '' || piece.notes.length > 0,
  );
}

function columnsOf($: CheerioAPI, row: Elements): readonly string[] {
  return row
    .closest('table')
    .find('thead th')
    .toArray()
    .map((column) => wordsOf($(column)));
}

function pieceOf(
  $: CheerioAPI,
  element: Elements,
  rest: Place & { readonly kind: PieceKind; readonly label: string },
): Piece {
  const body = element.clone();
  const pairs = body.find('[data-pair] > div').toArray();
  const figures =
    pairs.length === 0
      ? [figureOf($, body, null)]
      : pairs.map((side) => {
          const label = $(side).children('p').first();
          const figure = figureOf($, $(side), wordsOf(label));
          label.remove();
          return figure;
        });
  const notes = body
    .find('[data-note]')
    .addBack('[data-note]')
    .toArray()
    .map((note) => noteOf($(note)));
  body.find(apart).remove();
  return { ...rest, text: textOf(body, false), marked: textOf(body, true), figures, notes };
}

function figureOf($: CheerioAPI, element: Elements, label: string | null): Figure {
  return {
    label,
    valueIds: [
      ...new Set(
        element
          .find('[data-value]')
          .toArray()
          .map((value) => $(value).attr('data-value') ?? ''),
      ),
    ],
    people: element
      .find('[data-people]')
      .toArray()
      .map((line) => wordsOf($(line)))
      .join(', '),
    sources: element
      .find('[data-source]')
      .toArray()
      .map((line) => wordsOf($(line))),
  };
}

function noteOf(element: Elements): Piece['notes'][number] {
  const note = element.clone();
  // The label above a note says what it is, not what it says.
  note.children('strong.block').remove();
  return { id: note.attr('data-note') ?? '', words: wordsOf(note) };
}

function piecesOfLists($: CheerioAPI, page: string, title: string): readonly Piece[] {
  return $('[data-tree]')
    .toArray()
    .flatMap((list) => {
      const tree = $(list).attr('data-tree') ?? '';
      const name = ($(list).attr('aria-label') ?? '').replace(/, all steps$/, '');
      return $(list)
        .children('li')
        .toArray()
        .map((step) => {
          const body = $(step).children('div');
          const words = body.find('[data-words]');
          const piece = pieceOf($, words, {
            page,
            form: 'list',
            kind: 'node',
            headings: [title, name, wordsOf(body.children('p').first())],
            label: wordsOf($(step).children('span')),
          });
          return {
            ...piece,
            notes: body
              .find('[data-note]')
              .toArray()
              .map((note) => noteOf($(note))),
            node: { tree, id: $(step).attr('data-node') ?? '' },
            ways: body
              .find('[data-edge] strong')
              .toArray()
              .map((way) => wayOf(wordsOf($(way)))),
          };
        });
    });
}

function piecesOfDrawings($: CheerioAPI, page: string, title: string): readonly Piece[] {
  return $('svg[data-drawing]')
    .toArray()
    .flatMap((drawn) => {
      const tree = ($(drawn).attr('data-drawing') ?? '').replace(/-wide$/, '');
      const edges = $(drawn)
        .find('[data-edge]')
        .toArray()
        .map((edge) => ($(edge).attr('data-edge') ?? '').split(' '));
      return $(drawn)
        .find('g[data-node]')
        .toArray()
        .map((step): Piece => {
          const id = $(step).attr('data-node') ?? '';
          const [label = '', kind = ''] = wordsOf($(step).children('text').first()).split(/ (.*)/);
          return {
            page,
            form: 'drawing',
            kind: 'node',
            headings: [title, wordsOf($(drawn).children('title')), kind],
            label,
            node: { tree, id },
            text: wordsOf($(step).children('[data-words]')),
            marked: null,
            figures: [],
            notes: $(step)
              .find('[data-note]')
              .toArray()
              .map((note) => noteOf($(note))),
            ways: edges.filter(([from]) => from === id).map(([, way = '']) => way),
          };
        });
    });
}

function piecesOfSheet($: CheerioAPI, page: string): readonly Piece[] {
  return $('[data-sheet] > div > div')
    .toArray()
    .flatMap((section) => {
      const title = wordsOf($(section).closest('[data-sheet]').children('[data-sheet-title]'));
      const heading = wordsOf($(section).children('p').first());
      return $(section)
        .children('div')
        .toArray()
        .flatMap((block) => {
          const own = wordsOf($(block).children('p').first());
          const headings = own === '' ? [title, heading] : [title, heading, own];
          const tree = $(block).find('[data-sheet-tree]');
          const lines = tree.length === 0 ? $(block).children('div') : tree.children('div');
          return lines
            .toArray()
            .map((line) =>
              sheetLine($, $(line), { page, form: 'sheet', headings }, tree.attr('data-sheet-tree')),
            );
        });
    });
}

function sheetLine($: CheerioAPI, line: Elements, place: Place, tree: string | undefined): Piece {
  const body = line.clone();
  const term = body.find('[data-term]');
  const label = wordsOf(term).replace(/[.:]$/, '');
  term.remove();
  const notes = line
    .find('[data-note]')
    .toArray()
    .map((note) => noteOf($(note)));
  body.find('[data-note]').remove();
  if (tree !== undefined) {
    const [number, ways] = [body.find('strong').first(), body.find('p > strong').last()];
    const words = ways.text();
    number.remove();
    ways.remove();
    return {
      ...pieceOf($, body, {
        ...place,
        kind: 'node',
        label: line.attr('data-step') ?? '',
        headings: place.headings,
      }),
      notes,
      node: { tree, id: stepIdOf(tree, Number(line.attr('data-step'))) },
      ways: words
        .split(',')
        .map((way) => wayOf(way.trim().split(' ')[0] ?? ''))
        .filter((way) => way !== ''),
    };
  }
  const isNumbered = line.attr('data-step') !== undefined;
  if (isNumbered) body.find('strong').first().remove();
  const kind = label === '' ? (isNumbered ? 'entry' : 'text') : 'row';
  const piece = { ...pieceOf($, body, { ...place, kind, label }), notes };
  const company = body.find('[data-company]');
  if (company.length === 0) return piece;
  const older = figureOf($, company, wordsOf(company).split(':')[0] ?? '');
  company.remove();
  return {
    ...piece,
    figures: [figureOf($, body, null), older],
  };
}

/** The sheet prints the number of a step only. */
function stepIdOf(treeId: string, number: number): string {
  const tree = Object.values(trees).find(({ id }) => id === treeId);
  return Object.keys(tree?.nodes ?? {})[number - 1] ?? '';
}

/** Notes of a page that belong to no piece: nobody can tell what they speak of. */
function strayNotes($: CheerioAPI, page: string, title: string): readonly Piece[] {
  const known = 'section[id] > div, [data-tree], [data-drawing], [data-island], [data-sheet] > div > div';
  return $('[data-note]')
    .filter((_, note) => $(note).closest(known).length === 0)
    .toArray()
    .map((note) => ({
      page,
      form: 'page',
      kind: 'text',
      headings: [title],
      label: '',
      text: '',
      marked: '',
      figures: [],
      notes: [noteOf($(note))],
    }));
}

/** A step of the walk as the browser shows it. The step is known from outside: the markup shows its place in the walk. */
export function pieceOfWalkMarkup(html: string, place: Pick<Piece, 'page' | 'headings' | 'node'>): Piece {
  const $ = load(html);
  const kind = wordsOf($('p').first()).split(': ')[1] ?? '';
  return {
    ...place,
    form: 'step-through',
    kind: 'node',
    headings: [...place.headings, kind],
    label: place.node?.id ?? '',
    text: wordsOf($('p[tabindex="-1"]')),
    marked: null,
    figures: [],
    notes: $('[data-note]')
      .toArray()
      .map((note) => noteOf($(note))),
    ways: $('a.button')
      .toArray()
      .map((way) => wayOf(wordsOf($(way)))),
  };
}

/** A step of the walk from the data that the browser gets for it. */
export function pieceOfWalkStep(tree: WalkTree, step: WalkStep, page: string): Piece {
  return {
    page,
    form: 'step-through',
    kind: 'node',
    headings: [tree.title, step.kind],
    label: step.id,
    node: { tree: tree.id, id: step.id },
    text: step.text,
    marked: null,
    figures: [],
    notes: step.notes.map(({ id, subject, text }) => ({ id, words: `${subject}: ${text}` })),
    ways: step.ways.map(({ label }) => label),
  };
}

function wayOf(words: string): string {
  const way = words.toLowerCase();
  return way === 'yes' || way === 'no' ? way : way === '' ? '' : 'next';
}

/** The practice game as the version to read prints it, in the shape of its content. */
export function scenariosOfMarkup(html: string, known: readonly Scenario[]): readonly Scenario[] {
  const $ = load(html);
  return $('#simulation details:has(> summary > span > span + span)')
    .toArray()
    .map((reader) => {
      const summary = $(reader).children('summary').children('span').children('span');
      const title = wordsOf(summary.first());
      return {
        id: known.find((scenario) => scenario.title === title)?.id ?? title,
        title,
        description: wordsOf(summary.eq(1)),
        victim: known.find((scenario) => scenario.title === title)?.victim ?? 'adult',
        steps: $(reader)
          .find('li:has(> div > h4)')
          .toArray()
          .map((step) => stepOfMarkup($, $(step))),
      };
    });
}

/** A question of the running game after a wrong answer, when the card shows the right one and the reason. */
export function stepOfCard(html: string, rightAnswer: string): Scenario['steps'][number] {
  const $ = load(html);
  const options = $('[role="group"] button > span:last-child')
    .toArray()
    .map((option) => wordsOf($(option)));
  const marked = options.find((option) => option.endsWith(`, ${rightAnswer}`)) ?? '';
  const status = $('[role="status"]');
  const bare = (words: string) => words.replace(/, (?:your|right) answer$/, '');
  return asStep({
    title: wordsOf($('h3')),
    description: wordsOf($('h3').next('p')),
    options: options.map(bare),
    right: bare(marked),
    feedback: wordsOf(status.children('span').eq(0)),
    source: wordsOf(status.children('span').eq(1)),
  });
}

function stepOfMarkup($: CheerioAPI, step: Elements): Scenario['steps'][number] {
  const options = step
    .find('ol > li')
    .toArray()
    .map((option) => wordsOf($(option)));
  const answer = step.find('details > p');
  const right = wordsOf(answer.children('strong'));
  const source = wordsOf(answer.children('span'));
  const feedback = answer.clone();
  feedback.children('strong, span').remove();
  const title = step.find('h4').clone();
  title.find('[aria-hidden]').remove();
  return asStep({
    title: wordsOf(title),
    description: wordsOf(step.find('h4').next('p')),
    options,
    right,
    feedback: wordsOf(feedback),
    source,
  });
}

type SeenStep = {
  title: string;
  description: string;
  options: readonly string[];
  right: string;
  feedback: string;
  source: string;
};

/** A step as seen, in the shape of its content. @throws when it has not four options, or its right answer is none of them. */
export function asStep({
  title,
  description,
  options,
  right,
  feedback,
  source,
}: SeenStep): Scenario['steps'][number] {
  const correctOption = options.indexOf(right);
  const [a, b, c, d, ...others] = options;
  if (a === undefined || b === undefined || c === undefined || d === undefined || others.length > 0)
    throw new Error(`"${title}" has ${options.length} options.`);
  if (correctOption === -1) throw new Error(`The right answer of "${title}" is none of its options.`);
  return {
    id: title,
    title,
    description,
    options: [a, b, c, d],
    correctOption: correctOption as 0 | 1 | 2 | 3,
    feedback,
    visual: '',
    sources: [source],
  };
}

/** Text on one line, with a space wherever the markup begins a new line. */
export function wordsOf(element: Elements): string {
  return textOf(element, false).replace(/\s+/g, ' ').trim();
}

/** Text with a line for each paragraph. `isMarked` writes a value as `{id}` in place of its figure. */
function textOf(element: Elements, isMarked: boolean): string {
  const lines = element
    .toArray()
    .map((node) => rawText(node, isMarked))
    .join('\n');
  return lines
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function rawText(node: Node, isMarked: boolean): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  if (isMarked && 'attribs' in node && node.attribs['data-value'] !== undefined)
    return `{${node.attribs['data-value']}}`;
  const inner = node.children.map((child) => rawText(child, isMarked)).join('');
  const isBlock =
    'tagName' in node &&
    (blockTags.has(node.tagName) || /(?:^| )block(?: |$)/.test(node.attribs['class'] ?? ''));
  return isBlock ? `\n${inner}\n` : inner;
}
