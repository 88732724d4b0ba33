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
 * Lays out a decision tree as a drawing, at build time: its steps in order from top to bottom, in one column or
 * several. Each question has YES at the left and NO at the right. An arrow that does not lead to the step right below
 * runs in a lane beside the columns, and in a channel above or below them if it crosses a whole column. All lengths
 * are SVG user units, one CSS pixel each at "100%".
 */

/** An unbreakable unit: one word, one value with its unit, or the name of a linked row. */
export type Word = { readonly text: string; readonly isValue: boolean; readonly rowId?: string };

export type Lines = readonly (readonly Word[])[];

/** A part of a step in lines, and its offset from the upper edge of its step. */
type Part = { readonly y: number; readonly lines: Lines };

export type DrawnNode = {
  readonly id: string;
  readonly number: number;
  readonly type: TreeNode['type'];
  /** Its column, from 0. */
  readonly column: number;
  /** Left edge of the box. */
  readonly x: number;
  /** Upper edge of the box. */
  readonly y: number;
  readonly boxHeight: number;
  /** The height of the box and everything below it. */
  readonly height: number;
  /** The action or question, in the box. */
  readonly action: Part;
  /** The remaining text, below the box. */
  readonly details: Part;
  readonly see: Part;
  readonly notes: readonly (Part & { readonly id: string })[];
};

type Point = { readonly x: number; readonly y: number };

export type DrawnEdge = Edge & {
  /** A path from one step to the next, in right angles. */
  readonly points: readonly Point[];
  /**
   * Upper left corner of the label with the answer and the number of the next step; null for an arrow without a
   * label.
   */
  readonly markAt: Point | null;
  readonly toNumber: number;
};

/** The first box is at 0, 0; `left` and `top` are the space beside and above it. */
export type DrawnTree = {
  readonly treeId: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
};

export const drawing = {
  boxWidth: 336,
  actionSize: 17,
  actionLine: 21,
  textSize: 15,
  textLine: 19,
  paddingX: 14,
  /** From the upper edge of a box to its first line, below the step's number and kind. */
  paddingTop: 26,
  paddingBottom: 8,
  /** The distance of the two exits, and of the text between them, from the sides of the box. */
  trackInset: 15,
  textInset: 28,
  /** The distance of text without an exit beside it from the right side of the box. */
  textEnd: 4,
  markWidth: 84,
  markHeight: 25,
  partGap: 7,
  noteInset: 11,
  stepGap: 18,
  /** From the bottom of a step to the arrows that cross below it, one for each answer. */
  passYes: 7,
  passNo: 13,
  /** From the box to the first lane, and between lanes. */
  laneStart: 15,
  laneStep: 10,
  margin: 4,
} as const;

/** Advance widths of Instrument Sans 600 from space to tilde, in hundredths of the font size. */
const advances = [
  19, 29, 45, 73, 64, 79, 77, 26, 44, 44, 43, 54, 27, 49, 27, 44, 68, 39, 56, 58, 61, 58, 61, 56, 60, 62, 27,
  27, 54, 54, 54, 58, 87, 73, 64, 75, 75, 63, 59, 76, 72, 25, 43, 71, 59, 90, 72, 79, 67, 81, 66, 64, 66, 70,
  73, 109, 71, 70, 63, 44, 44, 44, 54, 47, 35, 56, 62, 55, 62, 57, 37, 62, 61, 26, 26, 56, 26, 94, 61, 60, 62,
  62, 39, 49, 41, 60, 54, 80, 59, 54, 51, 44, 23, 44, 54,
] as const;

/** A margin for a fallback font that runs wider than ours. */
const slack = 1.05;

/** The width of a text in user units, slightly overestimated. Unknown characters count as wide ones. */
export function textWidth(text: string, size: number = drawing.textSize): number {
  const hundredths = Array.from(text).reduce(
    (sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 90),
    0,
  );
  return (hundredths * size * slack) / 100;
}

/** A text value longer than a line wraps like any other text. */
const longestWord = drawing.boxWidth - 2 * drawing.textInset;

/** The unbreakable units of a sentence; a value and its unit are one, together with adjacent punctuation. */
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

const unlinked = (text: string): readonly Word[] =>
  text.split(' ').map((word) => ({ text: word, isValue: false }));

type Measured = Omit<DrawnNode, 'column' | 'x' | 'y'>;

