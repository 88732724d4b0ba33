import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type ClinicalText, type ClinicalValue, formatValue, partsOfText, valueOf } from './clinical';
import { type DecisionTree, type Edge, edgesOf, nodeOf, stepNumber, type TreeNode } from './decision-tree';

/*
 * Lays a decision tree out as a drawing, at build time. All lengths are SVG user units, drawn at one CSS pixel each.
 */

/** One word, or one value with its unit, that is never broken. */
export type Word = { readonly text: string; readonly isValue: boolean };

export type DrawnNode = {
  readonly id: string;
  readonly number: number;
  readonly type: TreeNode['type'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly Word[])[];
};

export type Point = { readonly x: number; readonly y: number };

export type DrawnEdge = Edge & {
  /** From the lower edge of one node to the upper edge of the next, in right angles. */
  readonly points: readonly Point[];
  /** Middle of the word YES or NO; null for an arrow without a word. */
  readonly labelAt: Point | null;
};

export type TreeDrawing = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
};

export const drawing = {
  fontSize: 15,
  lineHeight: 20,
  nodeWidth: 256,
  paddingX: 18,
  paddingTop: 32,
  paddingBottom: 14,
  labelWidth: 46,
  labelHeight: 24,
  margin: 4,
} as const;

/** Advance widths of Instrument Sans 600 from space to tilde, in hundredths of the font size. */
const advances = [
  19, 29, 45, 73, 64, 79, 77, 26, 44, 44, 43, 54, 27, 49, 27, 44, 68, 39, 56, 58, 61, 58, 61, 56, 60, 62, 27, 27, 54, 54, 54, 58, 87,
  73, 64, 75, 75, 63, 59, 76, 72, 25, 43, 71, 59, 90, 72, 79, 67, 81, 66, 64, 66, 70, 73, 109, 71, 70, 63, 44, 44, 44, 54, 47, 35,
  56, 62, 55, 62, 57, 37, 62, 61, 26, 26, 56, 26, 94, 61, 60, 62, 62, 39, 49, 41, 60, 54, 80, 59, 54, 51, 44, 23, 44, 54,
] as const;

/** Room for a fallback font that runs wider than ours. */
const slack = 1.05;

/** Width of a text in user units, a little more than our font needs. Unknown characters count as wide ones. */
export function textWidth(text: string): number {
  const hundredths = [...text].reduce((sum, character) => sum + (advances[character.charCodeAt(0) - 32] ?? 90), 0);
  return (hundredths * drawing.fontSize * slack) / 100;
}

