import { foundBy, foundIn } from './all-rules';
import type { Piece } from '@/scripts/check/clinical/piece';
import { statement, withNote, withRightAnswer, withText } from './plant';
import type { Subject } from './rule';

/*
 * Mistakes that only words show: a drug beside a rhythm that it harms, an age named otherwise, a figure typed or spelled
 * out. No value, tree or table is wrong in them, so rules on words have to find them.
 */

const infant = 'Infant, under 1 year';
const severe = 'Adult and child, 1 year and over, severe';
const wideRow = 'Stable, wide QRS';
const dopamine = 'Dopamine infusion';
const sheetHeadings = (title: string) => ['Page', 'Section', title];
const limits = 'not in asthma or second- or third-degree AV block';

type Planted = readonly [rule: number, where: string, words: string, more?: Partial<Piece>];

// One wording a line: it is read as a table.
// prettier-ignore
const inStatements: readonly Planted[] = [
  [1, severe, '5 back blows', { label: 'Everyone who chokes', text: '{abdominalThrusts}' }],
  [1, severe, '{abdominalThrusts}', { label: 'Any age, severe' }],
  [1, 'Heel of one hand', 'Abdominal thrusts.', { headings: ['Page', 'Section\nAdults'] }],
  [1, severe, 'The Heimlich maneuver', { label: 'All ages' }],
  [2, infant, 'Thrust upward below the ribs.'],
  [2, infant, 'Do not wait, use abdominal thrusts'],
  [2, infant, 'Do not wait to use abdominal thrusts'],
  [2, severe, 'Thrust on the belly.', { headings: ['BLS', 'Infant choking'], label: 'Severe' }],
  [2, infant, 'Abdominal thrusts', { label: 'Severe', headings: ['BLS'], people: 'Infant' }],
  [2, severe, '5 abdominal thrusts', { label: 'Expectant mother' }],
  [2, severe, '5 abdominal thrusts', { label: 'Adult, third trimester' }],
  [2, severe, 'Push on the tummy.', { label: 'Baby' }],
  [2, 'p1', 'Infant: push on the belly.'],
  [2, 'p1', 'Infant: push on the stomach.'],
  [4, 'Ratio, alone', '{ratio}', { label: 'Toddler', headings: [] }],
  [4, 'Ratio, alone', '{ratio}', { label: 'Neonate', headings: [] }],
  [4, 'Ratio, alone', '{ratio}', { label: 'Kids', headings: [] }],
  [
    4,
    'Infant and child: epinephrine for bradycardia',
    '{pediatricEpinephrine}',
    { label: 'Grown-ups: dose' },
  ],
  [4, 'p10', 'One breath every {airwayBreath}.'],
  [4, 'k1', 'Blood pressure {hypotension}?'],
  [5, wideRow, 'Then adrenaline.'],
  [5, wideRow, 'Then epi 1 mg IV.'],
  [5, wideRow, 'Then epinephrine.'],
  [5, 't6', 'Epinephrine.'],
  [26, dopamine, '5-20 µg/kg/min. Epinephrine 2-10 µg/min.'],
  [26, dopamine, '5-20 micrograms per kilogram per minute; 2-10 micrograms per minute.'],
  [26, 'b7', 'Dopamine IV 5 to 20 micrograms a minute.'],
  [26, 'b7', 'Dopamine 5-20 mcg/min or epinephrine for bradycardia 2-10 mcg/kg/min.'],
  [26, 'b5', 'Atropine 1 milligram.'],
  [26, 'b5', 'Atropine one milligram.'],
  [26, 'b7', 'Epinephrine for bradycardia 2 to 10 micrograms a minute.'],
  [26, 'q9', 'Adenosine 0.1 mg per kg IV/IO.'],
  [26, 't6', 'Magnesium 2 grams.'],
  [26, 'Adenosine', 'Adenosine 6 mg, then 12 mg; not in asthma or AV block.', { kind: 'entry', label: '' }],
  [26, 'p9', 'Epinephrine 10 mcg/kg IV/IO.'],
  [26, 'p8', 'Epinephrine 0.01 mg/kg IV/IO (maximum 1 mg) or amiodarone 5 mg/kg IV/IO.'],
  [8, 'Adenosine', `Also in Wolff-Parkinson-White; ${limits}.`],
  [8, 'Adenosine', `Works with an accessory pathway; ${limits}.`],
  [8, 'Adenosine', `Try it in torsades; ${limits}.`],
  [8, 'Adenosine', `Give for atrial fibrillation; ${limits}.`],
  [8, 'Irregular or polymorphic wide-QRS rhythm', `Adenosine; ${limits}`],
  [8, 'Wide irregular (polymorphic VT)', `Adenosine; ${limits}.`],
  [8, 't9', `Rhythm not regular: adenosine; ${limits}.`],
  [8, 't9', 'Adenosine, also in asthma or AV block.'],
  [8, 't9', 'Vagal maneuvers, then adenosine.'],
  [8, 't10', `Adenocard; ${limits}.`],
  [8, 't10', 'Do not wait: give adenosine in asthma or block.'],
  [9, 't3u', 'Polymorphic VT: sync shock.'],
  [9, 't3u', 'Polymorphic VT: shock, synchronizing first.'],
  [9, 't3u', 'Polymorphic VT: cardioversion at 200 J.'],
  [9, 't3', 'Torsades: synchronized shock.'],
  [9, 't3', 'No pulse: synchronized shock.'],
  [9, 't3', 'V-fib: synchronized shock.'],
  [9, 't3', 'Pulseless: synchronized cardioversion.'],
  [9, 'Narrow regular', 'Synchronized shock', { label: 'Cardiac arrest' }],
  [9, 'Wide irregular (polymorphic VT)', 'Synchronized shock'],
  [10, 't10', 'Wolff-Parkinson-White: beta blocker.'],
  [10, 't10', 'Pre-excitation: beta blocker.'],
  [10, 'Diltiazem', 'Slows an accessory pathway.'],
  [10, 't6', 'Calcium channel blocker.'],
  [10, 'Diltiazem', 'Also for broad-complex tachycardia.'],
  [10, 'Diltiazem', 'Also for ventricular tachycardia.'],
  [10, 't7', 'Pre-excited: AV node blockers.'],
  [10, 't7', 'Pre-excited: atenolol.'],
  [10, 'Esmolol', 'Useful in pre-excitation.'],
  [10, 'Wide-QRS tachycardia', 'Verapamil or diltiazem'],
  [11, 'c9', 'Flat line: shock.'],
  [11, 'c9', 'Asystole: defibrillation.'],
  [11, 'c9', 'Asystole: 200 joules.'],
  [11, 'c9', 'A non-shockable rhythm: give a shock.'],
  [11, 'p9', 'Asystole: give one shock.'],
  [11, 't1s', 'Sinus tachycardia: slow the rate with metoprolol tartrate.'],
  [11, 't1s', 'Sinus tachycardia: calcium channel blocker.'],
  [11, 't1s', 'Sinus tachycardia: immediate shock. Look for the cause.'],
  [11, 'Cause or result?', 'Sinus tachycardia is shocked.'],
  [11, 'Cause or result?', 'Sinus tachycardia gets a beta blocker.'],
  [26, 'Narrow regular', '50–100 J'],
  [26, 'p10', 'One breath every six seconds.'],
  [26, 'k1', 'Systolic under 90 mm Hg?'],
  [
    14,
    'Narrow regular',
    '',
    { figures: [{ label: 'American Heart Association', valueIds: ['energyNarrowRegular'] }] },
  ],
  [
    14,
    'Narrow regular',
    '',
    { figures: [{ label: 'Current Guideline', valueIds: ['energyNarrowRegular'] }] },
  ],
  [15, 'Depth', 'Push.', { label: 'Depth, any age' }],
  [15, 'Depth', 'Push.', { label: 'Depth, all ages' }],
  [15, 'Depth', 'Push.', { label: 'Depth for everyone' }],
  [15, 'Depth', 'Push.', { headings: sheetHeadings('Every age') }],
  [15, 'Ratio', 'Push.', { people: 'All ages' }],
  [15, 'Depth', 'At least 2 inches at all ages.'],
  [26, 'Oxygen saturation (SpO2)', 'at least 94 percent'],
  [26, 'Oxygen saturation (SpO2)', 'at least ninety-four percent'],
  [26, 'b3', 'Target 90 to 98 percent.'],
  [26, 'b3', 'Target 90%–98%.'],
  [17, infant, 'Push with 2 fingers.'],
  [17, infant, 'Push with the index and middle fingers.'],
  [17, infant, 'If not strong use two fingers.'],
  [17, infant, 'Two fingers if not trained.'],
  [26, 'Narrow regular', '100 joules', { label: 'First shock' }],
  [26, 'Narrow regular', 'two hundred joules', { label: 'First shock' }],
  [19, 'Narrow regular', '{energyNarrow2025}', { label: 'First shock', text: '100 J' }],
  [19, 'Narrow regular', '2 joules per kilogram'],
  [19, 'p3', 'VF: 120 joules.'],
  [21, 'Fast rhythm likely SVT, child', 'Then amiodarone.'],
];