/** Lays out one step: its box, and below it its details, linked rows and notes. */
function measureNode(tree: DecisionTree, id: string, tables: ClinicalTables): Measured {
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
  // Only a question has a second exit, at its right.
  const textEnd = type === 'question' ? drawing.textInset : drawing.textEnd;
  const below = (words: readonly Word[], inset = 0): Part => {
    if (words.length === 0) return { y: bottom, lines: [] };
    const part = {
      y: bottom + drawing.partGap,
      lines: wrapLines(words, drawing.boxWidth - drawing.textInset - textEnd - inset),
    };
    bottom = part.y + part.lines.length * drawing.textLine;
    return part;
  };
  const parts = {
    details: below(details === null ? [] : wordsOf(details, tables.values)),
    see: below(names.length === 0 ? [] : [...unlinked('See:'), ...names]),
    notes: noteIdsIn(tables.values, text).map((noteId) => {
      const note = tables.notes[noteId];
      if (note === undefined)
        throw new Error(`There is no guideline note "${noteId}". Add it to content/clinical/notes.ts.`);
      return { id: noteId, ...below(unlinked(noteText(note)), drawing.noteInset) };
    }),
  };
  return {
    id,
    number: stepNumber(tree, id),
    type,
    boxHeight,
    height: type === 'question' ? bottom + drawing.partGap + drawing.markHeight : bottom,
    action: { y: drawing.paddingTop, lines: actionLines },
    ...parts,
  };
}

/** An SVG path through points, in horizontal and vertical segments. */
export function pathThrough([start, ...rest]: readonly Point[]): string {
  if (start === undefined) return '';
  let x = start.x;
  const lines = rest.map((point) => {
    const line = point.x === x ? `V${point.y}` : `H${point.x}`;
    x = point.x;
    return line;
  });
  return `M${start.x} ${start.y}${lines.join('')}`;
}

/** The points where arrows leave or enter a box on one side. */
const entry = { left: 16, right: 26 } as const;
const exit = 14;

/** A run of an arrow, possibly shared by several arrows to one step. */
type Run = { readonly track: string; readonly from: number; readonly to: number };

/** Assigns positions to the runs on one track, so that overlapping runs have different ones, the shortest first. */
function placesOf(wanted: ReadonlyMap<string, Run>): ReadonlyMap<string, number> {
  const placed: (Run & { readonly place: number })[] = [];
  const byLength = [...wanted].toSorted(([, a], [, b]) => a.to - a.from - (b.to - b.from));
  return new Map(
    byLength.map(([key, run]) => {
      const taken = placed
        .filter((other) => other.track === run.track && other.from <= run.to && run.from <= other.to)
        .map(({ place }) => place);
      let place = 0;
      while (taken.includes(place)) place++;
      placed.push({ ...run, place });
      return [key, place];
    }),
  );
}

/** Merges all runs with the same key into one that spans them. */
function mergeRuns(runs: readonly (Run & { readonly key: string })[]): ReadonlyMap<string, Run> {
  const merged = new Map<string, Run>();
  for (const { key, track, from, to } of runs) {
    const before = merged.get(key) ?? { from: Infinity, to: -Infinity };
    merged.set(key, { track, from: Math.min(before.from, from, to), to: Math.max(before.to, from, to) });
  }
  return merged;
}

/** The number of parallel runs on a track. */
function widthOf(
  track: string,
  wanted: ReadonlyMap<string, Run>,
  places: ReadonlyMap<string, number>,
): number {
  const found = [...wanted].filter(([, run]) => run.track === track).map(([key]) => places.get(key) ?? 0);
  return found.length === 0 ? 0 : Math.max(...found) + 1;
}

