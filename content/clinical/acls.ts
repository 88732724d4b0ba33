import { callToAction, type ReferencePage } from './shared';
import { from } from './sources';
import { say } from './values';

/** Spec part 2, section 2.5. Doses live on the two algorithm pages only, so that there is one place to maintain. */
export const acls = {
  route: 'aclsAlgorithm',
  parent: 'home',
  title: 'ACLS Algorithms',
  lead: 'The adult pathways on this site, a one-minute tachycardia summary, and the goals after a pulse returns.',
  conditions: ['Tachycardia', 'Bradycardia', 'Cardiac arrest'],
  guideline: 'adult',
  callToAction,
  sections: [
    {
      id: 'pathways',
      title: 'The pathways',
      blocks: [
        {
          kind: 'links',
          links: [
            { label: 'Adult Tachycardia Algorithm', text: 'A fast pulse: stable or unstable, wide or narrow, drugs and energies.', route: 'tachycardiaAlgorithm' },
            { label: 'Adult Bradycardia Algorithm', text: 'A slow pulse: atropine, infusions and pacing.', route: 'bradycardiaAlgorithm' },
          ],
        },
      ],
    },
    {
      id: 'tachycardia',
      title: 'Tachycardia protocol summary',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Adult with a pulse, rate typically', figure: say('{tachycardiaRate}') },
            { term: 'Unstable', text: say('Low blood pressure, sudden mental change, shock, ischemic chest discomfort, acute heart failure.'), by: from.tachy },
            { term: 'Then', figure: say('{symptomaticOrUnstable}: synchronized cardioversion') },
            { term: 'Stable, wide QRS', figure: say('{wideQrs}'), add: [say('Expert help; adenosine only if regular and monomorphic; consider an antiarrhythmic infusion.')] },
            { term: 'Stable, narrow QRS', text: say('Vagal maneuvers and adenosine if regular; beta blocker or calcium channel blocker.'), by: from.tachy },
          ],
        },
        { kind: 'links', links: [{ label: 'Doses, energies and exclusions', text: 'Every dose with its limits, on the tachycardia page.', route: 'tachycardiaAlgorithm', hash: 'medications' }] },
      ],
    },
    {
      id: 'after-arrest',
      title: 'Post-cardiac-arrest care summary',
      blocks: [
        { kind: 'text', text: say('Adults, after a pulse has returned.'), by: from.pcac },
        {
          kind: 'facts',
          rows: [
            { term: 'Airway', text: say('Secure it; confirm tube placement with waveform capnography.'), by: from.pcac },
            { term: 'Oxygen saturation (SpO2)', figure: say('{oxygenAfterArrest}'), add: [say('Give {fullOxygen} oxygen until saturation can be measured reliably. PaO2 {oxygenPressure}.')] },
            { term: 'Carbon dioxide (PaCO2)', figure: say('{carbonDioxide}'), add: [say('Unless there is severe acidemia.')] },
            { term: 'Mean arterial pressure', figure: say('{meanPressure}') },
            { term: 'Early tests', text: say('12-lead ECG; consider CT and/or ultrasound for the cause or for injuries.'), by: from.pcac },
            { term: 'Emergency coronary angiography', text: say('Consider with persistent ST elevation, cardiogenic shock, recurrent or refractory ventricular rhythms, severe ischemia.'), by: from.pcac },
            { term: 'Temperature, not following commands', figure: say('{temperature}'), add: [say('Deliberate control, started as soon as possible, for {temperatureTime}.')] },
            { term: 'Seizures', text: say('EEG in people who do not follow commands.'), by: from.pcac },
            { term: 'Glucose', figure: say('Avoid {glucoseLow} and {glucoseHigh}') },
            { term: 'Outcome prediction', figure: say('Not before {outcomeTime}'), add: [say('Several methods together.')] },
          ],
        },
        { kind: 'text', text: say('The 2025 guidelines use one chain of survival for adults and children, in and out of hospital: recognition and emergency activation; high-quality CPR; defibrillation; advanced resuscitation; post-cardiac-arrest care; recovery and survivorship.'), by: from.executive },
      ],
    },
  ],
} as const satisfies ReferencePage;
