import { affirms, leadOf, sentencesOf } from './words';

describe('a drug in a sentence', () => {
  const adenosine = /\badenosine\b/i;

  it.each([
    'Vagal maneuvers, then adenosine.',
    'Only if regular and narrow: adenosine may be considered, not in asthma.',
    'Adenosine is given as a rapid push.',
    'Not only beta blockers: adenosine as well.',
    'Do not wait for the ECG, give adenosine.',
    'Do not delay adenosine.',
    'Not shockable: adenosine.',
    'No amiodarone, adenosine 6 mg.',
    'No verapamil. Adenosine instead.',
    'Never shock, but give adenosine.',
  ])('counts as advised in: %s', (text) => expect(affirms(text, adenosine)).toBe(true));

  it.each([
    'No adenosine.',
    'Narrow and irregular: no adenosine.',
    'Do not give: Adenosine, digoxin, diltiazem or verapamil.',
    'No AV-nodal blockers (beta blocker, adenosine, diltiazem) and no IV amiodarone.',
    'Never adenosine 6 mg here.',
    'Adenosine is never given in asthma.',
    'Adenosine must not be given.',
    'Give oxygen rather than adenosine.',
    'Avoid adenosine.',
    'Without adenosine or verapamil.',
  ])('counts as refused in: %s', (text) => expect(affirms(text, adenosine)).toBe(false));
});

describe('a rhythm in a sentence', () => {
  it.each([
    ['Wide and irregular, not polymorphic VT: get expert help.', /\bpolymorphic\b/, false],
    ['Wide and irregular, not polymorphic VT: get expert help.', /\birregular\b/, true],
    ['Beta blocker; not in low blood pressure or pre-excitation.', /\bpre-excit/, false],
    ['If pre-excited atrial fibrillation is possible: no adenosine.', /\bpre-excit/, true],
    ['First rule out sinus tachycardia.', /\bsinus tachycardia\b/, false],
    ['Not shockable (asystole or PEA): epinephrine.', /\basystole\b/, true],
    ['An unsynchronized shock.', /(?<![\w-])synchronized\b/, false],
    ['A non-synchronized shock.', /(?<![\w-])synchronized\b/, false],
  ])('%s', (text, term, isAffirmed) => expect(affirms(text, term)).toBe(isAffirmed));
});

describe('reading', () => {
  it('ends a sentence at a point, but not inside a number', () => {
    expect(sentencesOf('Atropine 0.5 mg. Repeat; then wait\nLook.')).toEqual([
      'Atropine 0.5 mg.',
      'Repeat;',
      'then wait',
      'Look.',
    ]);
  });

  it('takes the words before the first colon as the situation', () => {
    expect(leadOf('Narrow and irregular: no adenosine.')).toBe('Narrow and irregular');
    expect(leadOf('Give oxygen. Then: look.')).toBe('');
  });
});
