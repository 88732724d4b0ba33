import {
  type ClinicalTables,
  type ClinicalText,
  type ClinicalValue,
  formatValue,
  noteIdsIn,
  noteText,
  partsOfText,
  rowOf,
  valueOf,
} from './clinical-value';
import {
  type DecisionTree,
  type Edge,
  edgesOf,
  nodeOf,
  sayOf,
  stepNumber,
  type TreeNode,
} from './decision-tree';

/*
 * Lays a decision tree out as a drawing, at build time: its steps below one another in the order of their numbers. YES leads
 * on at the left and NO at the right of every question; a way that passes over steps runs in a lane beside them, on its side.
 * All lengths are SVG user units, drawn at one CSS pixel each.
 */

/** One word, or one value with its unit, or the name of a row that a step leads to. It is never broken. */
export type Word = { readonly text: string; readonly isValue: boolean; readonly rowId?: string };

export type Lines = readonly (readonly Word[])[];

/** A part of a step in lines, and where it begins, below the upper edge of its step. */
type Part = { readonly y: number; readonly lines: Lines };

export type DrawnNode = {
  readonly id: string;
  readonly number: number;
  readonly type: TreeNode['type'];
  /** Upper edge of the box. */
  readonly y: number;
  readonly boxHeight: number;
  /** Of the box and all that is below it. */
  readonly height: number;
  /** What to do or to ask, in the box. */
  readonly action: Part;
  /** The rest of the words, below the box. */
  readonly details: Part;
  readonly see: Part;
  readonly notes: readonly (Part & { readonly id: string })[];
};

type Point = { readonly x: number; readonly y: number };

export type DrawnEdge = Edge & {
  /** From the step to the next, in right angles. */
  readonly points: readonly Point[];
  /** Upper left corner of the mark that holds the answer and the number of the next step; null for an arrow without a word. */
  readonly markAt: Point | null;
  readonly toNumber: number;
};

/** `left` is where the boxes begin; everything else counts from there. */
export type DrawnTree = {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
};

