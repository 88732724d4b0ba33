import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import {
  type ClinicalTables,
  type ClinicalText,
  type ClinicalValue,
  formatValue,
  noteIdsIn,
  noteWords,
  partsOfText,
  rowOf,
  valueOf,
} from './clinical-value';
import { type DecisionTree, type Edge, edgesOf, nodeOf, stepNumber, type TreeNode } from './decision-tree';

/*
 * Lays a decision tree out as a drawing, at build time. All lengths are SVG user units, drawn at one CSS pixel each.
 */

/** One word, or one value with its unit, or the name of a row that a step leads to. It is never broken. */
export type Word = { readonly text: string; readonly isValue: boolean; readonly rowId?: string };

type Lines = readonly (readonly Word[])[];

/** What a step shows, in lines: its words, the rows that it leads to, and the notes of its values. */
type NodeContent = {
  readonly lines: Lines;
  readonly see: Lines;
  readonly notes: readonly { readonly id: string; readonly lines: Lines }[];
};

export type DrawnNode = {
  readonly id: string;
  readonly number: number;
  readonly type: TreeNode['type'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} & NodeContent;

type Point = { readonly x: number; readonly y: number };

export type DrawnEdge = Edge & {
  /** From the lower edge of one node to the upper edge of the next, in right angles. */
  readonly points: readonly Point[];
  /** Middle of the word YES or NO; null for an arrow without a word. */
  readonly labelAt: Point | null;
};

export type DrawnTree = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
};

export const drawing = {
  fontSize: 15,
  lineHeight: 20,
  nodeWidth: 256,
  /** A step with notes is wider, so that it does not become too tall. */
  noteNodeWidth: 340,
  paddingX: 18,
  paddingTop: 32,
  paddingBottom: 14,
  labelWidth: 46,
  labelHeight: 24,
  margin: 4,
  /** Space above the rows that a step leads to and above each of its notes, and how far these are set in. */
  partGap: 10,
  indent: 12,
} as const;

/** Advance widths of Instrument Sans 600 from space to tilde, in hundredths of the font size. */
const advances = [
  19, 29, 45, 73, 64, 79, 77, 26, 44, 44, 43, 54, 27, 49, 27, 44, 68, 39, 56, 58, 61, 58, 61, 56, 60, 62, 27,
  27, 54, 54, 54, 58, 87, 73, 64, 75, 75, 63, 59, 76, 72, 25, 43, 71, 59, 90, 72, 79, 67, 81, 66, 64, 66, 70,
  73, 109, 71, 70, 63, 44, 44, 44, 54, 47, 35, 56, 62, 55, 62, 57, 37, 62, 61, 26, 26, 56, 26, 94, 61, 60, 62,
  62, 39, 49, 41, 60, 54, 80, 59, 54, 51, 44, 23, 44, 54,
] as const;

/** Room for a fallback font that runs wider than ours. */
const slack = 1.05;

/** Width of a text in user units, a little more than our font needs. Unknown characters count as wide ones. */
export function textWidth(text: string): number {
  const hundredths = Array.from(text).reduce(
    (sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 90),
    0,
  );
  return (hundredths * drawing.fontSize * slack) / 100;
}

/** A value in words that is longer than a line is broken like any other words. */
const longestWord = drawing.nodeWidth - 2 * drawing.paddingX;

/** The words of a sentence; a value and its unit are one word, and so is what touches it (a bracket, a comma). */
export function wordsOf(
  text: ClinicalText,
  values: Readonly<Record<string, ClinicalValue>>,
): readonly Word[] {
  return partsOfText(text).reduce<Word[]>((words, part) => {
    const last = words.at(-1);
    if ('valueId' in part) {
      const value = formatValue(valueOf(values, part.valueId));
      if (textWidth(value) > longestWord)
        return [...words, ...value.split(' ').map((text) => ({ text, isValue: true }))];
      const isOpened = last !== undefined && last.text.endsWith('(');
      return isOpened
        ? [...words.slice(0, -1), { text: last.text + value, isValue: true }]
        : [...words, { text: value, isValue: true }];
    }
    const touches = last?.isValue === true && !part.words.startsWith(' ');
    const pieces = part.words.split(' ').filter((piece) => piece !== '');
    const [first, ...rest] = pieces;
    if (touches && first !== undefined) {
      return [
        ...words.slice(0, -1),
        { text: last.text + first, isValue: true },
        ...rest.map((piece) => ({ text: piece, isValue: false })),
      ];
    }
    return [...words, ...pieces.map((piece) => ({ text: piece, isValue: false }))];
  }, []);
}

