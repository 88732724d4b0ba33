import { advance, answerBetween, currentStep, formatWalk, parseWalk, stepOf, type Walk, type WalkStep, type WalkTree } from '@/lib/step-through';

const step = (id: string, kind: WalkStep['kind'], ...ways: readonly (readonly [WalkStep['ways'][number]['label'], string])[]): WalkStep => ({
  id, number: 1, kind, text: id, notes: [], ways: ways.map(([label, to]) => ({ label, to, isLoop: false })),
});
const tree: WalkTree = {
  id: 'small', title: 'Small',
  steps: [step('s', 'start', ['next', 'q']), step('q', 'question', ['yes', 'a'], ['no', 'e']), step('a', 'action', ['next', 'q']), step('e', 'end')],
};

describe('where a walk stands', () => {
  test('is its last step, or the start for anything unknown', () => {
    expect([currentStep(tree, ['s', 'q']).id, currentStep(tree, []).id, stepOf(tree, 'zz').id, stepOf(tree, undefined).id]).toEqual(['q', 's', 's', 's']);
  });

  test('was reached by an answer, if a way leads there', () => {
    expect([answerBetween(tree, 's', 'q'), answerBetween(tree, 'q', 'a'), answerBetween(tree, 'q', 'e'), answerBetween(tree, 'e', 's')]).toEqual(['next', 'yes', 'no', null]);
  });
});

describe('a walk', () => {
  const walk: Walk = ['s', 'q', 'a', 'q'];

  test('goes on by the answer given', () => {
    expect(advance(tree, walk, { type: 'answered', label: 'no' })).toEqual([...walk, 'e']);
    expect(advance(tree, walk, { type: 'answered', label: 'yes' })).toEqual([...walk, 'a']);
    expect(advance(tree, walk, { type: 'answered', label: 'next' })).toBe(walk);
  });

  test('goes back by one, to the start, or to a step that it has passed', () => {
    expect(advance(tree, walk, { type: 'back' })).toEqual(['s', 'q', 'a']);
    expect(advance(tree, walk, { type: 'restarted' })).toEqual(['s']);
    expect(advance(tree, ['s', 'q'], { type: 'back' })).toEqual(['s']);
    expect(advance(tree, ['s', 'q'], { type: 'restarted' })).toEqual(['s']);
    expect(advance(tree, walk, { type: 'returned', to: 0 })).toEqual(['s']);
    expect(advance(tree, walk, { type: 'returned', to: 2 })).toEqual(['s', 'q', 'a']);
  });

  test('stays where it is when there is nothing to go back to', () => {
    for (const to of [-1, 3, 4, Number.NaN]) expect(advance(tree, walk, { type: 'returned', to })).toBe(walk);
    const start: Walk = ['s'];
    expect([advance(tree, start, { type: 'back' }), advance(tree, start, { type: 'restarted' })].every((each) => each === start)).toBe(true);
  });

  test('takes sixty steps and no more', () => {
    const long: Walk = ['s', 'q', ...Array.from({ length: 28 }, () => ['a', 'q']).flat(), 'a'];
    expect(long).toHaveLength(59);
    const full = advance(tree, long, { type: 'answered', label: 'next' });
    expect(full).toHaveLength(60);
    expect(advance(tree, full, { type: 'answered', label: 'yes' })).toBe(full);
    expect(parseWalk(tree, [...full, 'a', 'q'].join('.'))).toEqual(full);
  });
});

describe('the address of a walk', () => {
  test('names the steps, and nothing at the start', () => {
    expect([formatWalk(['s', 'q', 'e']), formatWalk(['s', 'q']), formatWalk(['s']), formatWalk([])]).toEqual(['s.q.e', 's.q', null, null]);
  });

  test('is followed up to the first step that no way leads to', () => {
    expect(parseWalk(tree, 's.q.e')).toEqual(['s', 'q', 'e']);
    expect(parseWalk(tree, 's.q.s.q')).toEqual(['s', 'q']);
    expect(parseWalk(tree, 's.e')).toEqual(['s']);
    for (const raw of [null, '', '.', 'q.a', 's', 'S.q']) expect(parseWalk(tree, raw)).toEqual(['s']);
  });
});
