import { doseRules } from './dose-rules';
import { asForm, row, step, withNode, withRow, withValue, words } from './plant';

const { fourUses, twoUnits, wholeDoses, energies } = doseRules;
const atropine = row('/bradycardia-algorithm', 'Atropine, dose');
const dopamine = row('/bradycardia-algorithm', 'Dopamine infusion');
const figure = (people: string, id: string) => [{ label: null, valueIds: [id], people, sources: [] }];

describe('rule 5, epinephrine', () => {
  it.each([
    [
      'without a use in its label',
      withRow('bradycardiaAlgorithm', 'Epinephrine infusion, adult bradycardia', { term: 'Epinephrine' }),
    ],
    [
      'at a step of another tree',
      withNode('adultTachycardia', 't3', { text: words('Epinephrine {adultArrestEpinephrine}.') }),
    ],
    [
      'with two uses in a row',
      withRow('palsAlgorithm', 'Epinephrine, pediatric cardiac arrest', {
        figure: words('{arrestEpinephrine}'),
        add: [words('In pediatric bradycardia epinephrine {pediatricEpinephrine}.')],
      }),
    ],
    [
      'with the dose of another use',
      withRow('aclsAlgorithm', 'Epinephrine, adult cardiac arrest', {
        figure: words('{epinephrineInfusion}'),
      }),
    ],
    ['as a value that does not name its use', withValue('adultArrestEpinephrine', { label: 'Epinephrine' })],
    [
      'without a use on a page',
      asForm('page', row('/acls-algorithm', 'Stable, wide QRS'), { text: 'Then epinephrine.' }),
    ],
    [
      'without a use in the drawing',
      asForm('drawing', step('adult-tachycardia', 't6'), { text: 'Epinephrine.', marked: null }),
    ],
    [
      'without a use on the sheet',
      asForm('sheet', row('/tachycardia-algorithm', 'Sotalol'), { label: 'Epinephrine' }),
    ],
  ])('is found %s', (_what, subject) => expect(fourUses.problems(subject)).not.toEqual([]));

  it('has its use from the title of its tree', () => {
    expect(
      fourUses.problems(
        asForm('list', step('pediatric-arrest', 'p9'), { text: 'Epinephrine as soon as possible.' }),
      ),
    ).toEqual([]);
  });
});

describe('rule 6, mcg/min and mcg/kg/min', () => {
  it.each([
    [
      'in one row',
      withRow('bradycardiaAlgorithm', 'Dopamine infusion', {
        figure: words('{dopamine} or {epinephrineInfusion}'),
      }),
    ],
    [
      'in one row of the page',
      asForm('page', dopamine, { text: '5-20 mcg/kg/min. Epinephrine 2-10 mcg/min.' }),
    ],
    [
      'in one row of the sheet',
      asForm('sheet', dopamine, { text: '5-20 mcg/kg/min. Epinephrine 2-10 mcg/min.' }),
    ],
    [
      'exchanged at a step',
      asForm('drawing', step('adult-bradycardia', 'b7'), {
        text: 'Dopamine 5-20 mcg/min or epinephrine for bradycardia 2-10 mcg/kg/min.',
      }),
    ],
    ['exchanged in the values', withValue('dopamine', { unit: 'mcg/min' })],
  ])('are found %s', (_where, subject) => expect(twoUnits.problems(subject)).not.toEqual([]));

  it('may both be at a step, each with its drug', () => {
    const text = 'Dopamine 5-20 mcg/kg/min or epinephrine for bradycardia 2-10 mcg/min.';
    expect(twoUnits.problems(asForm('step-through', step('adult-bradycardia', 'b7'), { text }))).toEqual([]);
  });
});