describe('in a statement, a wrong wording is found by', () => {
  for (const [rule, where, text, more = {}] of inStatements)
    it(`rule ${rule}: ${where}: ${text}`, () => {
      const change = { ...(text === '' ? {} : { text }), ...more };
      expect(foundBy(rule, statement(where, change))).not.toEqual([]);
    });
});

/** What could not be confirmed is looked for in every text of the site. */
const inTexts = `
U1 The 2025 guideline recommends against sotalol.
U1 AHA 2025 does not support sotalol.
U2 Metoprolol every 2-5 minutes (AHA 2025).
U3 AHA 2025: minimum dose 0.5 mg.
U4 The AHA asks for 94% in bradycardia.
U5 AHA: pacing at 60-70 bpm.
U6 Give epinephrine within 5 minutes.
U6 Give epinephrine to a child in under five minutes.
U8 Glucagon 5 mg IV.
U8 Insulin 1 unit per kilogram.
U8 Give 5 mg of glucagon.
U8 Calcium gluconate three grams.
U9 Magnesium 1-2 g IV over 10 minutes.
U9 Two grams of magnesium for torsades.
U9 Magnesium sulfate, 25-50 mg/kg.
U10 CPR doubles or triples survival.
U10 Survival is two or three times as likely with CPR.
U10 A threefold chance of survival.
U11 Up to 70% reduction in injuries.
U12 Investment recovered in 30-90 days.
U15 OSHA allows no more than 7.5 hours a day.
U16 The 24-hour HAZWOPER class.
U17 30 nursing credits complete your renewal.
U18 IACET accredited.
U19 Cards from an OSHA-authorized trainer.
U20 FDA-approved manikins.
U20 No prescription needed.
U21 The AHA strongly promotes knowledge and proficiency in all courses.
V1 Diltiazem infusion 5-10 mg/hr.
V1 Diltiazem infusion 5–10 mg/h.
V1 Diltiazem, 5 to 10 mg per hour.
V3 Naloxone 0.4 mg IV.
V3 Inject 0.4 mg naloxone into a muscle.
V3 Naloxone 0.4 mg intramuscularly.
V5 Compression fraction 80% (2025).
V5 Chest compression fraction of at least 80 percent.
V7 The Red Cross has taught since 2006 the 5 and 5.
V7 For adults the Red Cross has taught back blows since 2005.
V8 Think of amniotic fluid embolism.
V8 In pregnancy place the hands higher.
V8 Place your hands slightly higher on a pregnant woman.
V10 Try head-up CPR.
V10 Raise the head and chest during CPR (heads-up CPR).
V10 Epinephrine through the endotracheal tube.
V10 Epinephrine down the endotracheal tube.
B1 Lidocaine to a maximum total of 3 mg/kg.
B1 Lidocaine, no more than 3 mg per kg in all.`;
const lines = inTexts.trim().split('\n');