/** The route of one arrow, before column positions are known. Sides are -1 for left and 1 for right. */
function routeOf(edge: Edge, from: Placed, to: Placed, height: number) {
  const own = edge.label === 'no' ? (1 as const) : (-1 as const);
  const towardTarget = Math.sign(to.column - from.column) as -1 | 0 | 1;
  const leavesBy = towardTarget === 0 ? own : towardTarget;
  const entersBy = towardTarget === 0 ? own : (-towardTarget as -1 | 1);
  const isAnswer = edge.label !== 'next';
  const foot = from.y + from.height;
  const leaves = !isAnswer
    ? from.y + from.boxHeight - exit
    : leavesBy === own
      ? foot - drawing.markHeight / 2
      : foot + (own === -1 ? drawing.passYes : drawing.passNo);
  const arrives = to.y + (entersBy === 1 ? entry.right : entry.left);
  /** The gap before column 0 is gap 0. */
  const gapOut = from.column + (leavesBy === 1 ? 1 : 0);
  const gapIn = to.column + (entersBy === 1 ? 1 : 0);
  const isAbove = leaves + arrives <= 2 * height - leaves - arrives;
  return {
    edge,
    from,
    to,
    own,
    leavesBy,
    entersBy,
    isAnswer,
    leaves,
    arrives,
    gapOut,
    gapIn,
    isStraight: towardTarget === 0 && to.number === from.number + 1,
    /** Above or below the columns that it crosses; null if both ends are at the same gap. */
    channel: gapOut === gapIn ? null : isAbove ? ('above' as const) : ('below' as const),
    keyOut: `${gapOut} ${-leavesBy} ${edge.to} ${gapOut === gapIn ? 'direct' : isAbove ? 'up' : 'down'}`,
    keyIn: `${gapIn} ${-entersBy} ${edge.to} in`,
  };
}

type Placed = Omit<DrawnNode, 'x'>;

/**
 * An arrow leads straight down to the step below, or from the side of a box through a lane into the side of another.
 * Arrows to one step share a lane. Returns the arrows, the column positions, and the space for lanes and channels.
 */
function drawEdges(tree: DecisionTree, nodes: readonly Placed[]) {
  const nodeAt = (id: string) => nodes[stepNumber(tree, id) - 1] as Placed;
  const height = Math.max(...nodes.map((node) => node.y + node.height));
  const routes = edgesOf(tree).map((edge) => routeOf(edge, nodeAt(edge.from), nodeAt(edge.to), height));
  const bent = routes.filter(({ isStraight }) => !isStraight);
  const channels = mergeRuns(
    bent.flatMap(({ channel, edge, gapOut, gapIn }) =>
      channel === null ? [] : [{ key: `${channel} ${edge.to}`, track: channel, from: gapOut, to: gapIn }],
    ),
  );
  const channelPlaces = placesOf(channels);
  const below = height + drawing.passNo + drawing.laneStep / 2;
  const channelAt = (channel: 'above' | 'below', to: string) => {
    const away = drawing.laneStart + (channelPlaces.get(`${channel} ${to}`) ?? 0) * drawing.laneStep;
    return channel === 'above' ? -away : below + away - drawing.laneStart;
  };
  const lanes = mergeRuns(
    bent.flatMap(({ channel, edge, gapOut, gapIn, leavesBy, entersBy, leaves, arrives, keyOut, keyIn }) => {
      const [out, into] = [`${gapOut} ${-leavesBy}`, `${gapIn} ${-entersBy}`];
      if (channel === null) return [{ key: keyOut, track: out, from: leaves, to: arrives }];
      const at = channelAt(channel, edge.to);
      return [
        { key: keyOut, track: out, from: leaves, to: at },
        { key: keyIn, track: into, from: at, to: arrives },
      ];
    }),
  );
  const places = placesOf(lanes);
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  const lanesAt = (gap: number, side: -1 | 1) => widthOf(`${gap} ${side}`, lanes, places);
  /** The space between two columns, or beside the outer ones. */
  const roomAt = (gap: number) => {
    const count = lanesAt(gap, -1) + lanesAt(gap, 1);
    const isOuter = gap === 0 || gap === columns;
    if (count === 0) return isOuter ? 0 : drawing.laneStart;
    return (isOuter ? 1 : 2) * drawing.laneStart + (count - 1) * drawing.laneStep;
  };
  const columnAt = [0];
  for (let gap = 1; gap < columns; gap += 1)
    columnAt.push((columnAt.at(-1) ?? 0) + drawing.boxWidth + roomAt(gap));
  const sideOf = (column: number, side: -1 | 1) =>
    (columnAt[column] ?? 0) + (side === 1 ? drawing.boxWidth : 0);
  const laneAt = (column: number, side: -1 | 1, key: string) =>
    sideOf(column, side) + side * (drawing.laneStart + (places.get(key) ?? 0) * drawing.laneStep);
  const edges = routes.map((route): DrawnEdge => {
    const { edge, from, to, own, leavesBy, entersBy, isAnswer, isStraight, leaves, arrives, channel } = route;
    const track = sideOf(from.column, own) - own * drawing.trackInset;
    const foot = { x: track, y: from.y + from.boxHeight };
    const laneOut = laneAt(from.column, leavesBy, route.keyOut);
    const laneIn = laneAt(to.column, entersBy, route.keyIn);
    const start = isAnswer
      ? [foot, { x: track, y: leaves }]
      : [{ x: sideOf(from.column, leavesBy), y: leaves }];
    const across = channel === null ? null : channelAt(channel, edge.to);
    const points = isStraight
      ? [foot, { x: track, y: to.y }]
      : [
          ...start,
          { x: laneOut, y: leaves },
          ...(across === null
            ? [{ x: laneOut, y: arrives }]
            : [
                { x: laneOut, y: across },
                { x: laneIn, y: across },
                { x: laneIn, y: arrives },
              ]),
          { x: sideOf(to.column, entersBy), y: arrives },
        ];
    return {
      ...edge,
      points,
      toNumber: to.number,
      markAt: isAnswer
        ? {
            x: own === 1 ? sideOf(from.column, 1) - drawing.markWidth : sideOf(from.column, -1),
            y: from.y + from.height - drawing.markHeight,
          }
        : null,
    };
  });
  const channelsAbove = widthOf('above', channels, channelPlaces);
  const lowest = Math.max(0, ...edges.flatMap(({ points }) => points.map(({ y }) => y)));
  return {
    edges,
    columnAt,
    left: roomAt(0),
    right: roomAt(columns),
    above: channelsAbove === 0 ? 0 : drawing.laneStart + (channelsAbove - 1) * drawing.laneStep,
    bottom: Math.max(height, lowest),
  };
}