/** The words of a sentence; a value and its unit are one word, and so is what touches it (a bracket, a comma). */
export function wordsOf(text: ClinicalText, values: Readonly<Record<string, ClinicalValue>>): readonly Word[] {
  return partsOfText(text).reduce<Word[]>((words, part) => {
    const last = words.at(-1);
    if ('valueId' in part) {
      const value = formatValue(valueOf(values, part.valueId));
      const isOpened = last !== undefined && last.text.endsWith('(');
      return isOpened ? [...words.slice(0, -1), { text: last.text + value, isValue: true }] : [...words, { text: value, isValue: true }];
    }
    const touches = last?.isValue === true && !part.words.startsWith(' ');
    const pieces = part.words.split(' ').filter((piece) => piece !== '');
    const [first, ...rest] = pieces;
    if (touches && last !== undefined && first !== undefined) {
      return [...words.slice(0, -1), { text: last.text + first, isValue: true }, ...rest.map((piece) => ({ text: piece, isValue: false }))];
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

/** An SVG path through `points` whose corners are rounded by at most `radius` user units. */
export function roundedPath(points: readonly Point[], radius = 8): string {
  return points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined) return `M${point.x} ${point.y}`;
    if (after === undefined) return `L${point.x} ${point.y}`;
    const a = towards(point, before, radius);
    const b = towards(point, after, radius);
    return `L${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
  }).join('');
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
export async function drawTree(tree: DecisionTree, values: Readonly<Record<string, ClinicalValue>>): Promise<TreeDrawing> {
  const ids = Object.keys(tree.nodes);
  const edges = edgesOf(tree);
  const lines = new Map(ids.map((id) => [id, wrapWords(wordsOf(nodeOf(tree, id).text, values), drawing.nodeWidth - 2 * drawing.paddingX)]));
  const heightOf = (id: string) => drawing.paddingTop + drawing.paddingBottom + (lines.get(id)?.length ?? 0) * drawing.lineHeight;

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
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
    children: ids.map((id) => ({ id, width: drawing.nodeWidth, height: heightOf(id) })),
    edges: edges.map((edge, index) => ({
      id: String(index),
      // A marked loop is laid out the other way round, so that every other arrow runs down.
      sources: [edge.isLoop ? edge.to : edge.from],
      targets: [edge.isLoop ? edge.from : edge.to],
      ...(edge.label === 'next' ? {} : { labels: [{ text: edge.label, width: drawing.labelWidth, height: drawing.labelHeight, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }] }),
    })),
  };
  const laidOut = await new Elk().layout(graph);

  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    nodes: (laidOut.children ?? []).map((node) => drawnNode(tree, node, lines.get(node.id) ?? [])),
    edges: edges.map((edge, index) => ({ ...edge, ...routeOf(laidOut.edges?.[index], edge.isLoop) })),
  };
}

/** Sizes of the tall drawing for narrow screens. */
const tall = { nodeWidth: 248, gap: 40, lane: 13, firstLane: 28, entryY: 15, exitY: 18 } as const;

/**
 * Lays out the same tree for a narrow screen: all steps below each other in their order, the way to the next one straight
 * down, every other way along a lane at the right. Ways to the same step share a lane.
 */
export function drawTallTree(tree: DecisionTree, values: Readonly<Record<string, ClinicalValue>>): TreeDrawing {
  const nodes = Object.keys(tree.nodes).reduce<readonly DrawnNode[]>((above, id) => {
    const lines = wrapWords(wordsOf(nodeOf(tree, id).text, values), tall.nodeWidth - 2 * drawing.paddingX - 6);
    const height = drawing.paddingTop + drawing.paddingBottom + lines.length * drawing.lineHeight;
    const last = above.at(-1);
    const y = last === undefined ? drawing.margin : last.y + last.height + tall.gap;
    return [...above, { id, number: stepNumber(tree, id), type: nodeOf(tree, id).type, x: drawing.margin, y, width: tall.nodeWidth, height, lines }];
  }, []);
  const boxOf = (id: string) => nodes[stepNumber(tree, id) - 1] as DrawnNode;
  const isStraight = (edge: Edge) => stepNumber(tree, edge.to) === stepNumber(tree, edge.from) + 1;
  const edges = edgesOf(tree);
  const lanes = lanesOf(edges.filter((edge) => !isStraight(edge)).map((edge) => ({ to: edge.to, from: exitOf(boxOf(edge.from)), end: boxOf(edge.to).y + tall.entryY })));
  const right = drawing.margin + tall.nodeWidth;
  const last = nodes.at(-1) as DrawnNode;

  return {
    width: right + tall.firstLane + tall.lane * Math.max(0, ...lanes.values()) + 4,
    height: last.y + last.height + drawing.margin,
    nodes,
    edges: edges.map((edge) => {
      const [from, to] = [boxOf(edge.from), boxOf(edge.to)];
      if (isStraight(edge)) {
        const x = from.x + from.width / 2;
        const points = [{ x, y: from.y + from.height }, { x, y: to.y }];
        return { ...edge, points, labelAt: edge.label === 'next' ? null : { x, y: from.y + from.height + tall.gap / 2 - 3 } };
      }
      const lane = right + tall.firstLane + tall.lane * (lanes.get(edge.to) ?? 0);
      const [exit, entry] = [exitOf(from), to.y + tall.entryY];
      const points = [{ x: right, y: exit }, { x: lane, y: exit }, { x: lane, y: entry }, { x: right, y: entry }];
      return { ...edge, points, labelAt: edge.label === 'next' ? null : { x: right, y: exit } };
    }),
  };
}

function exitOf(node: DrawnNode): number {
  return node.y + node.height - tall.exitY;
}

/** A lane for each target: ways to one step share it, short ones run inside, no two stretches touch. */
function lanesOf(ways: readonly { readonly to: string; readonly from: number; readonly end: number }[]): ReadonlyMap<string, number> {
  const stretches = [...new Set(ways.map((way) => way.to))].map((to) => {
    const ends = ways.filter((way) => way.to === to).flatMap((way) => [way.from, way.end]);
    return { to, top: Math.min(...ends) - 6, bottom: Math.max(...ends) + 6 };
  });
  const taken: { lane: number; top: number; bottom: number }[] = [];
  const lanes = new Map<string, number>();
  for (const stretch of [...stretches].sort((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    let lane = 0;
    while (taken.some((other) => other.lane === lane && other.top < stretch.bottom && stretch.top < other.bottom)) lane += 1;
    taken.push({ lane, ...stretch });
    lanes.set(stretch.to, lane);
  }
  return lanes;
}

function drawnNode(tree: DecisionTree, { id, x = 0, y = 0, width = 0, height = 0 }: ElkNode, lines: DrawnNode['lines']): DrawnNode {
  return { id, number: stepNumber(tree, id), type: nodeOf(tree, id).type, x: round(x), y: round(y), width, height, lines };
}

function routeOf(edge: ElkExtendedEdge | undefined, isTurned: boolean): Pick<DrawnEdge, 'points' | 'labelAt'> {
  const section = edge?.sections?.[0];
  if (section === undefined) throw new Error('The layout left an edge without a way.');
  const label = edge?.labels?.[0];
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({ x: round(x), y: round(y) }));
  return {
    points: isTurned ? points.reverse() : points,
    labelAt: label === undefined ? null : {
      x: round((label.x ?? 0) + drawing.labelWidth / 2),
      y: round((label.y ?? 0) + drawing.labelHeight / 2),
    },
  };
}
