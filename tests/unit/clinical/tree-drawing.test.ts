import type { ClinicalTables, ClinicalText, ClinicalValue } from '@/lib/clinical/clinical-value';
import type { DecisionTree } from '@/lib/clinical/decision-tree';
import { drawTree, type Lines, textWidth, wordsOf, wrapLines } from '@/lib/clinical/tree-drawing';
import { listed } from '../../support/listed';

const say = (text: string) => text as ClinicalText;
const values = {
  dose: { value: 1, unit: 'mg' },
  rate: { value: [100, 120], unit: '/min' },
} as unknown as Readonly<Record<string, ClinicalValue>>;

/** A question whose YES goes to the next step and whose NO skips it, and a step that loops back. */
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

test('a value is one word of a sentence, with its unit and the signs beside it', () => {
  const words = (text: string) =>
    wordsOf(say(text), values).map((word) => (word.isValue ? `[${word.text}]` : word.text));
  const sentences = `Give {dose} now | Give {dose}, then wait. | Push ({rate}) hard | (then {dose} | {dose}{rate}
Give  it   slowly`;
  expect(listed(sentences, words)).toMatchSnapshot();
  expect(words('')).toEqual([]);
});

const shown = (lines: Lines) => lines.map((line) => line.map((word) => word.text).join(' '));

test('lines hold as many words as fit, and a word that is too wide has its own line', () => {
  const lines = (text: string, width: number) => shown(wrapLines(wordsOf(say(text), values), width));
  expect(lines('aa bb cc', textWidth('aa bb'))).toEqual(['aa bb', 'cc']);
  expect(lines('aa bb cc', textWidth('aa bb') - 0.01)).toEqual(['aa', 'bb cc']);
  expect(lines('aa extraordinarily bb', textWidth('aa bb'))).toEqual(['aa', 'extraordinarily', 'bb']);
  expect(lines('', 100)).toEqual([]);
});

const rich: ClinicalTables = {
  values: { dose: { ...values['dose'], note: 'D1' } } as unknown as ClinicalTables['values'],
  notes: {
    D1: { subject: 'Dose', text: 'Slowly.', source: ['book'], edition: 'current', checkedOn: '2026-11-21' },
  },
  rows: { table: { label: 'Dose table' } },
};
const given: DecisionTree = {
  ...tree,
  nodes: {
    ...tree.nodes,
    s: { type: 'start', text: say('Give {dose}. Then wait.'), see: ['table'], next: 'q' },
  },
};

test.each([
  ['a note', { ...rich, notes: {} }, 'There is no guideline note "D1"'],
  ['a row', { ...rich, rows: {} }, 'There is no row "table"'],
])('a step is refused when %s that it names does not exist', (_, broken, sentence) => {
  expect(() => drawTree(given, broken)).toThrow(sentence);
});
