import { siteData } from '@/scripts/check/clinical/clinical-data';
import { chokingRules } from './choking-rules';
import { asForm, row, step, withoutRow, withNode, withRightAnswer, withRow, withValue, words } from './plant';
import { subjectOf } from './rule';

const { abdominalThrusts, noBelly, twoFingers, layRescuers } = chokingRules;
const severe = row('/bls-algorithm', 'Adult and child, 1 year and over, severe');
const infant = row('/bls-algorithm', 'Infant, under 1 year');
const start = step('pediatric-arrest', 'p1');

const elsewhere = (text: string) => subjectOf(siteData, { texts: [{ name: 'some page', text }] });

describe('rule 1, abdominal thrusts', () => {
  it.each([
    ['for all ages', withValue('abdominalThrusts', { population: 'All ages' })],
    ['for infants too', withValue('abdominalThrusts', { population: 'Infant and child' })],
    [
      'in a table without late pregnancy',
      withoutRow('blsAlgorithm', 'Adult: late pregnancy, or arms cannot reach around'),
    ],
    [
      'on a page that says "All ages" below them',
      asForm('page', severe, {
        figures: [{ label: null, valueIds: ['abdominalThrusts'], people: 'All ages', sources: [] }],
      }),
    ],
    ['on a sheet whose table has no late pregnancy', asForm('sheet', severe, {})],
  ])('are found %s', (_what, subject) => expect(abdominalThrusts.problems(subject)).not.toEqual([]));
});

describe('rule 2, thrusts on the belly', () => {
  it.each([
    [
      'in the row on infants',
      withRow('blsAlgorithm', 'Infant, under 1 year', {
        figure: words('{backSlaps}, then {abdominalThrusts}'),
      }),
    ],
    [
      'in the row on late pregnancy',
      withRow('blsAlgorithm', 'Adult: late pregnancy, or arms cannot reach around', {
        add: [words('Thrust on the belly if needed.')],
      }),
    ],
    ['as the right answer for a pregnant woman', withRightAnswer('ch-4', 'Abdominal thrusts, more gently')],
    [
      'at a step that names an infant',
      withNode('pediatricArrest', 'p1', { text: words('Infant: abdominal thrusts first.') }),
    ],
    ['counted by a value for infants', withValue('infantChestThrusts', { unit: 'abdominal thrusts' })],
    ['in a row on the page', asForm('page', infant, { text: '5 back blows, then 5 abdominal thrusts' })],
    ['in a row on the sheet', asForm('sheet', infant, { text: 'Do not wait, use abdominal thrusts' })],
    ['at a step of the drawing', asForm('drawing', start, { text: 'Infant: push on the belly.' })],
    ['at a step of the walk', asForm('step-through', start, { text: 'Infant: push on the stomach.' })],
    [
      'in the game as it is played',
      subjectOf(siteData, { games: [withRightAnswer('in-3', '5 abdominal thrusts').data.scenarios] }),
    ],
    ['anywhere else on the site', elsewhere('Course for parents: push on the belly of a baby.')],
  ])('are found %s', (_where, subject) => expect(noBelly.problems(subject)).not.toEqual([]));

  it.each([
    'Never on the belly.',
    'No abdominal thrusts.',
    'Chest thrusts instead of abdominal thrusts.',
    'Not the belly: the chest.',
  ])('may be refused: %s', (text) => expect(noBelly.problems(asForm('page', infant, { text }))).toEqual([]));
});

describe('rule 17, two fingers', () => {
  it.each([
    ['in a row', withRow('blsAlgorithm', 'Technique', { text: words('Two fingers on the breastbone.') })],
    ['at a step of the list', asForm('list', start, { text: 'Infant: push with two fingers.' })],
    [
      'in a note',
      asForm('page', infant, {
        notes: [{ id: 'D3', words: 'Depth, infant: use the two-finger technique.' }],
      }),
    ],
    ['as a right answer', withRightAnswer('in-5', 'Two fingers, 1.5 inches deep')],
    ['anywhere else on the site', elsewhere('Infant CPR with two fingers.')],
  ])('are found %s', (_where, subject) => expect(twoFingers.problems(subject)).not.toEqual([]));

  it.each([
    'Two fingers are too shallow.',
    'Two fingers are no longer taught.',
    '2020: two fingers allowed (no longer recommended)',
    'Heel of one hand; not two fingers.',
  ])('may be refused: %s', (text) =>
    expect(twoFingers.problems(asForm('page', infant, { text }))).toEqual([]),
  );
});

describe('rule 18, what a lay rescuer is asked to do', () => {
  it.each(['Feel for a pulse', 'Give epinephrine', 'Call it ventricular fibrillation'])(
    'never is: %s',
    (answer) => {
      expect(layRescuers.problems(withRightAnswer('ca-3', answer))).not.toEqual([]);
    },
  );

  it('may be naloxone', () =>
    expect(layRescuers.problems(withRightAnswer('ca-3', 'Give naloxone at once'))).toEqual([]));
});