test.each(lines)('rule 21 finds in a text of the site: %s', (line) => {
  const [id, ...words] = line.split(' ');
  expect(foundBy(21, withText(words.join(' ')))).toEqual([expect.stringMatching(`^${id}: some page `)]);
});

test.each<readonly [number, string, Subject]>([
  [2, 'a course page', withText('Course for parents: push on the belly of a baby.')],
  [17, 'a course page', withText('Infant CPR with two fingers.')],
  [17, 'a note', withNote('D3', { text: 'Depth, infant: use the two-finger technique.' })],
  [16, 'a note', withNote('D9', { text: 'The 2025 target is 90-98%.' })],
  [19, 'a note', withNote('D20', { subject: 'First shock', text: 'AHA 2025: 100 J.' })],
  [12, 'a note', withNote('D22', { text: 'This row means polymorphic VT.' })],
  [12, 'a note', withNote('D20', { subject: '' })],
  [2, 'a right answer', withRightAnswer('ch-4', 'Abdominal thrusts, more gently')],
  [2, 'a right answer', withRightAnswer('in-3', '5 abdominal thrusts')],
  [17, 'a right answer', withRightAnswer('in-5', 'Two fingers, 1.5 inches deep')],
  [21, 'a right answer', withRightAnswer('ca-3', 'CPR triples survival')],
  ...[
    'Feel for a pulse',
    'Give epinephrine',
    'Call it ventricular fibrillation',
    'Feel the neck for a heartbeat',
    'Check the carotid',
    'Give a heart tablet',
    'Say that it is V-fib',
    'Use an auto-injector',
  ].map((answer) => [18, `"${answer}"`, withRightAnswer('ca-3', answer)] as const),
])('rule %i finds %s that says so', (rule, _where, subject) =>
  expect(foundBy(rule, subject)).not.toEqual([]),
);