export const drawing = {
  boxWidth: 300,
  actionSize: 17,
  actionLine: 22,
  textSize: 15,
  textLine: 20,
  paddingX: 14,
  /** From the upper edge of a box to its first line, past the number and kind of step. */
  paddingTop: 30,
  paddingBottom: 11,
  /** How far the two ways down, and the words between them, are from the sides of the box. */
  trackInset: 16,
  textInset: 30,
  markWidth: 84,
  markHeight: 26,
  partGap: 9,
  noteInset: 11,
  stepGap: 26,
  /** From the box to the first lane, and from lane to lane. */
  laneStart: 16,
  laneStep: 11,
  margin: 6,
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
export function textWidth(text: string, size: number = drawing.textSize): number {
  const hundredths = Array.from(text).reduce(
    (sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 90),
    0,
  );
  return (hundredths * size * slack) / 100;
}

/** A value in words that is longer than a line is broken like any other words. */
const longestWord = drawing.boxWidth - 2 * drawing.textInset;

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
    const isTouching = last?.isValue === true && !part.text.startsWith(' ');
    const pieces = part.text.split(' ').filter((piece) => piece !== '');
    const [first, ...rest] = pieces;
    if (isTouching && first !== undefined) {
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
export function wrapLines(words: readonly Word[], width: number, size: number = drawing.textSize): Lines {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const candidate = [...(line ?? []), word].map((entry) => entry.text).join(' ');
    if (line !== undefined && textWidth(candidate, size) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const searchKey = (text: string): readonly Word[] =>
  text.split(' ').map((word) => ({ text: word, isValue: false }));

/** Lays out one step: its box, and below it its details, the rows that it leads to and the notes of its values. */
function drawNode(tree: DecisionTree, id: string, tables: ClinicalTables, y: number): DrawnNode {
  const { type, text, see = [] } = nodeOf(tree, id);
  const { action, details } = sayOf(text);
  const names = see.map((rowId, index): Word => ({
    text: `${rowOf(tables.rows, rowId).label}${index < see.length - 1 ? ',' : ''}`,
    isValue: false,
    rowId,
  }));
  const actionLines = wrapLines(
    wordsOf(action, tables.values),
    drawing.boxWidth - 2 * drawing.paddingX,
    drawing.actionSize,
  );
  const boxHeight = drawing.paddingTop + actionLines.length * drawing.actionLine + drawing.paddingBottom;
  let bottom = boxHeight;
  const below = (words: readonly Word[], inset = 0): Part => {
    if (words.length === 0) return { y: bottom, lines: [] };
    const part = { y: bottom + drawing.partGap, lines: wrapLines(words, longestWord - inset) };
    bottom = part.y + part.lines.length * drawing.textLine;
    return part;
  };
  const parts = {
    details: below(details === null ? [] : wordsOf(details, tables.values)),
    see: below(names.length === 0 ? [] : [...searchKey('See:'), ...names]),
    notes: noteIdsIn(tables.values, text).map((noteId) => {
      const note = tables.notes[noteId];
      if (note === undefined)
        throw new Error(`There is no guideline note "${noteId}". Add it to content/clinical/notes.ts.`);
      return { id: noteId, ...below(searchKey(noteText(note)), drawing.noteInset) };
    }),
  };
  return {
    id,
    number: stepNumber(tree, id),
    type,
    y,
    boxHeight,
    height: type === 'question' ? bottom + drawing.partGap + drawing.markHeight : bottom,
    action: { y: drawing.paddingTop, lines: actionLines },
    ...parts,
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

type Lane = { readonly side: 1 | -1; readonly top: number; readonly bottom: number };

/** Where the ways that leave a box in one direction, or come to it, touch its side. */
const entry = 18;
const exit = 14;

/**
 * A way leads straight down to the step below, or from the side of a box through a lane into the side of another. Ways to one
 * step share a lane; the shortest run next to the boxes.
 */
function drawEdges(tree: DecisionTree, nodes: readonly DrawnNode[]) {
  const nodeAt = (id: string): DrawnNode => {
    const node = nodes.find((one) => one.id === id);
    if (node === undefined) throw new Error(`The tree "${tree.id}" has no node "${id}".`);
    return node;
  };
  const ways = edgesOf(tree).map((edge) => {
    const [from, to] = [nodeAt(edge.from), nodeAt(edge.to)];
    const side = edge.label === 'no' ? (1 as const) : (-1 as const);
    const isAnswer = edge.label !== 'next';
    return {
      edge,
      to,
      side,
      isAnswer,
      isStraight: to.number === from.number + 1,
      boxBottom: from.y + from.boxHeight,
      /** The upper edge of the mark of an answer. */
      markTop: from.y + from.height - drawing.markHeight,
      leaves: isAnswer ? from.y + from.height - drawing.markHeight / 2 : from.y + from.boxHeight - exit,
    };
  });
  const keyOf = (side: number, to: string) => `${side} ${to}`;
  const wanted = new Map<string, Lane>();
  for (const { edge, to, side, isStraight, leaves } of ways) {
    if (isStraight) continue;
    const { top = Infinity, bottom = 0 } = wanted.get(keyOf(side, edge.to)) ?? {};
    const arrives = to.y + entry;
    wanted.set(keyOf(side, edge.to), {
      side,
      top: Math.min(top, leaves, arrives),
      bottom: Math.max(bottom, leaves, arrives),
    });
  }
  const lanes = new Map<string, Lane & { readonly place: number }>();
  const byLength = [...wanted].toSorted(([, a], [, b]) => a.bottom - a.top - (b.bottom - b.top));
  for (const [key, lane] of byLength) {
    const taken = [...lanes.values()]
      .filter((other) => other.side === lane.side && other.top <= lane.bottom && lane.top <= other.bottom)
      .map(({ place }) => place);
    let place = 0;
    while (taken.includes(place)) place++;
    lanes.set(key, { ...lane, place });
  }
  const room = (side: 1 | -1) =>
    Math.max(
      0,
      ...[...lanes.values()]
        .filter((lane) => lane.side === side)
        .map(({ place }) => drawing.laneStart + place * drawing.laneStep),
    );
  const edges = ways.map(
    ({ edge, to, side, isAnswer, isStraight, boxBottom, markTop, leaves }): DrawnEdge => {
      const edgeOfBox = side === 1 ? drawing.boxWidth : 0;
      const track = edgeOfBox - side * drawing.trackInset;
      const start = isAnswer || isStraight ? [{ x: track, y: boxBottom }] : [{ x: edgeOfBox, y: leaves }];
      const lane = lanes.get(keyOf(side, edge.to));
      const laneAt = edgeOfBox + side * (drawing.laneStart + (lane?.place ?? 0) * drawing.laneStep);
      const rest = isStraight
        ? [{ x: track, y: to.y }]
        : [
            ...(isAnswer ? [{ x: track, y: leaves }] : []),
            { x: laneAt, y: leaves },
            { x: laneAt, y: to.y + entry },
            { x: edgeOfBox, y: to.y + entry },
          ];
      return {
        ...edge,
        points: [...start, ...rest],
        toNumber: to.number,
        markAt: isAnswer ? { x: side === 1 ? drawing.boxWidth - drawing.markWidth : 0, y: markTop } : null,
      };
    },
  );
  return { edges, left: room(-1), right: room(1) };
}

/** Lays a tree out. The same tree gives the same drawing; the boxes begin `left` units from its left edge. */
export function drawTree(tree: DecisionTree, tables: ClinicalTables): DrawnTree {
  const nodes: DrawnNode[] = [];
  let y: number = drawing.margin;
  for (const id of Object.keys(tree.nodes)) {
    const node = drawNode(tree, id, tables, y);
    nodes.push(node);
    y += node.height + drawing.stepGap;
  }
  const { edges, left, right } = drawEdges(tree, nodes);
  return {
    left: left + drawing.margin,
    width: left + drawing.boxWidth + right + 2 * drawing.margin,
    height: Math.ceil(y - drawing.stepGap + drawing.margin),
    nodes,
    edges,
  };
}