describe('rule 7, whole doses', () => {
  it.each([
    ['a dose without its route', withValue('atropineDose', { route: 'Measured' })],
    ['a dose for all ages', withValue('atropineDose', { population: 'All ages' })],
    [
      'a pediatric dose without its maximum',
      withRow('palsAlgorithm', 'Epinephrine, pediatric bradycardia', { maximum: undefined }),
    ],
    [
      'a step with a pediatric dose without its maximum',
      withNode('pediatricBradycardia', 'k5', {
        text: words(
          'Epinephrine {pediatricEpinephrine} IV/IO. Atropine {pediatricAtropine} IV/IO (maximum single dose {pediatricAtropineMaximum}).',
        ),
      }),
    ],
    [
      'a step of the pediatric tachycardia tree without its maximum',
      withNode('pediatricTachycardia', 'q9', {
        text: words('Probable SVT. With IV/IO access: adenosine {pedsAdenosine1}, then {pedsAdenosine2}.'),
      }),
    ],
    [
      'a step of the adult arrest tree without a route',
      withNode('adultArrest', 'c8', { text: words('Amiodarone {adultArrestAmiodarone}.') }),
    ],
    [
      'a step without a route',
      withNode('adultBradycardia', 'b5', {
        text: words('Atropine {atropineDose}. Repeat every {atropineRepeat}.'),
      }),
    ],
    [
      'a figure without its route on the page',
      asForm('page', atropine, { figures: figure('Adult', 'atropineDose') }),
    ],
    [
      'a figure without its people on the sheet',
      asForm('sheet', atropine, { figures: figure('(IV push)', 'atropineDose') }),
    ],
    [
      'a dose without its route in the drawing',
      asForm('drawing', step('adult-bradycardia', 'b5'), { text: 'Atropine 1 mg.', marked: null }),
    ],
    [
      'a dose without its maximum in the walk',
      asForm('step-through', step('pediatric-arrest', 'p8'), {
        text: 'Amiodarone 5 mg/kg IV/IO.',
        marked: null,
      }),
    ],
    [
      'a maximum that another drug of the step has',
      asForm('list', step('pediatric-arrest', 'p8'), {
        text: 'Epinephrine 0.01 mg/kg IV/IO (maximum 1 mg) or amiodarone 5 mg/kg IV/IO.',
      }),
    ],
  ])('are missed by %s', (_what, subject) => expect(wholeDoses.problems(subject)).not.toEqual([]));

  it('need no maximum for lidocaine', () => {
    expect(
      wholeDoses.problems(
        asForm('list', step('pediatric-arrest', 'p8'), { text: 'Lidocaine 1 mg/kg IV/IO.' }),
      ),
    ).toEqual([]);
  });
});

describe('rule 19, energies', () => {
  it.each([
    ['a pediatric energy that is not per kilogram', withValue('shockFirst', { unit: 'J' })],
    ['an adult energy per kilogram', withValue('energyWideRegular', { unit: 'J/kg' })],
    [
      'a row without its rhythm',
      withRow('palsAlgorithm', 'VF or pulseless VT: first shock', { term: 'First shock' }),
    ],
    [
      'a step without its rhythm',
      withNode('adultTachycardia', 't3', { text: words('Shock with {energyNarrowRegular}.') }),
    ],
    [
      'a row of the page without its rhythm',
      asForm('page', row('/tachycardia-algorithm', 'Narrow regular'), {
        label: 'First shock',
        text: '50-100 J',
      }),
    ],
    [
      'a flat energy at a pediatric step of the drawing',
      asForm('drawing', step('pediatric-arrest', 'p3'), { text: 'VF: 120-200 J.', marked: null }),
    ],
    [
      'an energy per kilogram on an adult sheet',
      asForm('sheet', row('/tachycardia-algorithm', 'Narrow regular'), { text: '2 J/kg' }),
    ],
    [
      'a note without its rhythm',
      asForm('page', row('/tachycardia-algorithm', 'Narrow regular'), {
        notes: [{ id: 'D20', words: 'AHA 2025: 100 J.' }],
      }),
    ],
  ])('are found in %s', (_what, subject) => expect(energies.problems(subject)).not.toEqual([]));

  it('have their rhythm from the question before', () => {
    expect(
      energies.problems(
        asForm('step-through', step('pediatric-arrest', 'p3'), {
          text: 'First shock: 2 J/kg.',
          marked: null,
        }),
      ),
    ).toEqual([]);
  });
});
