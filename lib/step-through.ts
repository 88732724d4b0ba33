import type { EdgeLabel } from './decision-tree';

/** A way on from a step. */
export type WalkWay = { readonly label: EdgeLabel; readonly to: string; readonly isLoop: boolean };

/** A step as the visitor reads it: words with their values filled in. */
export type WalkStep = {
  readonly id: string;
  readonly number: number;
  readonly kind: 'start' | 'action' | 'question' | 'end';
  readonly text: string;
  readonly notes: readonly { readonly id: string; readonly text: string }[];
  readonly ways: readonly WalkWay[];
};

/** A decision tree ready for walking: plain data, so that it can be handed to the browser. The first step is the start. */
export type WalkTree = { readonly id: string; readonly title: string; readonly steps: readonly [WalkStep, ...WalkStep[]] };

/** The steps that a visitor has taken, by id, from the start to where they are. Never empty. */
export type Walk = readonly string[];

export type WalkEvent =
  | { readonly type: 'answered'; readonly label: EdgeLabel }
  | { readonly type: 'back' }
  | { readonly type: 'restarted' }
  /** Goes back to the step at this place of the walk, counted from 0. */
  | { readonly type: 'returned'; readonly to: number };

/** Round and round in a loop, an address must still end somewhere. */
const longestWalk = 60;

/** The step called `id`, or the start for anything unknown. */
export function stepOf(tree: WalkTree, id: string | undefined): WalkStep {
  return tree.steps.find((step) => step.id === id) ?? tree.steps[0];
}

/** Where the visitor is. */
export function currentStep(tree: WalkTree, walk: Walk): WalkStep {
  return stepOf(tree, walk.at(-1));
}

/** The walk after an event; the same walk when the event does not apply (no such answer, nothing to go back to). */
export function advance(tree: WalkTree, walk: Walk, event: WalkEvent): Walk {
  switch (event.type) {
    case 'answered': {
      const way = currentStep(tree, walk).ways.find((candidate) => candidate.label === event.label);
      return way === undefined || walk.length >= longestWalk ? walk : [...walk, way.to];
    }
    case 'back':
      return walk.length > 1 ? walk.slice(0, -1) : walk;
    case 'restarted':
      return walk.length > 1 ? walk.slice(0, 1) : walk;
    case 'returned':
      return event.to >= 0 && event.to < walk.length - 1 ? walk.slice(0, event.to + 1) : walk;
  }
}

/** The answer that led from one step of a walk to the next, or null when no way leads there. */
export function answerBetween(tree: WalkTree, from: string, to: string): EdgeLabel | null {
  return stepOf(tree, from).ways.find((way) => way.to === to)?.label ?? null;
}

/** A walk as it stands in the address: `b0.b1.b3`; null at the start, which needs no words in the address. */
export function formatWalk(walk: Walk): string | null {
  return walk.length > 1 ? walk.join('.') : null;
}

/** Reads a walk from the address. What does not follow the tree is left out from there on; nothing is ever refused. */
export function parseWalk(tree: WalkTree, raw: string | null): Walk {
  const start = tree.steps[0].id;
  const ids = (raw ?? '').split('.').slice(0, longestWalk);
  if (ids[0] !== start) return [start];
  const firstWrong = ids.findIndex((id, index) => index > 0 && answerBetween(tree, ids[index - 1] ?? '', id) === null);
  return firstWrong === -1 ? ids : ids.slice(0, firstWrong);
}
