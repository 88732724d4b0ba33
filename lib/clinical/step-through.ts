import type { EdgeLabel } from './decision-tree';

/** A way on from a step. */
export type WalkWay = { readonly label: EdgeLabel; readonly to: string; readonly isLoop: boolean };

/** A step as the visitor reads it: words with their values filled in. */
export type WalkStep = {
  readonly id: string;
  readonly number: number;
  /** What kind of step it is and for whom, in words: `Question, adult`. */
  readonly kind: string;
  readonly action: string;
  readonly details: string | null;
  readonly notes: readonly { readonly id: string; readonly subject: string; readonly text: string }[];
  /** Rows that hold what the words only name, e.g. the dose of a drug. */
  readonly see: readonly { readonly label: string; readonly href: string }[];
  readonly ways: readonly WalkWay[];
};

/** A decision tree ready for walking: plain data, so that it can be handed to the browser. The first step is the start. */
export type WalkTree = {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly [WalkStep, ...WalkStep[]];
};

/** The steps that a visitor has taken, by id, from the start to where they are. Never empty. */
export type Walk = readonly string[];

export type WalkEvent =
  | { readonly type: 'answer'; readonly label: EdgeLabel }
  | { readonly type: 'undo' }
  | { readonly type: 'restart' }
  /** Goes back to the step at this place of the walk, counted from 0. */
  | { readonly type: 'return'; readonly to: number };

/** The most steps in a walk: a loop can repeat without end, and the address must not. */
const longestWalk = 60;

/** The step called `id`, or the start for anything unknown. */
export function stepOf(tree: WalkTree, id: string | undefined): WalkStep {
  return tree.steps.find((step) => step.id === id) ?? tree.steps[0];
}

/** Where the visitor is. */
export function currentStep(tree: WalkTree, walk: Walk): WalkStep {
  return stepOf(tree, walk.at(-1));
}

/** How many steps the longest way from a step to an end has, that step not counted; ways marked as loops are not taken. */
export function stepsLeft(tree: WalkTree, id: string, seen: readonly string[] = []): number {
  const ahead = stepOf(tree, id).ways.filter((way) => !way.isLoop && !seen.includes(way.to));
  return Math.max(0, ...ahead.map((way) => 1 + stepsLeft(tree, way.to, [...seen, id])));
}

/** The walk after an event; the same walk when the event does not apply (no such answer, nothing to go back to). */
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

/** The answer that led from one step of a walk to the next, or null when no way leads there. */
export function answerBetween(tree: WalkTree, from: string, to: string): EdgeLabel | null {
  return stepOf(tree, from).ways.find((way) => way.to === to)?.label ?? null;
}

/** A walk as it is written in the address: `b0.b1.b3`; null at the start, which needs no words in the address. */
export function formatWalk(walk: Walk): string | null {
  return walk.length > 1 ? walk.join('.') : null;
}

/** Reads a walk from the address. What does not follow the tree is left out from there on; nothing is ever refused. */
export function parseWalk(tree: WalkTree, raw: string | null): Walk {
  const start = tree.steps[0].id;
  const ids = (raw ?? '').split('.').slice(0, longestWalk);
  if (ids[0] !== start) return [start];
  const firstWrong = ids.findIndex(
    (id, index) => index > 0 && answerBetween(tree, ids[index - 1] ?? '', id) === null,
  );
  return firstWrong === -1 ? ids : ids.slice(0, firstWrong);
}
