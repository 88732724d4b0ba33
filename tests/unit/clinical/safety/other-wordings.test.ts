import { siteData } from '@/scripts/check/clinical/clinical-data';
import type { Form, Piece } from '@/scripts/check/clinical/piece';
import { allRules } from './all-rules';
import { asForm, row, step, withRightAnswer } from './plant';
import { type Subject, subjectOf } from './rule';

/*
 * The same mistakes in other words: another unit, another dash, a number spelled out, another name of a drug, a rhythm or
 * an age. A rule that only knows the house style would miss them.
 */

type Planted = readonly [number: number, what: string, subject: Subject];

const acls = '/acls-algorithm';
const tachy = '/tachycardia-algorithm';
const bls = '/bls-algorithm';
const infant = row(bls, 'Infant, under 1 year');
const severe = row(bls, 'Adult and child, 1 year and over, severe');
const t = (id: string) => step('adult-tachycardia', id);
const limits = 'not in asthma or second- or third-degree AV block';

const says = (from: (piece: Piece) => boolean, text: string, form: Form = 'page'): Subject =>
  asForm(form, from, { text, marked: form === 'page' ? text : null });
const labeled = (from: (piece: Piece) => boolean, label: string, text: string, form: Form = 'sheet') =>
  asForm(form, from, { label, text });
const under = (from: (piece: Piece) => boolean, headings: readonly string[], change: Partial<Piece> = {}) =>
  asForm('page', from, { headings, ...change });
const entry = (page: string, text: string, headings = ['Page', 'Section\nAdults']): Subject =>
  subjectOf(siteData, {
    pieces: [
      { page, form: 'page', kind: 'entry', headings, label: '', text, marked: text, figures: [], notes: [] },
    ],
  });
const printed = (text: string) => subjectOf(siteData, { texts: [{ name: 'some page', text }] });

