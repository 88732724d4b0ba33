import type { ClinicalTables, ClinicalText, ClinicalValue } from '@/lib/clinical/clinical-value';
import type { DecisionTree } from '@/lib/clinical/decision-tree';
import { drawing, drawTree, partsOf, textWidth, wordsOf, wrapWords } from '@/lib/clinical/tree-drawing';

const say = (text: string) => text as ClinicalText;
const values = {
  dose: { value: 1, unit: 'mg' },
  rate: { value: [100, 120], unit: '/min' },
} as unknown as Readonly<Record<string, ClinicalValue>>;

/** A question whose yes goes on to the next step and whose no leaps over it, and a step that loops back. */
const tree: DecisionTree = {
  id: 'small',
  title: 'Small',
  start: 's',
  population: 'Adult',
  nodes: {
    s: { type: 'start', text: say('Look.'), next: 'q' },
    q: { type: 'question', text: say('Well?'), yes: 'a', no: 'e' },
    a: { type: 'action', text: say('Wait.'), next: { backTo: 'q' } },
    e: { type: 'end', text: say('Go.') },
  },
};

// The sum of its letters in the size of the drawing, with a little room; unknown characters count as wide.
test.each([
  ['', 0],
  [' ', 0.19],
  ['A', 0.73],
  ['~', 0.54],
  ['iW', 0.26 + 1.09],
  ['é', 0.9],
  ['\n', 0.9],
])('the text %j is %f em wide', (text, width) => {
  expect(textWidth(text)).toBeCloseTo(width * drawing.fontSize * 1.05);
});

describe('the words of a sentence', () => {
  const words = (text: string) =>
    wordsOf(say(text), values).map((word) => (word.isValue ? `[${word.text}]` : word.text));

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
  const lines = (text: string, width: number) =>
    wrapWords(text.split(' ').map(word), width).map((line) => line.map((entry) => entry.text).join(' '));

  test('hold as many words as fit, to the unit, and one that is too wide alone', () => {
    expect(lines('aa bb cc', textWidth('aa bb'))).toEqual(['aa bb', 'cc']);
    expect(lines('aa bb cc', textWidth('aa bb') - 0.01)).toEqual(['aa', 'bb cc']);
    expect(lines('aa extraordinarily bb', textWidth('aa bb'))).toEqual(['aa', 'extraordinarily', 'bb']);
    expect(wrapWords([], 100)).toEqual([]);
  });
});

describe('a step that leads to rows and has notes', () => {
  const rich: ClinicalTables = {
    values: { dose: { ...values['dose'], note: 'D1' } } as unknown as ClinicalTables['values'],
    notes: {
      D1: { subject: 'Dose', text: 'Slowly.', source: ['book'], edition: 'current', checkedOn: '2026-11-21' },
    },
    rows: { table: { label: 'Dose table' }, limits: { label: 'Limits' } },
  };
  const given: DecisionTree = {
    ...tree,
    nodes: {
      ...tree.nodes,
      s: { type: 'start', text: say('Give {dose}.'), see: ['table', 'limits'], next: 'q' },
    },
  };
  const shown = (lines: readonly (readonly { readonly text: string }[])[]) =>
    lines.map((line) => line.map((word) => word.text).join(' '));

  test('shows both inside its box, which is wider than the others, the names of rows unbroken', async () => {
    const [node, ...others] = (await drawTree(given, rich)).nodes;
    expect(shown(node!.lines)).toEqual(['Give 1 mg.']);
    expect(shown(node!.see)).toEqual(['See: Dose table, Limits']);
    expect(node!.see[0]!.map((word) => word.rowId)).toEqual([undefined, 'table', 'limits']);
    expect(node!.notes.map((note) => [note.id, shown(note.lines)])).toEqual([['D1', ['Dose: Slowly.']]]);
    const { seeAt, notesAt, height } = partsOf(node!);
    expect(seeAt).toBe(drawing.paddingTop + drawing.lineHeight + drawing.partGap);
    expect(notesAt).toEqual([seeAt + drawing.lineHeight + drawing.partGap]);
    expect(height).toBe(notesAt[0]! + drawing.lineHeight + drawing.paddingBottom);
    expect(node!.height).toBe(height);
    expect(node!.width).toBe(drawing.noteNodeWidth);
    expect(new Set(others.map(({ width }) => width))).toEqual(new Set([drawing.nodeWidth]));
  });

  test.each([
    ['a note', { ...rich, notes: {} }, 'There is no guideline note "D1"'],
    ['a row', { ...rich, rows: {} }, 'There is no row "table"'],
  ])('is refused when %s does not exist', async (_, broken, sentence) => {
    await expect(drawTree(given, broken)).rejects.toThrow(sentence);
  });
});
