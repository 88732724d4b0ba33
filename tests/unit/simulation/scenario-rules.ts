import { type Scenario, type ScenarioStep, sourceText } from '@/lib/simulation/simulation';

/** A safety rule: takes scenarios and returns a sentence for each violation. An empty list is a pass. */
export type ScenarioRule = (scenarios: readonly Scenario[]) => readonly string[];

/**
 * What the visitor is taught as right: title, right option, reason and source. Wrong options may contain anything.
 */
function taught(step: ScenarioStep): readonly string[] {
  return [step.title, step.options[step.correctOption], step.feedback, sourceText(step)];
}

function everyWord({ title, description, steps }: Scenario): string {
  return [
    title,
    description,
    ...steps.flatMap((step) => [step.description, ...step.options, ...taught(step)]),
  ].join(' ');
}

const latePregnancy = /\bpregnan/i;
const infant = /\b(?:infants?|bab(?:y|ies)|newborns?|months?-old)\b/i;
const belly =
  /\b(?:abdom\w*|belly|bellies|stomachs?|tummy|heimlich|(?:below|under) the (?:ribs|rib cage))\b/i;
/** "Not the belly", "no abdominal thrusts", "instead of thrusts on the belly": at most three words in between. */
const refusedBelly = new RegExp(
  // "Do not wait to use" is not a refusal.
  `\\b(?:not|no|never|instead of)(?! (?:wait|delay|hesitate|stop)\\b)(?:\\s+[\\w']+){0,3}?\\s+${belly.source}`,
  'i',
);
const saidOfOthers = /\bother adults\b/i;
const saidAsHarm = /\b(?:injure|harm|hurt)/i;

/**
 * Abdominal thrusts can injure an infant or a woman in late pregnancy. A scenario that mentions such a person
 * anywhere never teaches them, not even in a step before the visitor learns of it.
 */
export const noThrustsOnTheBelly: ScenarioRule = (scenarios) =>
  scenarios
    .filter(
      (scenario) =>
        scenario.victim === 'infant' ||
        latePregnancy.test(everyWord(scenario)) ||
        infant.test(everyWord(scenario)),
    )
    .flatMap(({ title, steps }) => [
      ...clausesOf(title)
        .filter(isBellyAdvised)
        .map((clause) => `The title "${title}" advises "${clause}".`),
      ...steps.flatMap((step) =>
        taught(step)
          .flatMap(clausesOf)
          .filter(isBellyAdvised)
          .map((clause) => `Step ${step.id} of "${title}" advises "${clause}".`),
      ),
    ]);

/** True if a clause advises abdominal thrusts without advising against them. */
export function isBellyAdvised(clause: string): boolean {
  return (
    belly.test(clause) && !refusedBelly.test(clause) && !saidOfOthers.test(clause) && !saidAsHarm.test(clause)
  );
}

/** Split into clauses, so that a "not" in one half of a sentence does not excuse the other half. */
export function clausesOf(text: string): readonly string[] {
  return text
    .split(/[.,;:!?]|\b(?:and|but|then)\b/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

/** A pregnancy revealed halfway would make the earlier answers apply to a different patient. */
export const pregnancyIsSaidFirst: ScenarioRule = (scenarios) =>
  scenarios
    .filter(
      (scenario) => latePregnancy.test(everyWord(scenario)) && !latePregnancy.test(scenario.description),
    )
    .map(({ title }) => `"${title}" mentions the pregnancy only after its first question.`);

/** Naloxone is made for lay rescuers, so it is allowed. */
const drug = new RegExp(
  '\\b(?:drugs?|medicines?|medications?|epinephrine|adrenaline|epipen|atropine|adenosine|amiodarone|lidocaine|procainamide|sotalol' +
    '|metoprolol|esmolol|propranolol|diltiazem|verapamil|digoxin|dopamine|magnesium|nitroglycerin|aspirin|tablets?|pills?|painkillers?|ibuprofen' +
    '|acetaminophen|insulin|inhalers?|auto-?injectors?|injections?)\\b',
  'i',
);
const rhythm = new RegExp(
  '\\b(?:\\w*fibrillation|flutter|\\w*cardia|asystole|torsades|sinus|sync\\w*|heart block|(?:non-?)?shockable' +
    '|VF|VT|V-?fib|PEA|SVT|A-?Fib|arrhythmias?|QRS|ECG)\\b',
  'i',
);
const pulseCheck = /\b(?:pulses?|heart ?beats?|carotid|brachial artery)\b/i;

/** A lay rescuer does not check a pulse, gives no drug but naloxone, and does not name a heart rhythm. */
export const nothingBeyondLayRescuers: ScenarioRule = (scenarios) =>
  scenarios.flatMap(({ steps }) =>
    steps.flatMap(({ id, options, correctOption }) =>
      (
        [
          ['a pulse check', pulseCheck],
          ['a drug', drug],
          ['a heart rhythm', rhythm],
        ] as const
      )
        .filter(([, pattern]) => pattern.test(options[correctOption]))
        .map(([what]) => `The right option of step ${id} holds ${what}: "${options[correctOption]}".`),
    ),
  );

const twoFingers = /\b(?:(?:two|2)[- ]fing\w*|(?:index|middle) fing\w*)/i;
const refusedBefore = `\\b(?:no longer|not|never|instead of)(?:\\s+(?:with|by|use|using|the|your)){0,2}\\s+${twoFingers.source}`;
const refusedAfter = `${twoFingers.source}(?:\\s+(?:technique|method|pushes|allowed|is|are|was|were|push)){0,2}\\s+\\(?(?:no longer|not|too shallow)\\b`;
const refusedFingers = new RegExp(`${refusedBefore}|${refusedAfter}`, 'i');

/**
 * The two-finger technique compresses an infant's chest too shallowly and has been withdrawn, so only a wrong option
 * may offer it.
 */
export const noTwoFingers: ScenarioRule = (scenarios) =>
  scenarios.flatMap(({ title, description, steps }) =>
    [title, description, ...steps.flatMap((step) => [step.description, ...taught(step)])]
      .flatMap(clausesOf)
      .filter(isTwoFingersTaught)
      .map((clause) => `"${title}" teaches two fingers: "${clause}".`),
  );

/** True if a clause teaches two fingers without refusing them. */
export function isTwoFingersTaught(clause: string): boolean {
  return twoFingers.test(clause) && !refusedFingers.test(clause);
}
