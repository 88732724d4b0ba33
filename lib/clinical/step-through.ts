import type { EdgeLabel } from './decision-tree';

/** An edge from a step. */
export type WalkWay = { readonly label: EdgeLabel; readonly to: string; readonly isLoop: boolean };

/** A step as the visitor reads it: text with its values filled in. */
export type WalkStep = {
  readonly id: string;
  readonly number: number;
  /** The kind and population of the step, as text: `Question, adult`. */
  readonly kind: string;
  readonly action: string;
  readonly details: string | null;
  readonly notes: readonly { readonly id: string; readonly subject: string; readonly text: string }[];
  /** Links to the rows for what the text only names, e.g. the dose of a drug. */
  readonly see: readonly { readonly label: string; readonly href: string }[];
  readonly ways: readonly WalkWay[];
};

/** A decision tree ready for walking: plain data that can be sent to the browser. The first step is the start. */
export type WalkTree = {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly [WalkStep, ...WalkStep[]];
};

/** The steps taken so far, by id, from the start to the current one. Never empty. */
export type Walk = readonly string[];

export type WalkEvent =
  | { readonly type: 'answer'; readonly label: EdgeLabel }
  | { readonly type: 'undo' }
  | { readonly type: 'restart' }
  /** Goes back to the step at this index of the walk, from 0. */
  | { readonly type: 'return'; readonly to: number };

/** The maximum number of steps in a walk: a loop can repeat forever, but the URL must not grow forever. */
const longestWalk = 60;

/** The step called `id`, or the start for anything unknown. */
export function stepOf(tree: WalkTree, id: string | undefined): WalkStep {
  return tree.steps.find((step) => step.id === id) ?? tree.steps[0];
}

/** The current step. */
export function currentStep(tree: WalkTree, walk: Walk): WalkStep {
  return stepOf(tree, walk.at(-1));
}

/**
 * The number of steps on the longest path from a step to an end, without that step; marked loops are not followed.
 */
export function stepsLeft(tree: WalkTree, id: string, seen: readonly string[] = []): number {
  const ahead = stepOf(tree, id).ways.filter((way) => !way.isLoop && !seen.includes(way.to));
  return Math.max(0, ...ahead.map((way) => 1 + stepsLeft(tree, way.to, [...seen, id])));
}

/** The next walk; the same object if the event does not apply (no such answer, nothing to go back to). */
export function walkReducer(walk: Walk, event: WalkEvent, tree: WalkTree): Walk {
  switch (event.type) {
    case 'answer': {
      const way = currentStep(tree, walk).ways.find((candidate) => candidate.label === event.label);
      return way === undefined || walk.length >= longestWalk ? walk : [...walk, way.to];
    }
    case 'undo':
      return walk.length > 1 ? walk.slice(0, -1) : walk;
    case 'restart':
      return walk.length > 1 ? walk.slice(0, 1) : walk;
    case 'return':
      return event.to >= 0 && event.to < walk.length - 1 ? walk.slice(0, event.to + 1) : walk;
  }
}

/** The answer that led from one step of a walk to the next, or null if no edge leads there. */
export function answerBetween(tree: WalkTree, from: string, to: string): EdgeLabel | null {
  return stepOf(tree, from).ways.find((way) => way.to === to)?.label ?? null;
}

/** A walk as it is written in the URL: `b0.b1.b3`; null at the start, which needs no parameter. */
export function formatWalk(walk: Walk): string | null {
  return walk.length > 1 ? walk.join('.') : null;
}

/** Reads a walk from the URL. The first step that does not follow the tree ends it; nothing is ever refused. */
export function parseWalk(tree: WalkTree, raw: string | null): Walk {
  const start = tree.steps[0].id;
  const ids = (raw ?? '').split('.').slice(0, longestWalk);
  if (ids[0] !== start) return [start];
  const firstWrong = ids.findIndex(
    (id, index) => index > 0 && answerBetween(tree, ids[index - 1] ?? '', id) === null,
  );
  return firstWrong === -1 ? ids : ids.slice(0, firstWrong);
}
