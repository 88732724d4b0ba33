import { asForm, row, step, withNode, withRow, withValue, words } from './plant';
import { figureRules } from './figure-rules';

const { currentFirst, volumes, questions } = figureRules;

describe('rule 23, the current guideline first', () => {
  it.each([
    ['alone at a step', withNode('adultArrest', 'c1', { text: words('Push {depthAdult}.') })],
    [
      'before the current one',
      withNode('adultArrest', 'c1', { text: words('Push {depthAdult} (AHA 2025: {depthAdult2025}).') }),
    ],
    [
      'in another sentence',
      withNode('adultTachycardia', 't3', {
        text: words('Atrial fibrillation: {energyFibrillation2025}. Or {energyNarrowIrregular}.'),
      }),
    ],
    [
      'in the large type of a row',
      withRow('tachycardiaAlgorithm', 'Narrow regular', {
        figure: words('{energyNarrowRegular}'),
        company: { leads: 'AHA 2025', figure: words('{energyNarrow2025}') },
      }),
    ],
    [
      'first in the list of a page',
      asForm('list', step('adult-arrest', 'c1'), { marked: '{depthAdult}, that is {depthAdult2025}.' }),
    ],
    [
      'alone on a sheet',
      asForm('sheet', row('/tachycardia-algorithm', 'Narrow regular'), { marked: '{energyNarrowRegular}' }),
    ],
    ['beside a value that is gone', withValue('depthAdult', { newer: 'depthAdult2030' })],
  ])('finds the company value %s', (_what, subject) =>
    expect(currentFirst.problems(subject)).not.toEqual([]),
  );
});

describe('rule 24, volumes', () => {
  it.each([
    [
      'a step without one',
      withNode('pediatricArrest', 'p9', { text: words('Epinephrine {arrestEpinephrine} IV/IO.') }),
    ],
    [
      'a row with the strength alone',
      withRow('palsAlgorithm', 'Epinephrine, pediatric bradycardia', {
        figure: words('{pediatricEpinephrine} of the {pediatricEpinephrineStrength} solution'),
      }),
    ],
    ['a volume ten times too large', withValue('arrestEpinephrineVolume', { value: 1 })],
    ['a strength ten times too large', withValue('pediatricEpinephrineStrength', { value: 1 })],
    ['a strength without its dose', withValue('arrestEpinephrine', { solution: undefined })],
    [
      'a sheet without one',
      asForm('sheet', step('pediatric-bradycardia', 'k5'), { marked: 'Give {pediatricEpinephrine} IV/IO.' }),
    ],
  ])('finds %s', (_what, subject) => expect(volumes.problems(subject)).not.toEqual([]));
});

describe('rule 25, questions', () => {
  it.each([
    ['a start that asks', withNode('adultBradycardia', 'b0', { text: words('Does the rate fit?') })],
    ['an action that asks', withNode('adultArrest', 'c9', { text: words('Give it?') })],
    ['a question that states', withNode('adultArrest', 'c2', { text: words('Shockable.') })],
  ])('finds %s', (_what, subject) => expect(questions.problems(subject)).not.toEqual([]));
});
