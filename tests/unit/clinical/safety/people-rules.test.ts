import { peopleRules } from './people-rules';
import { asForm, row, step, withBlock, withNode, withRow, withSection, withValue, words } from './plant';

const { ownSources, labels, onlyFor, allAges } = peopleRules;
const ratio = row('/pals-algorithm', 'Ratio, alone');
const pedsEpinephrine = row('/bradycardia-algorithm', 'Infant and child: epinephrine for bradycardia');

describe('rule 3, rows for children and infants', () => {
  it.each([
    ['show an adult value', withRow('palsAlgorithm', 'Ratio, alone', { figure: words('{ratio}') })],
    [
      'show an adult value at a step',
      withNode('pediatricArrest', 'p10', { text: words('One breath every {airwayBreath}.') }),
    ],
    [
      'rest on an adult algorithm only',
      withValue('compressionRateChild', { source: ['arrestAlg2025', 'adult2020'] }),
    ],
    [
      'rest on an adult document that does not say so in its title',
      withValue('shockFirst', { source: ['cardioversionAlg2025'] }),
    ],
    ['show an adult value on the page', asForm('page', ratio, { marked: '{ratio}' })],
    [
      'say "Adult" below their figure',
      asForm('page', ratio, {
        figures: [{ label: null, valueIds: ['ratioAlone'], people: 'Adult', sources: [] }],
      }),
    ],
    ['show an adult value on the sheet', asForm('sheet', pedsEpinephrine, { marked: '{atropineDose}' })],
    [
      'show an adult value in the list',
      asForm('list', step('pediatric-arrest', 'p1'), { marked: 'Start CPR, {compressionRate}.' }),
    ],
  ])('are found when they %s', (_what, subject) => expect(ownSources.problems(subject)).not.toEqual([]));

  it('may rest on a document for both', () => {
    expect(
      ownSources.problems(withValue('compressionRateChild', { source: ['arrestAlg2025', 'part6'] })),
    ).toEqual([]);
  });
});

describe('rule 4, labels and titles', () => {
  it.each([
    ['"Adult doses" over pediatric doses', withBlock('palsAlgorithm', 'arrest', 1, { dosesFor: 'Adult' })],
    [
      'an adult title over pediatric doses',
      withBlock('bradycardiaAlgorithm', 'special', 0, {
        title: 'Adult doses',
        dosesFor: undefined,
        rows: [{ term: 'Epinephrine', figure: words('{pediatricEpinephrine}') }],
      }),
    ],
    [
      'nothing over pediatric doses',
      withBlock('bradycardiaAlgorithm', 'special', 0, {
        title: 'Doses',
        dosesFor: undefined,
        rows: [{ term: 'Epinephrine', figure: words('{pediatricEpinephrine}') }],
      }),
    ],
    [
      'a pediatric section over adult values',
      withSection('aclsAlgorithm', 'after-arrest', { population: 'Infant and child' }),
    ],
    [
      'a pediatric label over an adult value',
      withRow('tachycardiaAlgorithm', 'Wide QRS', { term: 'Child, wide QRS' }),
    ],
    [
      '"Adult and child" over an infant value',
      withRow('blsAlgorithm', 'Adult and child, 1 year and over, severe', { figure: words('{backSlaps}') }),
    ],
    [
      'an adult row over a pediatric value on the sheet',
      asForm('sheet', pedsEpinephrine, { label: 'Adult: epinephrine' }),
    ],
    [
      'nothing over a pediatric value on the page',
      asForm('page', pedsEpinephrine, {
        label: 'Epinephrine',
        headings: [
          'Adult Bradycardia Algorithm',
          'Special considerations\nAll ages: each row says for whom it is',
        ],
      }),
    ],
    [
      '"adult" above a step of a pediatric tree in the drawing',
      asForm('drawing', step('pediatric-arrest', 'p3'), {
        marked: null,
        headings: ['PALS', 'Pediatric cardiac arrest', 'Do, adult'],
      }),
    ],
    [
      'nobody above a step of the walk',
      asForm('step-through', step('adult-bradycardia', 'b5'), {
        marked: null,
        headings: ['Adult bradycardia', 'Do'],
      }),
    ],
  ])('are found with %s', (_what, subject) => expect(labels.problems(subject)).not.toEqual([]));

  it('may leave adults out by name', () => {
    const headings = [
      'Adult Bradycardia Algorithm',
      'Special considerations',
      'Infants and children (not adult doses)',
    ];
    expect(labels.problems(asForm('page', pedsEpinephrine, { label: 'Epinephrine', headings }))).toEqual([]);
  });
});

describe('rule 13, adult notes in a pediatric tree', () => {
  it.each([
    [
      'D5 through its value',
      withNode('pediatricArrest', 'p10', { text: words('One breath every {airwayBreath}.') }),
    ],
    [
      'D14 through its value',
      withNode('pediatricBradycardia', 'k1', { text: words('Blood pressure {hypotension}?') }),
    ],
    [
      'D5 in the drawing',
      asForm('drawing', step('pediatric-arrest', 'p10'), { notes: [{ id: 'D5', words: '' }] }),
    ],
    [
      'D14 in the walk',
      asForm('step-through', step('pediatric-bradycardia', 'k1'), { notes: [{ id: 'D14', words: '' }] }),
    ],
    [
      'the words of D5 in the list',
      asForm('list', step('pediatric-arrest', 'p6'), {
        text: 'Adults only. Infants and children: one breath every 2-3 seconds.',
      }),
    ],
  ])('are found: %s', (_what, subject) => expect(onlyFor.problems(subject)).not.toEqual([]));
});

describe('rule 15, "All ages"', () => {
  it.each([
    'depthAdult',
    'compressionRate',
    'ratio',
    'airwayBreath',
    'hypotension',
    'tachycardiaRate',
    'abdominalThrusts',
    'adenosineFirst',
  ])('is found on %s', (id) => {
    expect(allAges.problems(withValue(id, { population: 'All ages' }))).not.toEqual([]);
  });

  it.each([
    ['label', asForm('page', row('/bls-algorithm', 'Depth'), { label: 'Depth, all ages' })],
    [
      'line below a figure',
      asForm('page', row('/bls-algorithm', 'Ratio'), {
        text: 'ratio 30:2',
        figures: [{ label: null, valueIds: [], people: 'All ages', sources: [] }],
      }),
    ],
    [
      'sheet',
      asForm('sheet', row('/bradycardia-algorithm', 'Atropine, dose'), {
        figures: [{ label: null, valueIds: [], people: '(All ages, IV)', sources: [] }],
      }),
    ],
  ])('is found in a %s', (_where, subject) => expect(allAges.problems(subject)).not.toEqual([]));

  it('may stand on a telephone number', () => {
    const poison = row('/bradycardia-algorithm', 'US Poison Control');
    expect(
      allAges.problems(
        asForm('page', poison, {
          figures: [{ label: null, valueIds: ['poisonControl'], people: 'All ages', sources: [] }],
        }),
      ),
    ).toEqual([]);
  });
});