/** Advice against a thing is no advice for it. */
test.each([
  ['t10', 'No adenosine.'],
  ['t10', 'Narrow and irregular: no adenosine.'],
  ['t10', 'Adenosine is never given here.'],
  ['t10', 'Do not give: Adenosine'],
  ['t3', 'Polymorphic VT: unsynchronized shock.'],
  ['t3', 'Polymorphic VT: never a synchronized shock.'],
  ['t3', 'Polymorphic VT: do not wait to synchronize.'],
  ['t3', 'Not polymorphic VT: synchronized cardioversion.'],
  ['t6', 'No verapamil or diltiazem.'],
  ['t6', 'Avoid diltiazem.'],
  ['t1s', 'Sinus tachycardia is not shocked: treat its cause.'],
  ['t1s', 'Sinus tachycardia with signs of shock: treat the cause.'],
  ['t1s', 'Sinus tachycardia: treat the cause. Do not shock. No drug.'],
  [infant, 'Never on the belly.'],
  [infant, 'Chest thrusts instead of abdominal thrusts.'],
  [infant, 'Not the belly: the chest.'],
  [infant, 'Two fingers are too shallow.'],
  [infant, 'Two fingers are no longer taught.'],
  [infant, 'Heel of one hand; not two fingers.'],
  ['p9', 'Epinephrine as soon as possible.'],
  ['b7', 'IV: dopamine {dopamine} or epinephrine for bradycardia {epinephrineInfusion}.'],
  ['p8', 'Lidocaine {arrestLidocaine} IV/IO.'],
  ['p3', 'First shock: {shockFirst}.'],
])('no rule minds at %s: %s', (where, text) => {
  expect(foundIn(statement(where, text))).toEqual([]);
});

test.each([
  'Epinephrine every 3-5 minutes.',
  'Sotalol no longer appears in the AHA 2025 adult tachycardia algorithm.',
  'AHA 2025: each dose over 2 minutes, no interval stated.',
  'Specific antidotes exist: calcium, high-dose insulin with glucose, glucagon.',
  'Stronger after a heart transplant.',
  'Up to 70% reduction in injuries. Source to be named before publication.',
  'The American Red Cross already taught 5 back blows and 5 abdominal thrusts.',
  'FDA-approved AEDs.',
])('no rule minds in a text of the site: %s', (text) => expect(foundBy(21, withText(text))).toEqual([]));
