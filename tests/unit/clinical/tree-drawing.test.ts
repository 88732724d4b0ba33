import type { ClinicalText, ClinicalValue } from '@/lib/clinical';
import type { DecisionTree } from '@/lib/decision-tree';
import { drawing, drawTallTree, drawTree, roundedPath, textWidth, wordsOf, wrapWords } from '@/lib/tree-drawing';

const say = (text: string) => text as ClinicalText;
const values = {
  dose: { value: 1, unit: 'mg' },
  rate: { value: [100, 120], unit: '/min' },
} as unknown as Readonly<Record<string, ClinicalValue>>;

/** A question whose yes goes on to the next step and whose no leaps over it, and a step that loops back. */
const tree: DecisionTree = {
  id: 'small', title: 'Small', start: 's', notes: [],
  nodes: {
    s: { type: 'start', text: say('Look.'), next: 'q' },
    q: { type: 'question', text: say('Well?'), yes: 'a', no: 'e' },
    a: { type: 'action', text: say('Wait.'), next: { backTo: 'q' } },
    e: { type: 'end', text: say('Go.') },
  },
};
const oneLine = drawing.paddingTop + drawing.paddingBottom + drawing.lineHeight;

describe('the width of a text', () => {
  test('is the sum of its letters in the size of the drawing, with a little room', () => {
    expect(textWidth('')).toBe(0);
    expect(textWidth(' ')).toBeCloseTo(0.19 * 15 * 1.05);
    expect(textWidth('A')).toBeCloseTo(0.73 * 15 * 1.05);
    expect(textWidth('~')).toBeCloseTo(0.54 * 15 * 1.05);
    expect(textWidth('iW')).toBeCloseTo((0.26 + 1.09) * 15 * 1.05);
  });

  test('takes what it does not know for wide', () => {
    expect(textWidth('é')).toBeCloseTo(0.9 * 15 * 1.05);
    expect(textWidth('\n')).toBeCloseTo(0.9 * 15 * 1.05);
  });
});

describe('the words of a sentence', () => {
  const words = (text: string) => wordsOf(say(text), values).map((word) => (word.isValue ? `[${word.text}]` : word.text));

  test.each([
    ['Give {dose} now', ['Give', '[1 mg]', 'now']],
    ['{dose}', ['[1 mg]']],
    ['Give {dose}, then wait.', ['Give', '[1 mg,]', 'then', 'wait.']],
    ['Push ({rate}) hard', ['Push', '[(100-120/min)]', 'hard']],
    ['(then {dose}', ['(then', '[1 mg]']],
    ['{dose} {rate}', ['[1 mg]', '[100-120/min]']],
    ['{dose}{rate}', ['[1 mg]', '[100-120/min]']],
    ['Give  it   slowly', ['Give', 'it', 'slowly']],
    ['Give, then', ['Give,', 'then']],
    ['', []],
  ])('"%s" is %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('lines', () => {
  const word = (text: string) => ({ text, isValue: false });
  const lines = (text: string, width: number) => wrapWords(text.split(' ').map(word), width).map((line) => line.map((entry) => entry.text).join(' '));

  test('hold as many words as fit, to the unit', () => {
    expect(lines('aa bb cc', textWidth('aa bb'))).toEqual(['aa bb', 'cc']);
    expect(lines('aa bb cc', textWidth('aa bb') - 0.01)).toEqual(['aa', 'bb cc']);
    expect(lines('aa bb cc', 10_000)).toEqual(['aa bb cc']);
  });

  test('give a word that is too wide one of its own', () => {
    expect(lines('aa extraordinarily bb', textWidth('aa bb'))).toEqual(['aa', 'extraordinarily', 'bb']);
    expect(wrapWords([], 100)).toEqual([]);
  });
});

describe('an arrow with rounded corners', () => {
  test('begins and ends where it should, and bends by the radius', () => {
    expect(roundedPath([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 50 }, { x: 0, y: 50 }])).toBe('M0 0L92 0Q100 0 100 8L100 42Q100 50 92 50L0 50');
    expect(roundedPath([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 50 }], 20)).toBe('M0 0L80 0Q100 0 100 20L100 50');
    expect(roundedPath([{ x: 3, y: 4 }])).toBe('M3 4');
    expect(roundedPath([])).toBe('');
  });

  test('has places of a tenth, and stays in place where two points are one', () => {
    expect(roundedPath([{ x: 0, y: 0 }, { x: 0, y: 3.33 }, { x: 9, y: 3.33 }])).toBe('M0 0L0 1.7Q0 3.33 4.5 3.3L9 3.33');
    expect(roundedPath([{ x: 5, y: 5 }, { x: 5, y: 5 }, { x: 5, y: 25 }])).toBe('M5 5L5 5Q5 5 5 13L5 25');
  });
});

