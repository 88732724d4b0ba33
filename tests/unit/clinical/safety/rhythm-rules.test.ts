import { asForm, row, step, withBlock, withNode, withRow, words } from './plant';
import { rhythmRules } from './rhythm-rules';

const { adenosineLimits, unsynchronized, nodeBlockers, noShock, oxygenTargets, wholeSteps } = rhythmRules;
const limits = 'not in asthma or second- or third-degree AV block';
const exclusion = (situation: string) => row('/tachycardia-algorithm', situation);
const t = (id: string) => step('adult-tachycardia', id);

describe('rule 8, adenosine', () => {
  it.each([
    ['in an irregular rhythm', withNode('adultTachycardia', 't10', { text: words(`Adenosine; ${limits}.`) })],
    [
      'in a wide irregular rhythm',
      withNode('adultTachycardia', 't7', { text: words(`Consider adenosine; ${limits}.`) }),
    ],
    [
      'in pre-excitation',
      withRow('tachycardiaAlgorithm', 'Adenosine', {
        add: [words(`Also in pre-excited atrial fibrillation; ${limits}.`)],
      }),
    ],
    [
      'without asthma',
      withNode('adultTachycardia', 't9', {
        text: words('Vagal maneuvers, then adenosine; not in AV block.'),
      }),
    ],
    [
      'without AV block',
      withRow('aclsAlgorithm', 'Stable, narrow QRS', { text: words('Adenosine, not in asthma.') }),
    ],
    [
      'advised by the sheet where it should be refused',
      asForm('sheet', exclusion('Irregular or polymorphic wide-QRS rhythm'), {
        text: `Adenosine; ${limits}`,
      }),
    ],
    [
      'in the drawing without its limits',
      asForm('drawing', t('t9'), { text: 'Vagal maneuvers, then adenosine.', marked: null }),
    ],
    [
      'in the walk for an irregular rhythm',
      asForm('step-through', t('t10'), { text: `Adenosine 6 mg; ${limits}.`, marked: null }),
    ],
    [
      'on the page for polymorphic VT',
      asForm('page', row('/tachycardia-algorithm', 'Wide irregular (polymorphic VT)'), {
        text: `Adenosine; ${limits}.`,
      }),
    ],
    [
      'after an unrelated "not"',
      asForm('list', t('t10'), { text: `Do not wait: give adenosine in asthma or block.` }),
    ],
  ])('is found %s', (_what, subject) => expect(adenosineLimits.problems(subject)).not.toEqual([]));

  it.each([
    'No adenosine.',
    'Narrow and irregular: no adenosine.',
    'Adenosine is never given here.',
    'Do not give: Adenosine',
  ])('may be refused: %s', (text) => {
    expect(adenosineLimits.problems(asForm('list', t('t10'), { text }))).toEqual([]);
  });
});

describe('rule 9, synchronized shocks', () => {
  it.each([
    [
      'for polymorphic VT',
      withNode('adultTachycardia', 't3u', { text: words('Polymorphic VT: synchronized cardioversion.') }),
    ],
    [
      'at the step for polymorphic VT that does not name it',
      withNode('adultTachycardia', 't3u', { text: words('Immediate synchronized cardioversion.') }),
    ],
    [
      'in the row on polymorphic VT',
      withRow('tachycardiaAlgorithm', 'Wide irregular (polymorphic VT)', {
        figure: words('Synchronized {energyWideRegular}'),
      }),
    ],
    [
      'in a sentence of a row',
      withRow('aclsAlgorithm', 'Then', { add: [words('Polymorphic VT gets a synchronized shock.')] }),
    ],
    ['in the drawing for VF', asForm('drawing', t('t3'), { text: 'VF: synchronized shock.' })],
    [
      'on the sheet',
      asForm('sheet', row('/tachycardia-algorithm', 'Wide irregular (polymorphic VT)'), {
        text: 'Synchronized shock',
      }),
    ],
    [
      'in the walk without a pulse',
      asForm('step-through', t('t3'), { text: 'Pulseless: synchronized cardioversion.' }),
    ],
  ])('are found %s', (_what, subject) => expect(unsynchronized.problems(subject)).not.toEqual([]));

  it.each([
    'Polymorphic VT: unsynchronized shock.',
    'Polymorphic VT: never a synchronized shock.',
    'Polymorphic VT: do not wait to synchronize.',
    'Not polymorphic VT: synchronized cardioversion.',
  ])('are told from unsynchronized and refused ones: %s', (text) =>
    expect(unsynchronized.problems(asForm('list', t('t3'), { text }))).toEqual([]),
  );
});