/** Breaks the steps into at most `columns` columns, minimizing the height of the tallest. */
function breakColumns(heights: readonly number[], columns: number): readonly number[] {
  const fill = (limit: number) => {
    let [column, room] = [0, limit];
    return heights.map((height) => {
      if (height > room) [column, room] = [column + 1, limit];
      room -= height + drawing.stepGap;
      return column;
    });
  };
  const sums = heights.flatMap((_, first) =>
    heights
      .slice(first)
      .map((_last, count) =>
        heights.slice(first, first + count + 1).reduce((a, b) => a + b + drawing.stepGap),
      ),
  );
  const limit = sums
    .toSorted((a, b) => a - b)
    .find((sum) => {
      const found = fill(sum);
      return sum >= Math.max(...heights) && (found.at(-1) ?? 0) < columns;
    });
  return fill(limit ?? Infinity);
}

/** Lays out a tree. Deterministic. */
export function drawTree(tree: DecisionTree, tables: ClinicalTables, columns = 1): DrawnTree {
  const measured = Object.keys(tree.nodes).map((id) => measureNode(tree, id, tables));
  const columnOf = breakColumns(
    measured.map(({ height }) => height),
    columns,
  );
  let y = 0;
  const placed = measured.map((node, index): Placed => {
    const column = columnOf[index] ?? 0;
    if (column !== columnOf[index - 1]) y = 0;
    const at = { ...node, column, y };
    y += node.height + drawing.stepGap;
    return at;
  });
  const { edges, columnAt, left, right, above, bottom } = drawEdges(tree, placed);
  return {
    treeId: tree.id,
    left: left + drawing.margin,
    top: above + drawing.margin,
    width: left + (columnAt.at(-1) ?? 0) + drawing.boxWidth + right + 2 * drawing.margin,
    height: Math.ceil(above + bottom + 2 * drawing.margin),
    nodes: placed.map((node) => ({ ...node, x: columnAt[node.column] ?? 0 })),
    edges,
  };
}

/** The target of the full-screen drawing: a window of 1440 by 900 CSS pixels, without its toolbar. */
const screen = { width: 1426, height: 838 } as const;

/** The same steps in the number of columns that makes the drawing largest when all of it fits a wide window. */
export function drawTreeForScreen(tree: DecisionTree, tables: ClinicalTables): DrawnTree {
  const scaleOf = ({ width, height }: DrawnTree) => Math.min(screen.width / width, screen.height / height);
  return [2, 3, 4, 5, 6]
    .map((columns) => drawTree(tree, tables, columns))
    .reduce((best, next) => (scaleOf(next) > scaleOf(best) ? next : best));
}