const planted: readonly Planted[] = [
  [1, 'everyone', asForm('page', severe, { label: 'Everyone who chokes', figures: [] })],
  [1, 'any age', asForm('page', severe, { label: 'Any age, severe' })],
  [1, 'a list entry without late pregnancy', entry(bls, '5 back blows, then five abdominal thrusts.')],
  [
    1,
    'Heimlich',
    asForm('sheet', severe, { text: '5 back blows, then the Heimlich maneuver', label: 'All ages' }),
  ],
  [2, 'under the ribs', labeled(infant, 'Infant, under 1 year', 'Thrust upward below the ribs.')],
  [2, 'infant in the title only', under(severe, ['BLS', 'Infant choking'], { label: 'Severe' })],
  [
    2,
    'infant in the line of people only',
    asForm('page', severe, {
      label: 'Severe',
      headings: ['BLS'],
      figures: [{ label: null, valueIds: [], people: 'Infant', sources: [] }],
    }),
  ],
  [2, 'do not wait to use', labeled(infant, 'Infant, under 1 year', 'Do not wait to use abdominal thrusts')],
  [2, 'expectant', labeled(severe, 'Expectant mother', '5 back blows, then 5 abdominal thrusts')],
  [2, 'third trimester', labeled(severe, 'Adult, third trimester', '5 back blows, then 5 abdominal thrusts')],
  [2, 'baby', labeled(severe, 'Baby', 'Push on the tummy.')],
  [
    3,
    'toddler',
    asForm('page', row('/pals-algorithm', 'Ratio, alone'), {
      label: 'Toddler',
      headings: [],
      marked: '{ratio}',
    }),
  ],
  [
    3,
    'neonate',
    asForm('page', row('/pals-algorithm', 'Ratio, alone'), {
      label: 'Neonate',
      headings: [],
      marked: '{ratio}',
    }),
  ],
  [
    3,
    'kids',
    asForm('page', row('/pals-algorithm', 'Ratio, alone'), {
      label: 'Kids',
      headings: [],
      marked: '{ratio}',
    }),
  ],
  [
    4,
    'grown-ups',
    asForm('page', row('/bradycardia-algorithm', 'Infant and child: epinephrine for bradycardia'), {
      label: 'Grown-ups: epinephrine for bradycardia',
    }),
  ],
  [5, 'adrenaline', says(row(acls, 'Stable, wide QRS'), 'Then adrenaline.')],
  [5, 'epi', says(row(acls, 'Stable, wide QRS'), 'Then epi 1 mg IV.')],
  [
    6,
    'µg',
    labeled(
      row('/bradycardia-algorithm', 'Dopamine infusion'),
      'Infusions',
      '5-20 µg/kg/min. Epinephrine 2-10 µg/min.',
    ),
  ],
  [
    6,
    'micrograms per minute',
    labeled(
      row('/bradycardia-algorithm', 'Dopamine infusion'),
      'Infusions',
      '5-20 micrograms per kilogram per minute; 2-10 micrograms per minute.',
    ),
  ],
  [
    6,
    'micrograms a minute',
    says(step('adult-bradycardia', 'b7'), 'Dopamine IV 5 to 20 micrograms a minute.', 'drawing'),
  ],
  [7, 'milligrams', says(step('adult-bradycardia', 'b5'), 'Atropine 1 milligram.', 'drawing')],
  [
    7,
    'micrograms',
    says(
      step('adult-bradycardia', 'b7'),
      'Epinephrine for bradycardia 2 to 10 micrograms a minute.',
      'step-through',
    ),
  ],
  [7, 'in words', says(step('adult-bradycardia', 'b5'), 'Atropine one milligram.', 'list')],
  [7, 'mg per kg', says(step('pediatric-tachycardia', 'q9'), 'Adenosine 0.1 mg per kg IV/IO.', 'drawing')],
  [7, 'grams', says(t('t6'), 'Magnesium 2 grams.', 'drawing')],
  [7, 'a list entry without route', entry(tachy, 'Adenosine 6 mg, then 12 mg; not in asthma or AV block.')],
  [
    7,
    'mcg/kg without a maximum',
    says(step('pediatric-arrest', 'p9'), 'Epinephrine 10 mcg/kg IV/IO.', 'drawing'),
  ],
  [8, 'WPW', says(row(tachy, 'Adenosine'), `Also in Wolff-Parkinson-White; ${limits}.`)],
  [8, 'accessory pathway', says(row(tachy, 'Adenosine'), `Works with an accessory pathway; ${limits}.`)],
  [8, 'torsades', says(row(tachy, 'Adenosine'), `Try it in torsades; ${limits}.`)],
  [8, 'atrial fibrillation', says(row(tachy, 'Adenosine'), `Give for atrial fibrillation; ${limits}.`)],
  [8, 'not regular', says(t('t9'), `Rhythm not regular: adenosine; ${limits}.`, 'drawing')],
  [8, 'asthma allowed', says(t('t9'), 'Adenosine, also in asthma or AV block.', 'drawing')],
  [8, 'brand', says(t('t10'), `Adenocard; ${limits}.`, 'drawing')],
  [9, 'sync shock', says(t('t3u'), 'Polymorphic VT: sync shock.', 'drawing')],
  [9, 'synchronizing', says(t('t3u'), 'Polymorphic VT: shock, synchronizing first.', 'list')],
  [9, 'cardioversion', says(t('t3u'), 'Polymorphic VT: cardioversion at 200 J.', 'step-through')],
  [9, 'torsades', says(t('t3'), 'Torsades: synchronized shock.', 'drawing')],
  [9, 'no pulse', says(t('t3'), 'No pulse: synchronized shock.', 'drawing')],
  [9, 'v-fib', says(t('t3'), 'V-fib: synchronized shock.', 'drawing')],
  [9, 'cardiac arrest', labeled(row(tachy, 'Narrow regular'), 'Cardiac arrest', 'Synchronized shock')],
  [10, 'WPW', says(t('t10'), 'Wolff-Parkinson-White: beta blocker.', 'drawing')],
  [10, 'accessory pathway', says(row(tachy, 'Diltiazem'), 'Slows an accessory pathway.')],
  [10, 'calcium channel blocker', says(t('t6'), 'Calcium channel blocker.', 'drawing')],
  [10, 'broad', says(row(tachy, 'Diltiazem'), 'Also for broad-complex tachycardia.')],
  [10, 'ventricular tachycardia', says(row(tachy, 'Diltiazem'), 'Also for ventricular tachycardia.')],
  [10, 'AV node blockers', says(t('t7'), 'Pre-excited: AV node blockers.', 'drawing')],
  [10, 'atenolol', says(t('t7'), 'Pre-excited: atenolol.', 'drawing')],
  [11, 'flatline', says(step('adult-arrest', 'c9'), 'Flat line: shock.', 'drawing')],
  [11, 'defibrillate', says(step('adult-arrest', 'c9'), 'Asystole: defibrillation.', 'drawing')],
  [11, 'joules', says(step('adult-arrest', 'c9'), 'Asystole: 200 joules.', 'drawing')],
  [
    11,
    'no shockable rhythm',
    says(step('adult-arrest', 'c9'), 'A non-shockable rhythm: give a shock.', 'drawing'),
  ],
  [
    11,
    'rate control',
    says(t('t1s'), 'Sinus tachycardia: slow the rate with metoprolol tartrate.', 'drawing'),
  ],
  [11, 'calcium channel blocker', says(t('t1s'), 'Sinus tachycardia: calcium channel blocker.', 'drawing')],
  [
    12,
    'a figure as plain text',
    asForm('page', row(tachy, 'Narrow regular'), {
      text: '50–100 J',
      marked: '50–100 J',
      notes: [],
      figures: [],
    }),
  ],
  [13, 'six seconds', says(step('pediatric-arrest', 'p10'), 'One breath every six seconds.', 'drawing')],
  [13, '90 mmHg', says(step('pediatric-bradycardia', 'k1'), 'Systolic under 90 mm Hg?', 'step-through')],
  [
    14,
    'American Heart Association',
    asForm('page', row(tachy, 'Narrow regular'), {
      figures: [
        {
          label: 'American Heart Association',
          valueIds: ['energyNarrowRegular'],
          people: 'Adult',
          sources: [],
        },
      ],
    }),
  ],
  [
    14,
    'Current guideline',
    asForm('page', row(tachy, 'Narrow regular'), {
      figures: [
        { label: 'Current Guideline', valueIds: ['energyNarrowRegular'], people: 'Adult', sources: [] },
      ],
    }),
  ],
  [15, 'any age', asForm('page', row(bls, 'Depth'), { label: 'Depth, any age' })],
  [15, 'everyone', asForm('page', row(bls, 'Depth'), { label: 'Depth for everyone' })],
  [15, 'every age', asForm('sheet', row(bls, 'Depth'), { headings: ['BLS', 'Sheet', 'Every age'] })],
  [15, 'in the sentence', says(row(bls, 'Depth'), 'At least 2 inches at all ages.')],
  [16, '94 percent', says(row(acls, 'Oxygen saturation (SpO2)'), 'at least 94 percent')],
  [16, 'ninety-four', says(row(acls, 'Oxygen saturation (SpO2)'), 'at least ninety-four percent')],
  [16, '90 to 98', says(step('adult-bradycardia', 'b3'), 'Target 90 to 98 percent.', 'drawing')],
  [16, '90%-98%', says(step('adult-bradycardia', 'b3'), 'Target 90%–98%.', 'drawing')],
  [17, '2 fingers', says(infant, 'Push with 2 fingers.')],
  [17, 'index and middle finger', says(infant, 'Push with the index and middle fingers.')],
  [17, 'a "not" about something else', says(infant, 'If not strong use two fingers.')],
  [17, 'not too', says(infant, 'Two fingers if not trained.')],
  [18, 'heartbeat', withRightAnswer('ca-3', 'Feel the neck for a heartbeat')],
  [18, 'carotid', withRightAnswer('ca-3', 'Check the carotid')],
  [18, 'tablet', withRightAnswer('ca-3', 'Give a heart tablet')],
  [18, 'v-fib', withRightAnswer('ca-3', 'Say that it is V-fib')],
  [18, 'adrenalin pen', withRightAnswer('ca-3', 'Use an auto-injector')],
  [19, 'joules', labeled(row(tachy, 'Narrow regular'), 'First shock', '100 joules')],
  [19, 'two hundred joules', labeled(row(tachy, 'Narrow regular'), 'First shock', 'two hundred joules')],
  [
    19,
    'joules per kilogram for an adult',
    labeled(row(tachy, 'Narrow regular'), 'Narrow regular', '2 joules per kilogram'),
  ],
  [19, 'joules for a child', says(step('pediatric-arrest', 'p3'), 'VF: 120 joules.', 'drawing')],
  [20, 'nothing to do', says(t('t12'), 'The rhythm is back. The rate is fine.', 'drawing')],
  [21, 'U1 support', printed('AHA 2025 does not support sotalol.')],
  [21, 'U6 in words', printed('Give epinephrine to a child in under five minutes.')],
  [21, 'U8', printed('Give 5 mg of glucagon.')],
  [21, 'U8 calcium', printed('Calcium gluconate three grams.')],
  [21, 'U9', printed('Two grams of magnesium for torsades.')],
  [21, 'U9 order', printed('Magnesium sulfate, 25-50 mg/kg.')],
  [21, 'U10', printed('Survival is two or three times as likely with CPR.')],
  [21, 'U10 twofold', printed('A threefold chance of survival.')],
  [21, 'V1', printed('Diltiazem infusion 5–10 mg/h.')],
  [21, 'V1 words', printed('Diltiazem, 5 to 10 mg per hour.')],
  [21, 'V3', printed('Inject 0.4 mg naloxone into a muscle.')],
  [21, 'V3 b', printed('Naloxone 0.4 mg intramuscularly.')],
  [21, 'V5', printed('Chest compression fraction of at least 80 percent.')],
  [21, 'V7', printed('For adults the Red Cross has taught back blows since 2005.')],
  [21, 'V8', printed('Place your hands slightly higher on a pregnant woman.')],
  [21, 'V10', printed('Raise the head and chest during CPR (heads-up CPR).')],
  [21, 'V10 tube', printed('Epinephrine down the endotracheal tube.')],
  [21, 'B1', printed('Lidocaine, no more than 3 mg per kg in all.')],
];

describe('in other words, the mistake is still found by', () => {
  it.each(planted)('rule %i: %s', (number, _what, subject) => {
    const rule = allRules.find((candidate) => candidate.number === number);
    expect(rule?.problems(subject)).not.toEqual([]);
  });
});