describe('rule 10, drugs that block the AV node', () => {
  it.each([
    [
      'in pre-excitation',
      withNode('adultTachycardia', 't7', {
        text: words('If pre-excited atrial fibrillation is possible: amiodarone.'),
      }),
    ],
    [
      'diltiazem at a wide QRS',
      withNode('adultTachycardia', 't6', { text: words('Verapamil or diltiazem.') }),
    ],
    [
      'in the row of the drug',
      withRow('tachycardiaAlgorithm', 'Diltiazem', { add: [words('Also for a wide-QRS rhythm.')] }),
    ],
    [
      'in a table of exclusions whose column advises',
      withBlock('tachycardiaAlgorithm', 'medications', 1, { columns: ['Situation', 'Give'] }),
    ],
    [
      'on a sheet without the heading of the column',
      asForm('sheet', exclusion('Wide-QRS tachycardia'), { text: 'Verapamil or diltiazem' }),
    ],
    ['in the drawing', asForm('drawing', t('t10'), { text: 'Pre-excitation: beta blocker.' })],
    ['in the walk', asForm('step-through', t('t6'), { text: 'Diltiazem 0.25 mg/kg IV.' })],
    [
      'in the row of a beta blocker',
      asForm('page', row('/tachycardia-algorithm', 'Esmolol'), { text: 'Useful in pre-excitation.' }),
    ],
  ])('are found %s', (_what, subject) => expect(nodeBlockers.problems(subject)).not.toEqual([]));

  it.each(['No verapamil or diltiazem.', 'Do not give: Verapamil or diltiazem', 'Avoid diltiazem.'])(
    'may be refused: %s',
    (text) => {
      expect(nodeBlockers.problems(asForm('list', t('t6'), { text }))).toEqual([]);
    },
  );
});

describe('rule 11, rhythms that are not shocked', () => {
  it.each([
    ['a shock after asystole', withNode('pediatricArrest', 'p10', { text: words('Shock {shockFirst}.') })],
    [
      'a shock where the AED has advised none',
      withNode('adultBls', 'a9', { text: words('Give {oneShock}.') }),
    ],
    ['a way from asystole to a shock', withNode('pediatricArrest', 'p9', { next: 'p3' })],
    [
      'a shock for sinus tachycardia',
      withNode('adultTachycardia', 't1s', {
        text: words('Sinus tachycardia: synchronized cardioversion. Get help.'),
      }),
    ],
    ['a way from sinus tachycardia to a shock', withNode('adultTachycardia', 't1q', { yes: 't3' })],
    [
      'a drug for sinus tachycardia',
      withNode('adultTachycardia', 't1s', {
        text: words('Sinus tachycardia: beta blocker. Look for the cause.'),
      }),
    ],
    [
      'a shock on the page',
      asForm('page', row('/tachycardia-algorithm', 'Cause or result?'), {
        text: 'Sinus tachycardia is shocked.',
      }),
    ],
    [
      'a drug on the sheet',
      asForm('sheet', row('/tachycardia-algorithm', 'Cause or result?'), {
        text: 'Sinus tachycardia gets a beta blocker.',
      }),
    ],
    [
      'a shock in the drawing',
      asForm('drawing', step('pediatric-arrest', 'p9'), { text: 'Asystole: give one shock.' }),
    ],
    [
      'a shock in the walk',
      asForm('step-through', t('t1s'), { text: 'Sinus tachycardia: immediate shock. Look for the cause.' }),
    ],
  ])('are found with %s', (_what, subject) => expect(noShock.problems(subject)).not.toEqual([]));

  it.each([
    'Sinus tachycardia is not shocked: treat its cause.',
    'Sinus tachycardia with signs of shock: treat the cause.',
    'Sinus tachycardia: treat the cause. Do not shock. No drug.',
  ])('are told from advice against a shock: %s', (text) =>
    expect(noShock.problems(asForm('list', t('t1s'), { text }))).toEqual([]),
  );
});

describe('rule 16, oxygen targets', () => {
  it.each([
    [
      '94% after an arrest',
      withRow('aclsAlgorithm', 'Oxygen saturation (SpO2)', { figure: words('{oxygenTarget}') }),
    ],
    [
      '90-98% in bradycardia',
      withNode('adultBradycardia', 'b3', { text: words('Target SpO2 {oxygenAfterArrest}.') }),
    ],
    [
      '94% on the page',
      asForm('page', row('/acls-algorithm', 'Oxygen saturation (SpO2)'), { text: 'at least 94%' }),
    ],
    ['90-98% in the drawing', asForm('drawing', step('adult-bradycardia', 'b3'), { text: 'Target 90–98%.' })],
    [
      'a note that drops "after cardiac arrest"',
      asForm('list', step('adult-bradycardia', 'b3'), {
        notes: [{ id: 'D9', words: 'The 2025 target is 90-98%.' }],
      }),
    ],
  ])('are found mixed up: %s', (_what, subject) => expect(oxygenTargets.problems(subject)).not.toEqual([]));
});

describe('rule 20, whole steps', () => {
  it.each([
    ['a question without a NO', withNode('adultTachycardia', 't2', { no: undefined })],
    ['a question with a third way', withNode('adultTachycardia', 't2', { next: 't4' })],
    [
      'a question with one step for both answers',
      withNode('adultTachycardia', 't2', { yes: 't4', no: 't4' }),
    ],
    [
      'an end without a next step',
      withNode('adultTachycardia', 't12', { text: words('Converted and stable.') }),
    ],
    [
      'an end that only forbids',
      withNode('adultTachycardia', 't1s', { text: words('Sinus tachycardia. Do not treat.') }),
    ],
    [
      'an action that leads nowhere',
      withNode('adultTachycardia', 't6', { next: undefined, type: 'end', text: words('Adenosine.') }),
    ],
    ['a drawing without the NO', asForm('drawing', t('t2'), { ways: ['yes'] })],
    ['a list with two YES', asForm('list', t('t2'), { ways: ['yes', 'yes'] })],
    ['a walk that goes on after the end', asForm('step-through', t('t12'), { ways: ['next'] })],
    ['a sheet without answers', asForm('sheet', t('t4'), { ways: [] })],
  ])('are missed by %s', (_what, subject) => expect(wholeSteps.problems(subject)).not.toEqual([]));
});
