import { asForm, row, step, withNode, withRow, withValue, words } from './plant';
import { figureRules } from './figure-rules';

const { currentFirst } = figureRules;

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
