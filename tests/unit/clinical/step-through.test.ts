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

describe('the current step of a walk', () => {
  test('is its last step, or the start if the step is unknown', () => {
    const places = [currentStep(tree, ['s', 'q']), currentStep(tree, []), stepOf(tree, 'zz')];
    expect(places.map(({ id }) => id)).toEqual(['q', 's', 's']);
  });

  test.each([
    ['s', 'q', 'next'],
    ['q', 'a', 'yes'],
    ['q', 'e', 'no'],
    ['e', 's', null],
  ])('from "%s" to "%s" was reached by the answer %s', (from, to, label) => {
    expect(answerBetween(tree, from, to)).toBe(label);
  });
});

describe('a walk', () => {
  const walk: Walk = ['s', 'q', 'a', 'q'];

  test.each<readonly [WalkEvent, Walk, Walk]>([
    [{ type: 'answer', label: 'no' }, walk, [...walk, 'e']],
    [{ type: 'undo' }, ['s', 'q'], ['s']],
    [{ type: 'restart' }, ['s', 'q'], ['s']],
    [{ type: 'return', to: 0 }, walk, ['s']],
    [{ type: 'return', to: 2 }, walk, ['s', 'q', 'a']],
  ])('after %j, from %j, is %j', (event, from, to) => {
    expect(walkReducer(from, event, tree)).toEqual(to);
  });

  test.each<readonly [WalkEvent, Walk]>([
    [{ type: 'answer', label: 'next' }, walk],
    [{ type: 'undo' }, ['s']],
    [{ type: 'restart' }, ['s']],
    ...[-1, 3].map((to): readonly [WalkEvent, Walk] => [{ type: 'return', to }, walk]),
  ])('stays as it is after %j, which does not apply to %j', (event, from) => {
    expect(walkReducer(from, event, tree)).toBe(from);
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

  test.each<readonly [string | null, Walk]>([
    ['s.q.s.q', ['s', 'q']],
    ['s.e', ['s']],
    ...[null, '.', 'q.a', 'S.q'].map((raw): readonly [string | null, Walk] => [raw, ['s']]),
  ])('%j is followed to the last step that an answer leads to: %j', (raw, walk) => {
    expect(parseWalk(tree, raw)).toEqual(walk);
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
