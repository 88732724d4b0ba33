import {
  walkReducer,
  answerBetween,
  currentStep,
  formatWalk,
  parseWalk,
  stepOf,
  stepsLeft,
  type Walk,
  type WalkStep,
  type WalkTree,
} from '@/lib/clinical/step-through';

const step = (
  id: string,
  kind: WalkStep['kind'],
  ...ways: readonly (readonly [WalkStep['ways'][number]['label'], string])[]
): WalkStep => ({
  id,
  number: 1,
  kind,
  text: id,
  notes: [],
  see: [],
  ways: ways.map(([label, to]) => ({ label, to, isLoop: false })),
});
const tree: WalkTree = {
  id: 'small',
  title: 'Small',
  steps: [
    step('s', 'start', ['next', 'q']),
    step('q', 'question', ['yes', 'a'], ['no', 'e']),
    step('a', 'action', ['next', 'q']),
    step('e', 'end'),
  ],
};

describe('where a walk is', () => {
  test('is its last step, or the start for anything unknown', () => {
    expect([
      currentStep(tree, ['s', 'q']).id,
      currentStep(tree, []).id,
      stepOf(tree, 'zz').id,
      stepOf(tree, undefined).id,
    ]).toEqual(['q', 's', 's', 's']);
  });

  test('was reached by an answer, if a way leads there', () => {
    expect([
      answerBetween(tree, 's', 'q'),
      answerBetween(tree, 'q', 'a'),
      answerBetween(tree, 'q', 'e'),
      answerBetween(tree, 'e', 's'),
    ]).toEqual(['next', 'yes', 'no', null]);
  });
});

describe('a walk', () => {
  const walk: Walk = ['s', 'q', 'a', 'q'];

  test('goes on by the answer given', () => {
    expect(walkReducer(walk, { type: 'answer', label: 'no' }, tree)).toEqual([...walk, 'e']);
    expect(walkReducer(walk, { type: 'answer', label: 'yes' }, tree)).toEqual([...walk, 'a']);
    expect(walkReducer(walk, { type: 'answer', label: 'next' }, tree)).toBe(walk);
  });

  test('goes back by one, to the start, or to a step that it has passed', () => {
    expect(walkReducer(walk, { type: 'undo' }, tree)).toEqual(['s', 'q', 'a']);
    expect(walkReducer(walk, { type: 'restart' }, tree)).toEqual(['s']);
    expect(walkReducer(['s', 'q'], { type: 'undo' }, tree)).toEqual(['s']);
    expect(walkReducer(['s', 'q'], { type: 'restart' }, tree)).toEqual(['s']);
    expect(walkReducer(walk, { type: 'return', to: 0 }, tree)).toEqual(['s']);
    expect(walkReducer(walk, { type: 'return', to: 2 }, tree)).toEqual(['s', 'q', 'a']);
  });

  test('stays where it is when there is nothing to go back to', () => {
    for (const to of [-1, 3, 4, Number.NaN])
      expect(walkReducer(walk, { type: 'return', to }, tree)).toBe(walk);
    const start: Walk = ['s'];
    expect(
      [walkReducer(start, { type: 'undo' }, tree), walkReducer(start, { type: 'restart' }, tree)].every(
        (each) => each === start,
      ),
    ).toBe(true);
  });

  test('takes sixty steps and no more', () => {
    const long: Walk = ['s', 'q', ...Array.from({ length: 28 }, () => ['a', 'q']).flat(), 'a'];
    expect(long).toHaveLength(59);
    const full = walkReducer(long, { type: 'answer', label: 'next' }, tree);
    expect(full).toHaveLength(60);
    expect(walkReducer(full, { type: 'answer', label: 'yes' }, tree)).toBe(full);
    expect(parseWalk(tree, [...full, 'a', 'q'].join('.'))).toEqual(full);
  });
});

describe('the address of a walk', () => {
  test('names the steps, and nothing at the start', () => {
    expect([formatWalk(['s', 'q', 'e']), formatWalk(['s', 'q']), formatWalk(['s']), formatWalk([])]).toEqual([
      's.q.e',
      's.q',
      null,
      null,
    ]);
  });

  test('is followed up to the first step that no way leads to', () => {
    expect(parseWalk(tree, 's.q.e')).toEqual(['s', 'q', 'e']);
    expect(parseWalk(tree, 's.q.s.q')).toEqual(['s', 'q']);
    expect(parseWalk(tree, 's.e')).toEqual(['s']);
    for (const raw of [null, '', '.', 'q.a', 's', 'S.q']) expect(parseWalk(tree, raw)).toEqual(['s']);
  });
});

describe('the steps that are left', () => {
  test.each([
    ['s', 2],
    ['q', 1],
    ['e', 0],
  ])('from "%s" are at most %i', (id, count) => {
    const marked: WalkTree = {
      ...tree,
      steps: tree.steps.map((at) => ({
        ...at,
        ways: at.ways.map((way) => ({ ...way, isLoop: at.id === 'a' })),
      })) as unknown as WalkTree['steps'],
    };
    expect(stepsLeft(marked, id)).toBe(count);
  });

  test('are counted even in a tree that runs in a circle', () => {
    expect(stepsLeft(tree, 's')).toBe(2);
  });
});
