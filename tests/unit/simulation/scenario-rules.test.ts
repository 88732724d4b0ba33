import { scenarios, simulationGame, simulationSection } from '@/content/simulation/simulation';
import { type Scenario, type ScenarioStep, sourceText } from '@/lib/simulation/simulation';
import {
  feedbackIsShort,
  feedbackLimit,
  isEasyToRead,
  noThrustsOnTheBelly,
  noTwoFingers,
  nothingBeyondLayRescuers,
  pregnancyIsSaidFirst,
  type ScenarioRule,
} from './scenario-rules';

const all: readonly Scenario[] = scenarios;
const steps: readonly ScenarioStep[] = all.flatMap((scenario) => scenario.steps);

function withStep(id: string, change: Partial<ScenarioStep>): readonly Scenario[] {
  return all.map((scenario) => ({
    ...scenario,
    steps: scenario.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
  }));
}

/** A copy with the right option of one step reworded. */
function withRightOption(id: string, text: string): readonly Scenario[] {
  return withStep(id, { correctOption: 0, options: [text, 'Wait', 'Walk away', 'Take a photo'] });
}

const lateNews = all.map((scenario) => ({ ...scenario, description: 'A woman holds her throat.' }));
const forProfessionals = {
  description: 'Hemorrhage necessitates immediate intervention: which initial maneuver is recommended?',
  feedback: 'Uninterrupted direct manual compression facilitates coagulation and minimizes exsanguination.',
};

// A rule that matches nothing would always pass, so each is also given one violation.
describe.each<readonly [string, ScenarioRule, readonly Scenario[]]>([
  ['no thrusts on the belly', noThrustsOnTheBelly, withRightOption('in-3', '5 abdominal thrusts')],
  ['a pregnancy that is mentioned first', pregnancyIsSaidFirst, lateNews],
  [
    'nothing that only professionals do',
    nothingBeyondLayRescuers,
    withRightOption('ca-3', 'Feel for a pulse'),
  ],
  [
    'no two fingers on an infant',
    noTwoFingers,
    withStep('in-5', { feedback: 'Two fingertips reach 1.5 inches.' }),
  ],
  ['feedback that is short', feedbackIsShort, withStep('ae-2', { feedback: 'a'.repeat(feedbackLimit + 1) })],
  ['words for a lay rescuer', isEasyToRead, withStep('wo-3', forProfessionals)],
])('the scenarios have %s', (_, rule, planted) => {
  it('in every step', () => expect(rule(scenarios)).toEqual([]));
  it('or it is found', () => expect(rule(planted)).toHaveLength(1));
});

describe('the scenarios', () => {
  it('are the five of the specification, each with a unique id', () => {
    const ids = 'aed-emergency cardiac-arrest choking-emergency infant-emergency workplace-emergency';
    expect(all.map(({ id }) => id).sort()).toEqual(ids.split(' '));
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it.each(all)(
    '$id has five steps with four different options, the right one not always first',
    (scenario) => {
      expect(scenario.steps).toHaveLength(5);
      for (const { options } of scenario.steps) expect(new Set(options).size).toBe(4);
      expect(new Set(scenario.steps.map(({ correctOption }) => correctOption)).size).toBeGreaterThan(1);
    },
  );

  it('cite a dated edition first, and spell out every abbreviation', () => {
    for (const { sources } of steps) expect(sources[0]).toMatch(/guidelines .*20\d\d$/);
    const text = steps.map(sourceText).join(' ');
    const shortNames = text.match(/\bA[A-Z]{2}\b/g) ?? [];
    expect(shortNames).not.toEqual([]);
    for (const name of shortNames)
      for (const { sourceKey } of [simulationGame.result, simulationSection.reading])
        expect(sourceKey).toContain(`${name} is the `);
  });
});

it.each([
  ['first card', simulationGame.intro.disclaimer],
  ['result', simulationGame.result.disclaimer],
  ['version to read', simulationSection.reading.disclaimer],
])('the %s says that it is no class and certifies no one, and to call 911', (_place, text) => {
  expect(text).toMatch(/isn't a class and doesn't certify you/);
  expect(text).toMatch(/In a real emergency, call 911 and follow the dispatcher's instructions\./);
});

it('the feedback on depth gives rate and depth with their units, the limit for adults and the third for infants', () => {
  const { advice } = simulationSection;
  for (const text of Object.values(advice))
    expect(text).toMatch(/100-120 pushes a minute, at least .* inches deep\.$/);
  expect(advice.adult).toContain('no more than 2.4 inches');
  expect(advice.infant).toContain('one third of the chest, about 1.5 inches');
});