describe('the tall drawing', () => {
  test('puts step below step, and every way that does not go straight on into a lane of its own', () => {
    const picture = drawTallTree(tree, values);
    expect(picture.nodes.map(({ id, number, type, x, y, width, height }) => [id, number, type, x, y, width, height])).toEqual([
      ['s', 1, 'start', 4, 4, 248, oneLine], ['q', 2, 'question', 4, 110, 248, oneLine], ['a', 3, 'action', 4, 216, 248, oneLine], ['e', 4, 'end', 4, 322, 248, oneLine],
    ]);
    expect(picture.edges.map(({ from, to, label, isLoop, points, labelAt }) => [`${from}${to}`, label, isLoop, points.map(({ x, y }) => [x, y]), labelAt])).toEqual([
      ['sq', 'next', false, [[128, 70], [128, 110]], null],
      ['qa', 'yes', false, [[128, 176], [128, 216]], { x: 128, y: 193 }],
      ['qe', 'no', false, [[252, 158], [293, 158], [293, 337], [252, 337]], { x: 252, y: 158 }],
      ['aq', 'next', true, [[252, 264], [280, 264], [280, 125], [252, 125]], null],
    ]);
    expect([picture.width, picture.height]).toEqual([297, 392]);
  });

  test('needs no lane where all goes straight on', () => {
    const straight = { ...tree, nodes: { s: { type: 'start', text: say('Look.'), next: 'e' }, e: { type: 'end', text: say('Go.') } } } as const;
    expect(drawTallTree(straight, values)).toMatchObject({ width: 284, height: 180 });
  });

  test('lets ways to one step share a lane, and ways that never meet the same one', () => {
    const text = say('Well?');
    const shared: DecisionTree = {
      ...tree,
      nodes: {
        s: { type: 'start', text, next: 'p' },
        p: { type: 'question', text, yes: 'q', no: 'e' },
        q: { type: 'question', text, yes: 'w', no: 'e' },
        w: { type: 'action', text, next: 'e' },
        e: { type: 'question', text, yes: 'v', no: 'z' },
        v: { type: 'action', text, next: 'z' },
        z: { type: 'end', text },
      },
    };
    const laneOf = (from: string, to: string) => drawTallTree(shared, values).edges.find((edge) => edge.from === from && edge.to === to)?.points[1]?.x;
    expect([laneOf('p', 'e'), laneOf('q', 'e'), laneOf('e', 'z')]).toEqual([280, 280, 280]);
  });

  test('is as high as its words need', () => {
    const long = say('Look around you for danger before you go nearer to anybody who lies on the ground and does not move.');
    const [node] = drawTallTree({ ...tree, nodes: { ...tree.nodes, s: { type: 'start', text: long, next: 'q' } } }, values).nodes;
    const inner = 248 - 2 * drawing.paddingX - 6;
    expect(node?.lines.length).toBeGreaterThan(2);
    expect(node?.height).toBe(46 + 20 * (node?.lines.length ?? 0));
    for (const line of node?.lines ?? []) expect(textWidth(line.map((word) => word.text).join(' '))).toBeLessThanOrEqual(inner);
    expect(node?.lines).toEqual(wrapWords(wordsOf(long, values), inner));
  });
});

describe('the wide drawing', () => {
  test('is laid out from top to bottom, in this way and no other', async () => {
    const picture = await drawTree(tree, values);
    expect(picture.nodes.map(({ id, number, type, x, y, width, height }) => [id, number, type, x, y, width, height])).toEqual([
      ['s', 1, 'start', 47, 4, 256, oneLine], ['q', 2, 'question', 47, 100, 256, oneLine], ['a', 3, 'action', 4, 262, 256, oneLine], ['e', 4, 'end', 292, 262, 256, oneLine],
    ]);
    expect(picture.edges.map(({ from, to, label, isLoop, points, labelAt }) => [`${from}${to}`, label, isLoop, points.map(({ x, y }) => [x, y]), labelAt])).toEqual([
      ['sq', 'next', false, [[175, 70], [175, 100]], null],
      ['qa', 'yes', false, [[111, 166], [111, 184], [89, 184], [89, 262]], { x: 89, y: 214 }],
      ['qe', 'no', false, [[239, 166], [239, 244], [420, 244], [420, 262]], { x: 239, y: 214 }],
      ['aq', 'next', true, [[175, 262], [175, 166]], null],
    ]);
    expect([picture.width, picture.height]).toEqual([552, 332]);
  });
});
