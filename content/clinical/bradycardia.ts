import { callToAction, type ReferencePage, reversibleCauses, signsOfCompromise } from './shared';
import { from } from './sources';
import { say } from './values';

/** Spec part 2, section 2.8: the nine sections in their order (the ninth is the call to action). */
export const bradycardia = {
  route: 'bradycardiaAlgorithm',
  parent: 'aclsAlgorithm',
  title: 'Adult Bradycardia Algorithm',
  lead: 'A slow pulse, a patient in front of you: what to check, what to give, when to pace.',
  conditions: ['Bradycardia'],
  guideline: 'adult',
  sheetTitle: 'Adult bradycardia with a pulse',
  callToAction,
  sections: [
    {
      id: 'definition',
      title: 'Definition and recognition',
      blocks: [
        {
          kind: 'facts',
          isOnSheet: true,
          rows: [
            { term: 'Bradycardia, heart rate', figure: say('{bradycardiaRate}') },
            { term: 'Treatment pathway, typical rate', figure: say('{bradycardiaWorkingRate}'), add: [say('When the slow rhythm is the problem. The rate alone does not call for treatment.')] },
            { term: 'Low blood pressure, systolic', figure: say('{hypotension}') },
            { term: 'Not every slow pulse is illness', text: say('First judge whether the rate fits the person\'s condition, for example a trained athlete at rest.'), by: from.brady2025 },
          ],
        },
        { kind: 'points', title: 'Signs of poor perfusion', items: signsOfCompromise, by: from.brady },
        { kind: 'text', text: say('No such signs: observe, and look for and treat the cause.'), by: from.brady2025 },
      ],
    },
    {
      id: 'assessment',
      title: 'Assessment, steps 1 to 7',
      blocks: [
        {
          kind: 'steps',
          isOnSheet: true,
          by: from.brady,
          items: [
            say('Confirm that there is a pulse, and ask whether the rate suits the person\'s condition.'),
            say('Keep the airway open; assist breathing if it is inadequate.'),
            say('Give oxygen when it is needed. Target SpO2 {oxygenTarget}.'),
            say('Attach a cardiac monitor; follow rhythm, blood pressure, pulse and oxygen saturation.'),
            say('Obtain IV access.'),
            say('Record a 12-lead ECG if available, without delaying treatment.'),
            say('Decide whether the slow rate is causing compromise and search for treatable causes.'),
          ],
        },
      ],
    },
    { id: 'decision-tree', title: 'Treatment decision tree', blocks: [{ kind: 'tree', isOnSheet: true, tree: 'adultBradycardia' }] },
    {
      id: 'medications',
      title: 'Medication protocols',
      blocks: [
        {
          kind: 'facts',
          isOnSheet: true,
          isDoses: true,
          rows: [
            { term: 'Atropine, dose', figure: say('{atropineDose}') },
            { term: 'Atropine, repeat', figure: say('every {atropineRepeat}') },
            { term: 'Atropine, maximum total', figure: say('{atropineMaximum}') },
            { term: 'Atropine, minimum dose', figure: say('{atropineMinimum}') },
            { term: 'Dopamine infusion', figure: say('{dopamine}'), add: [say('Titrated to response, tapered slowly.')] },
            { term: 'Epinephrine infusion for bradycardia', figure: say('{epinephrineInfusion}'), add: [say('Titrated to response.')] },
          ],
        },
        { kind: 'warning', isOnSheet: true, text: say('Dopamine is dosed per kilogram (mcg/kg/min). Epinephrine here is not (mcg/min).') },
      ],
    },
    {
      id: 'causes',
      title: 'Reversible causes: the H\'s and T\'s',
      blocks: [
        reversibleCauses,
        {
          kind: 'points',
          title: 'Causes that the bradycardia algorithm names',
          by: from.brady2025,
          items: [
            say('Heart attack or reduced blood flow to the heart'),
            say('Drugs and poisons, such as calcium channel blockers, beta blockers and digoxin'),
            say('Hypoxia'),
            say('Electrolyte problems, such as high potassium'),
          ],
        },
      ],
    },
    {
      id: 'special',
      title: 'Special considerations',
      blocks: [
        {
          kind: 'facts',
          title: 'Pediatric',
          isOnSheet: true,
          rows: [
            { term: 'When to start CPR', figure: say('Heart rate {pediatricCprRate} with poor perfusion') },
            { term: 'First concern', text: say('In children a slow pulse often follows low oxygen: open the airway, give oxygen, assist breathing first.'), by: from.pedsBrady },
            { term: 'Epinephrine, first drug', figure: say('{pediatricEpinephrine}'), add: [say('{pediatricEpinephrineStrength} strength; maximum {pediatricEpinephrineMaximum}.')] },
            { term: 'Atropine', figure: say('{pediatricAtropine}'), add: [say('Only for increased vagal tone or primary AV block. May repeat once. Minimum {pediatricAtropineMinimum}, maximum single dose {pediatricAtropineMaximum}.')] },
          ],
        },
        { kind: 'links', links: [{ label: 'Pediatric bradycardia protocol', text: 'The full pathway for infants and children.', route: 'palsAlgorithm', hash: 'bradycardia' }] },
        {
          kind: 'facts',
          title: 'Drug-induced',
          rows: [
            { term: 'Usual drugs', text: say('Beta blockers, calcium channel blockers, digoxin.'), by: from.brady2025 },
            { term: 'Approach', text: say('Specific antidotes exist: calcium, high-dose insulin with glucose, glucagon, digoxin antibody fragments. Ask a toxicology service.'), by: from.poisoning },
            { term: 'US Poison Control', figure: say('{poisonControl}') },
          ],
        },
        {
          kind: 'table',
          isOnSheet: true,
          title: 'When to avoid or not rely on atropine',
          columns: ['Situation', 'Why'],
          by: from.bradyGuideline,
          rows: [
            [say('Heart transplant'), say('The transplanted heart has no vagal supply; atropine does not help and may worsen block.')],
            [say('Type II second-degree block, or third-degree block with a wide QRS'), say('Block lies below the AV node; atropine is unlikely to work and may worsen it. Do not delay pacing.')],
            [say('Heart attack or ischemia: use with care'), say('A faster rate raises the heart\'s oxygen need.')],
            [say('Low core temperature'), say('Course material advises against it.')],
          ],
        },
      ],
    },
    {
      id: 'pacing',
      title: 'Transcutaneous pacing',
      blocks: [
        {
          kind: 'points',
          title: 'Indications',
          by: { source: ['bradyAlg2025', 'brady2018', 'part9'], edition: 'AHA 2025', checkedOn: from.brady.checkedOn },
          items: [
            say('A slow rhythm with compromise that atropine has not corrected.'),
            say('High-grade block in which atropine is unlikely to help.'),
            say('A bridge while the cause is treated or a transvenous wire is arranged.'),
            say('Not for use during cardiac arrest: no benefit.'),
          ],
        },
        {
          kind: 'steps',
          isOnSheet: true,
          title: 'Procedure, for trained staff with a monitor/defibrillator',
          by: { source: ['courseTeaching', 'bradyAlg2025'], edition: 'course teaching', checkedOn: from.brady.checkedOn },
          items: [
            say('Explain; give pain relief or sedation if the person is awake and time allows. Do not delay pacing in someone who is deteriorating.'),
            say('Place pacing pads as the device shows; attach the ECG leads if the device needs them.'),
            say('Demand mode, rate {pacingRate}.'),
            say('Raise the current until every pacing spike is followed by a wide QRS (electrical capture).'),
            say('Set the output {pacingMargin} above threshold.'),
            say('Confirm mechanical capture: femoral pulse, pulse-oximeter waveform, arterial line or ultrasound. Do not use the neck pulse: muscle twitching imitates it.'),
            say('Reassess blood pressure, alertness and comfort; arrange expert help and transvenous pacing.'),
          ],
        },
      ],
    },
    {
      id: 'key-points',
      title: 'Key clinical points',
      blocks: [
        {
          kind: 'points',
          by: from.brady,
          items: [
            say('Treat the patient, not the number: no compromise means observe and look for a cause.'),
            say('Support the airway, oxygen and breathing first; a slow pulse may be the result of low oxygen.'),
            say('Atropine is the first drug, but do not let it delay pacing in high-grade block.'),
            say('Pacing and drug infusions are alternatives or partners.'),
            say('Check that pacing gives a real pulse, not only a spike on the screen.'),
            say('Dopamine and epinephrine use different units.'),
            say('Call for expert help early.'),
          ],
        },
      ],
    },
  ],
} as const satisfies ReferencePage;
