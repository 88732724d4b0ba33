import { callToAction, type ReferencePage, reversibleCauses, signsOfCompromise } from './shared';
import { from } from './sources';
import { say } from './values';

/** Spec part 2, section 2.9, in its order. */
export const tachycardia = {
  route: 'tachycardiaAlgorithm',
  parent: 'aclsAlgorithm',
  title: 'Adult Tachycardia Algorithm',
  lead: 'Stable or unstable, wide or narrow: the pathway, the doses with their limits, the energies.',
  conditions: ['Tachycardia', 'Supraventricular tachycardia', 'Ventricular tachycardia', 'Atrial fibrillation'],
  guideline: 'adult',
  sheetTitle: 'Adult tachycardia with a pulse',
  callToAction,
  sections: [
    {
      id: 'definition',
      title: 'Definition and signs of instability',
      blocks: [
        {
          kind: 'facts',
          isOnSheet: true,
          rows: [
            { term: 'Rate, typically', figure: say('{tachycardiaRate}') },
            { term: 'Wide QRS', figure: say('{wideQrs}') },
            { term: 'Low blood pressure, systolic', figure: say('{hypotension}') },
            { term: 'Cause or result?', text: say('A fast sinus rhythm from fever, pain, bleeding, low oxygen or infection is treated through its cause, not shocked.'), by: from.tachyText },
            { term: 'No pulse', text: say('This is cardiac arrest: start CPR and follow the cardiac arrest pathway.'), by: from.arrest },
          ],
        },
        { kind: 'text', title: 'Signs of instability', text: say('A persistent fast rhythm that causes any of these:') },
        { kind: 'points', items: signsOfCompromise, by: from.tachy },
      ],
    },
    {
      id: 'assessment',
      title: 'Assessment in seven steps',
      blocks: [
        {
          kind: 'steps',
          by: from.tachy,
          items: [
            say('Confirm a pulse, and ask whether the rate suits the person\'s condition.'),
            say('Keep the airway open; assist breathing as needed.'),
            say('Give oxygen if hypoxemic.'),
            say('Attach the monitor: rhythm, blood pressure, oximetry.'),
            say('Obtain IV access, and a 12-lead ECG if available.'),
            say('Decide: stable or unstable.'),
            say('If stable, sort the rhythm: QRS wide or narrow, regular or irregular.'),
          ],
        },
      ],
    },
    {
      id: 'decision-tree',
      title: 'Decision tree',
      blocks: [
        {
          kind: 'facts',
          isOnSheet: true,
          rows: [
            { term: 'Shock now', figure: say('{symptomaticOrUnstable}: immediate synchronized cardioversion'), add: [say('Sedate whenever feasible. For a regular narrow rhythm adenosine may be considered.')] },
            { term: 'Stable, wide QRS', text: say('Expert help; adenosine only if regular and monomorphic; an antiarrhythmic infusion may be considered.'), by: from.tachy },
            { term: 'Stable, narrow QRS', text: say('Vagal maneuvers and adenosine if regular; beta blocker or calcium channel blocker; consider expert help.'), by: from.tachy },
            { term: 'Not responding', text: say('Look again for a cause, raise the energy for the next cardioversion, add an antiarrhythmic drug, get expert help.'), by: from.tachy },
          ],
        },
        { kind: 'tree', isOnSheet: true, tree: 'adultTachycardia' },
      ],
    },
    {
      id: 'medications',
      title: 'Medication protocols',
      blocks: [
        {
          kind: 'facts',
          isOnSheet: true,
          isDoses: true,
          rows: [
            { term: 'Adenosine', figure: say('{adenosineFirst}, then {adenosineSecond}, each followed by a {adenosineFlush} saline flush'), add: [
              say('Regular rhythms only; with a wide QRS only if also monomorphic. Not in asthma. Have a defibrillator ready.'),
              say('Lower dose after heart transplant, through a central line, or with dipyridamole or carbamazepine.'),
            ] },
            { term: 'Metoprolol', figure: say('{metoprololDose} every {metoprololInterval}'), add: [
              say('Each dose over {metoprololPush}; at most {metoprololMaximum}. Not in decompensated heart failure; great care in asthma.'),
            ] },
            { term: 'Esmolol', figure: say('{esmolol}'), add: [say('Not in decompensated heart failure; great care in asthma.')] },
            { term: 'Propranolol', figure: say('{propranolol} in {propranololDoses}'), add: [say('Not in decompensated heart failure; great care in asthma.')] },
            { term: 'Diltiazem', figure: say('{diltiazemFirst} over {diltiazemPush}, repeat {diltiazemSecond}, infusion {diltiazemInfusion}'), add: [
              say('Second dose after {diltiazemWait} if needed. Never for a wide-QRS rhythm; avoid in heart failure.'),
            ] },
            { term: 'Amiodarone', figure: say('{amiodarone} over {amiodaroneTime}'), add: [
              say('Repeat if VT returns; then {amiodaroneInfusion} for the first {amiodaroneInfusionTime}. Not in pre-excited atrial fibrillation.'),
            ] },
            { term: 'Procainamide', figure: say('{procainamide}'), add: [say('Maintenance {procainamideMaintenance}.')] },
            { term: 'Sotalol', figure: say('{sotalol} over {sotalolTime}') },
          ],
        },
        {
          kind: 'table',
          id: 'exclusions',
          isOnSheet: true,
          title: 'Exclusions: check before you give',
          columns: ['Situation', 'Do not give'],
          by: from.harm,
          rows: [
            [say('Wide-QRS tachycardia'), say('Verapamil or diltiazem')],
            [say('Pre-excited atrial fibrillation or flutter (accessory pathway, such as Wolff-Parkinson-White)'), say('Adenosine, digoxin, diltiazem or verapamil, beta blockers, IV amiodarone')],
            [say('Irregular or polymorphic wide-QRS rhythm'), say('Adenosine')],
            [say('Asthma or active bronchospasm'), say('Adenosine; use beta blockers with great care')],
            [say('Decompensated heart failure, cardiogenic shock, low blood pressure, second- or third-degree block without a pacemaker'), say('Beta blockers; diltiazem or verapamil')],
            [say('Long QT interval'), say('Procainamide, sotalol')],
            [say('Heart failure'), say('Procainamide')],
          ],
        },
      ],
    },
    {
      id: 'cardioversion',
      title: 'Synchronized cardioversion: energies and procedure',
      blocks: [
        {
          kind: 'facts',
          title: 'Energies',
          isOnSheet: true,
          rows: [
            { term: 'Narrow regular', figure: say('{energyNarrowRegular}') },
            { term: 'Narrow irregular', figure: say('{energyNarrowIrregular}') },
            { term: 'Wide regular', figure: say('{energyWideRegular}') },
            { term: 'Wide irregular', figure: say('{energyWideIrregular}') },
          ],
        },
        {
          kind: 'table',
          title: 'First shock in the AHA 2025 list',
          columns: ['Rhythm', 'Energy'],
          by: from.cardioversion,
          rows: [
            [say('Atrial fibrillation'), say('{energyFibrillation2025}')],
            [say('Atrial flutter'), say('{energyFlutter2025}')],
            [say('Narrow-complex tachycardia'), say('{energyNarrow2025}')],
            [say('Monomorphic VT'), say('{energyMonomorphic2025}')],
            [say('Polymorphic VT'), say('Unsynchronized high-energy shock')],
          ],
        },
        { kind: 'text', text: say('Follow the energy that your device recommends. If it is not known, use the maximum setting.'), by: from.tachy2025 },
        {
          kind: 'steps',
          title: 'Procedure',
          by: from.cardioversion,
          items: [
            say('Serious signs caused by the fast rhythm and a ventricular rate {cardioversionRate}: prepare at once. At {cardioversionRateLow}, immediate cardioversion is seldom needed.'),
            say('At the bedside: oxygen-saturation monitor, suction, IV line, intubation equipment.'),
            say('Sedate whenever feasible, with or without pain relief; do not let this delay the shock in someone who is deteriorating.'),
            say('Turn on synchronization; check that markers sit on the R waves.'),
            say('Select the energy; charge; make sure that everyone is clear; deliver the shock.'),
            say('Reassess. Synchronization may have to be switched on again before every shock.'),
            say('If synchronization is delayed and the situation is critical, give an unsynchronized shock immediately.'),
            say('No pulse at any time: cardiac arrest pathway.'),
          ],
        },
      ],
    },
    {
      id: 'causes',
      title: 'Reversible causes',
      blocks: [
        reversibleCauses,
        {
          kind: 'points',
          title: 'Triggers of a fast sinus rhythm, treated at their source',
          by: { source: ['part9', 'courseTeaching'], edition: 'AHA 2025', checkedOn: from.tachy.checkedOn },
          items: [say('Fever'), say('Pain'), say('Bleeding or dehydration'), say('Low oxygen'), say('Infection')],
        },
      ],
    },
  ],
} as const satisfies ReferencePage;