/** Fills lines of at most `width` user units; a word wider than that gets a line of its own. */
export function wrapWords(words: readonly Word[], width: number): readonly (readonly Word[])[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const candidate = [...(line ?? []), word].map((entry) => entry.text).join(' ');
    if (line !== undefined && textWidth(candidate) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const plainWords = (text: string): readonly Word[] =>
  text.split(' ').map((word) => ({ text: word, isValue: false }));

/** Everything that a step shows, broken into lines of at most `width` user units. */
function contentOf(tree: DecisionTree, id: string, tables: ClinicalTables, width: number): NodeContent {
  const { text, see = [] } = nodeOf(tree, id);
  const names = see.map((rowId, index): Word => ({
    text: `${rowOf(tables.rows, rowId).label}${index < see.length - 1 ? ',' : ''}`,
    isValue: false,
    rowId,
  }));
  return {
    lines: wrapWords(wordsOf(text, tables.values), width),
    see: names.length === 0 ? [] : wrapWords([...plainWords('See:'), ...names], width),
    notes: noteIdsIn(tables.values, text).map((noteId) => {
      const note = tables.notes[noteId];
      if (note === undefined)
        throw new Error(`There is no guideline note "${noteId}". Add it to content/clinical/notes.ts.`);
      return { id: noteId, lines: wrapWords(plainWords(noteWords(note)), width - drawing.indent) };
    }),
  };
}

/** Where each part of a step begins, in user units below the upper edge of its box, and how high the box must be. */
export function partsOf({ lines, see, notes }: NodeContent): {
  readonly seeAt: number;
  readonly notesAt: readonly number[];
  readonly height: number;
} {
  const below = (top: number, part: Lines) =>
    part.length === 0 ? top : top + drawing.partGap + part.length * drawing.lineHeight;
  const seeTop = drawing.paddingTop + lines.length * drawing.lineHeight;
  const noteTops = notes.reduce<readonly number[]>(
    (tops, note) => [...tops, below(tops.at(-1) ?? 0, note.lines)],
    [below(seeTop, see)],
  );
  return {
    seeAt: seeTop + drawing.partGap,
    notesAt: noteTops.slice(0, -1).map((top) => top + drawing.partGap),
    height: (noteTops.at(-1) ?? 0) + drawing.paddingBottom,
  };
}

/** An SVG path through `points` whose corners are rounded by at most `radius` user units. */
export function roundedPath(points: readonly Point[], radius = 8): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const a = towards(point, before, radius);
      const b = towards(point, after, radius);
      return `L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
    })
    .join('');
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return { x: round(from.x + (to.x - from.x) * share), y: round(from.y + (to.y - from.y) * share) };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/**
 * Lays out a tree from top to bottom in layers, with right-angled arrows (Eclipse Layout Kernel). The same tree gives the
 * same drawing. Loops run upwards.
 */
export async function drawTree(tree: DecisionTree, tables: ClinicalTables): Promise<DrawnTree> {
  const ids = Object.keys(tree.nodes);
  const edges = edgesOf(tree);
  const boxes = ids.map((id) => {
    const width =
      noteIdsIn(tables.values, nodeOf(tree, id).text).length === 0
        ? drawing.nodeWidth
        : drawing.noteNodeWidth;
    const content = contentOf(tree, id, tables, width - 2 * drawing.paddingX);
    return { id, width, content, height: partsOf(content).height };
  });

  const graph: ElkNode = {
    id: tree.id,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': `[top=${drawing.margin},left=${drawing.margin},bottom=${drawing.margin},right=${drawing.margin}]`,
      'elk.spacing.nodeNode': '32',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '14',
      'elk.layered.spacing.nodeNodeBetweenLayers': '30',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      // Keeps the drawing narrow, so that its words stay large: the tachycardia tree is 1,160 wide instead of 1,535.
      'elk.layered.nodePlacement.strategy': 'SIMPLE',
    },
    children: boxes.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.map((edge, index) => ({
      id: String(index),
      // A marked loop is laid out the other way round, so that every other arrow runs down.
      sources: [edge.isLoop ? edge.to : edge.from],
      targets: [edge.isLoop ? edge.from : edge.to],
      ...(edge.label === 'next'
        ? {}
        : {
            labels: [
              {
                text: edge.label,
                width: drawing.labelWidth,
                height: drawing.labelHeight,
                layoutOptions: { 'elk.edgeLabels.inline': 'true' },
              },
            ],
          }),
    })),
  };
  const laidOut = await new Elk().layout(graph);

  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    nodes: (laidOut.children ?? []).flatMap((node) => {
      const box = boxes.find((candidate) => candidate.id === node.id);
      return box === undefined ? [] : [drawnNode(tree, node, box.content)];
    }),
    edges: edges.map((edge, index) => ({ ...edge, ...routeOf(laidOut.edges?.[index], edge.isLoop) })),
  };
}

function drawnNode(
  tree: DecisionTree,
  { id, x = 0, y = 0, width = 0, height = 0 }: ElkNode,
  content: NodeContent,
): DrawnNode {
  return {
    id,
    number: stepNumber(tree, id),
    type: nodeOf(tree, id).type,
    x: round(x),
    y: round(y),
    width,
    height,
    ...content,
  };
}

function routeOf(
  edge: ElkExtendedEdge | undefined,
  isTurned: boolean,
): Pick<DrawnEdge, 'points' | 'labelAt'> {
  const section = edge?.sections?.[0];
  if (section === undefined) throw new Error('The layout left an edge without a way.');
  const label = edge?.labels?.[0];
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({
    x: round(x),
    y: round(y),
  }));
  return {
    points: isTurned ? points.reverse() : points,
    labelAt:
      label === undefined
        ? null
        : {
            x: round((label.x ?? 0) + drawing.labelWidth / 2),
            y: round((label.y ?? 0) + drawing.labelHeight / 2),
          },
  };
}
