import { callToAction, type ReferencePage } from './shared';
import { from } from './sources';
import { say } from './values';

/** Spec part 2, section 2.6, in its order. */
export const pals = {
  route: 'palsAlgorithm',
  parent: 'ahaCourses',
  title: 'PALS Algorithms',
  lead: 'First impression, cardiac arrest and bradycardia in infants and children. Adult figures do not apply here.',
  conditions: ['Cardiac arrest in children', 'Bradycardia in children'],
  guideline: 'pediatric',
  callToAction,
  sections: [
    {
      id: 'triangle',
      title: 'Pediatric assessment triangle',
      blocks: [
        { kind: 'text', text: say('A first impression made by looking and listening only, without equipment, in {triangleTime}. If the child is unresponsive and not breathing normally, leave the triangle and start BLS.') },
        {
          kind: 'triangle',
          by: from.triangle,
          sides: [
            { name: 'Appearance', look: say('TICLS: Tone, Interactiveness, Consolability, Look or gaze, Speech or cry') },
            { name: 'Work of breathing', look: say('Abnormal sounds, nostril flaring, chest retractions, unusual posture; or too little effort') },
            { name: 'Circulation to the skin', look: say('Pallor, mottling, blue color') },
          ],
        },
        { kind: 'text', text: say('The pattern of abnormal sides points to breathing trouble, shock or a brain problem, and tells how urgent the child is.'), by: from.triangle },
        {
          kind: 'facts',
          title: 'Limits by age',
          rows: [
            { term: 'Low systolic pressure, child', figure: say('{lowPressureChild}'), add: [say('From {lowPressureAges} of age.')] },
            { term: 'Low systolic pressure, older child', figure: say('{lowPressureOlder}'), add: [say('From {lowPressureOlderAge} of age.')] },
            { term: 'Low systolic pressure, term newborn', figure: say('{lowPressureNewborn}') },
            { term: 'Fast rhythm likely SVT, infant', figure: say('{svtInfant}') },
            { term: 'Fast rhythm likely SVT, child', figure: say('{svtChild}') },
          ],
        },
      ],
    },
    {
      id: 'arrest',
      title: 'Pediatric cardiac arrest protocol',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Start', text: say('CPR with bag-mask breaths and oxygen; attach monitor/defibrillator.'), by: from.pedsArrest },
            { term: 'Compression rate', figure: say('{compressionRate}') },
            { term: 'Depth, child', figure: say('{depthChild}') },
            { term: 'Depth, infant', figure: say('{depthInfant}') },
            { term: 'Ratio, alone', figure: say('{ratioAlone}') },
            { term: 'Ratio, two rescuers', figure: say('{ratioTwoRescuers}') },
            { term: 'Advanced airway', figure: say('One breath every {pediatricAirwayBreath}'), add: [say('With continuous compressions.')] },
            { term: 'Switch compressors', figure: say('every {switchEvery}'), add: [say('Sooner if tired.')] },
          ],
        },
        {
          kind: 'facts',
          title: 'Shocks and drugs',
          isDoses: true,
          rows: [
            { term: 'First shock', figure: say('{shockFirst}') },
            { term: 'Second shock', figure: say('{shockSecond}') },
            { term: 'Later shocks', figure: say('{shockLater}'), add: [say('{shockMaximum} or the adult dose.')] },
            { term: 'Epinephrine in pediatric cardiac arrest', figure: say('{arrestEpinephrine} every {epinephrineInterval}'), add: [say('{arrestEpinephrineStrength} strength; maximum {arrestEpinephrineMaximum}. As soon as possible when the rhythm is not shockable.')] },
            { term: 'Amiodarone', figure: say('{arrestAmiodarone}'), add: [say('Bolus, maximum {arrestAmiodaroneMaximum}; {arrestAmiodaroneDoses}, later doses maximum {arrestAmiodaroneLater}.')] },
            { term: 'or lidocaine', figure: say('{arrestLidocaine}') },
          ],
        },
        { kind: 'tree', tree: 'pediatricArrest', title: 'Decision tree' },
        {
          kind: 'points',
          title: 'Reversible causes',
          by: from.pedsArrest,
          items: [
            say('Hypovolemia, hypoxia, hydrogen ion (acidosis), hypoglycemia, hypo-/hyperkalemia, hypothermia'),
            say('Tension pneumothorax, cardiac tamponade, toxins, pulmonary thrombosis, coronary thrombosis'),
          ],
        },
      ],
    },
    {
      id: 'bradycardia',
      title: 'Pediatric bradycardia protocol',
      blocks: [
        {
          kind: 'facts',
          isDoses: true,
          rows: [
            { term: 'Compromise in a child', text: say('Sudden change in mental state, signs of shock, low blood pressure for age.'), by: from.pedsBrady },
            { term: 'First', text: say('Airway, oxygen, assisted breathing, monitor, pulse.'), by: from.pedsBrady },
            { term: 'Start CPR', figure: say('Heart rate {pediatricCprRate} with poor perfusion') },
            { term: 'Epinephrine in pediatric bradycardia', figure: say('{pediatricEpinephrine}'), add: [say('{pediatricEpinephrineStrength} strength; maximum {pediatricEpinephrineMaximum}.')] },
            { term: 'Atropine', figure: say('{pediatricAtropine}'), add: [say('For increased vagal tone or primary AV block. May repeat once. Minimum {pediatricAtropineMinimum}; maximum single dose {pediatricAtropineMaximum}.')] },
            { term: 'Pacing', text: say('Consider transthoracic or transvenous pacing.'), by: from.pedsBrady },
            { term: 'Recheck', text: say('Pulse every {pediatricPulseRecheck}; no pulse: cardiac arrest protocol.'), by: from.pedsBrady },
            { term: 'Causes', text: say('Hypothermia, hypoxia, toxins or medicines, raised pressure in the skull, increased vagal tone, heart block, normal for that child.'), by: from.pedsBrady },
          ],
        },
        { kind: 'tree', tree: 'pediatricBradycardia', title: 'Decision tree' },
      ],
    },
  ],
} as const satisfies ReferencePage;
