import {
  walkReducer,
  answerBetween,
  currentStep,
  formatWalk,
  parseWalk,
  stepOf,
  stepsLeft,
  type Walk,
  type WalkEvent,
  type WalkStep,
  type WalkTree,
} from '@/lib/clinical/step-through';
import { listed } from '../../support/listed';

type Way = WalkStep['ways'][number]['label'];

function step(id: string, kind: WalkStep['kind'], ways: Partial<Record<Way, string>> = {}): WalkStep {
  const all = Object.entries(ways).map(([label, to]) => ({ label: label as Way, to, isLoop: id === 'a' }));
  return { id, number: 1, kind, action: id, details: null, notes: [], see: [], ways: all };
}

/** A question whose YES leads to a step that loops back, and whose NO ends the walk. */
const tree: WalkTree = {
  id: 'small',
  title: 'Small',
  steps: [
    step('s', 'start', { next: 'q' }),
    step('q', 'question', { yes: 'a', no: 'e' }),
    step('a', 'action', { next: 'q' }),
    step('e', 'end'),
  ],
};

test('the current step is the last one of the walk, or the start if it is unknown', () => {
  const places = [currentStep(tree, ['s', 'q']), currentStep(tree, []), stepOf(tree, 'zz')];
  expect(places.map(({ id }) => id)).toEqual(['q', 's', 's']);
});

test('a step was reached by the answer that leads to it', () => {
  const pairs = ['sq', 'qa', 'qe', 'es'].map((pair) => pair.split('') as [string, string]);
  expect(pairs.map(([from, to]) => answerBetween(tree, from, to))).toEqual(['next', 'yes', 'no', null]);
});

describe('a walk', () => {
  test('goes on, back, back to a step and to the start, and stays the same after what does not apply', () => {
    const events: readonly WalkEvent[] = [
      ...(['yes', 'no', 'next'] as const).map((label) => ({ type: 'answer', label }) as const),
      ...[{ type: 'undo' } as const, { type: 'restart' } as const],
      ...[-1, 0, 2, 3].map((to) => ({ type: 'return', to }) as const),
    ];
    const after = (from: Walk) => (event: WalkEvent) => {
      const walk = walkReducer(from, event, tree);
      return walk === from ? 'the same' : walk.join(' ');
    };
    for (const walk of [['s'], ['s', 'q', 'a', 'q']]) expect(listed(events, after(walk))).toMatchSnapshot();
  });

  test('ends at sixty steps', () => {
    const long: Walk = ['s', 'q', ...Array.from({ length: 28 }, () => ['a', 'q']).flat(), 'a'];
    const full = walkReducer(long, { type: 'answer', label: 'next' }, tree);
    expect(full).toHaveLength(60);
    expect(walkReducer(full, { type: 'answer', label: 'yes' }, tree)).toBe(full);
    expect(parseWalk(tree, [...full, 'a', 'q'].join('.'))).toEqual(full);
  });
});

describe('the address of a walk', () => {
  test('names the steps, and is empty at the start', () => {
    expect([['s', 'q'], ['s']].map(formatWalk)).toEqual(['s.q', null]);
  });

  test('is followed to the last step that an answer leads to', () => {
    expect(listed('s.q.s.q | s.e | . | q.a | S.q', (raw) => parseWalk(tree, raw))).toMatchSnapshot();
    expect(parseWalk(tree, null)).toEqual(['s']);
  });
});

test('the number of steps left is that of the longest path, even if a tree has an unmarked loop', () => {
  const circle = {
    ...tree,
    steps: tree.steps.map((at) => ({ ...at, ways: at.ways.map((way) => ({ ...way, isLoop: false })) })),
  } as unknown as WalkTree;
  expect(['s', 'q', 'e'].map((id) => stepsLeft(tree, id))).toEqual([2, 1, 0]);
  expect(stepsLeft(circle, 's')).toBe(2);
});
