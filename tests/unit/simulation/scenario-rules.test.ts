import { scenarios, simulationGame, simulationSection } from '@/content/simulation/simulation';
import { type Scenario, type ScenarioStep, sourceWords } from '@/lib/simulation/simulation';
import {
  feedbackIsShort,
  feedbackLimit,
  isEasyToRead,
  noThrustsOnTheBelly,
  noTwoFingers,
  nothingBeyondLayRescuers,
  pregnancyIsSaidFirst,
  rateIsWrittenOneWay,
} from './scenario-rules';

/** A copy of the scenarios in which one step is changed. */
function withStep(id: string, change: Partial<ScenarioStep>): readonly Scenario[] {
  const copy: readonly Scenario[] = scenarios;
  expect(copy.some(({ steps }) => steps.some((step) => step.id === id))).toBe(true);
  return copy.map((scenario) => ({
    ...scenario,
    steps: scenario.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
  }));
}

function withScenario(id: Scenario['id'], change: Partial<Scenario>): readonly Scenario[] {
  const copy: readonly Scenario[] = scenarios;
  return copy.map((scenario) => (scenario.id === id ? { ...scenario, ...change } : scenario));
}

/** A copy in which the right option of one step reads otherwise. */
function withRightOption(id: string, words: string): readonly Scenario[] {
  return withStep(id, { correctOption: 0, options: [words, 'Wait', 'Walk away', 'Take a photo'] });
}

describe('thrusts on the belly', () => {
  it('are never taught in a scenario about an infant or about late pregnancy', () => {
    expect(noThrustsOnTheBelly(scenarios)).toEqual([]);
  });

  it.each([
    [
      'before she is said to be pregnant',
      withRightOption('ch-3', '5 back blows, then 5 abdominal thrusts, and repeat'),
    ],
    ['as the adapted care', withRightOption('ch-4', 'Push on the belly, but more gently')],
    [
      'after an unrelated "not"',
      withStep('ch-4', { feedback: 'Do not wait for help, thrust on the belly.' }),
    ],
    [
      'after a "not" of the same clause',
      withStep('ch-4', { feedback: 'Do not wait for help or push less hard on the belly.' }),
    ],
    ['under another name', withStep('ch-4', { feedback: 'The Heimlich maneuver helps here.' })],
    ['in a title', withStep('ch-4', { title: 'Press on her stomach' })],
    [
      'in the title of the scenario',
      withScenario('choking-emergency', { title: 'Abdominal thrusts at a restaurant' }),
    ],
    ['for an infant', withRightOption('in-3', '5 abdominal thrusts below the ribs')],
    [
      'for a baby in a scenario that is marked as one about an adult',
      withRightOption('in-3', 'A push on the belly').map((scenario) => ({
        ...scenario,
        victim: 'adult' as const,
      })),
    ],
    [
      'for an infant that is known by the mark alone',
      withRightOption('wo-3', 'Press on the belly').map((scenario) => ({
        ...scenario,
        victim: 'infant' as const,
      })),
    ],
  ])('are found %s', (_where, planted) => {
    expect(noThrustsOnTheBelly(planted)).toHaveLength(1);
  });

  it.each([
    'Never on the belly.',
    'Thrust on the chest, not the belly.',
    'No abdominal thrusts for her.',
    'Other adults get abdominal thrusts.',
  ])('may be advised against or said of others: %s', (feedback) => {
    expect(noThrustsOnTheBelly(withStep('ch-4', { feedback }))).toEqual([]);
  });

  it('may be taught where nobody is an infant or pregnant', () => {
    expect(noThrustsOnTheBelly(withRightOption('wo-3', '5 abdominal thrusts'))).toEqual([]);
  });
});

describe('a pregnancy', () => {
  it('is mentioned before the first question', () => {
    expect(pregnancyIsSaidFirst(scenarios)).toEqual([]);
  });

  it('is found when it comes up halfway', () => {
    const description = 'A woman at the next table suddenly stands up with both hands at her throat.';
    expect(pregnancyIsSaidFirst(withScenario('choking-emergency', { description }))).toHaveLength(1);
  });
});

describe('the right options', () => {
  it('ask nothing of a lay rescuer that only professionals do', () => {
    expect(nothingBeyondLayRescuers(scenarios)).toEqual([]);
  });

  it.each([
    'Feel for a pulse for ten seconds',
    'Give him an aspirin',
    'Inject epinephrine',
    'Find his medication',
    'Treat it as ventricular fibrillation',
    'Shock the VF',
    'Call it bradycardia',
    'Ask whether the rhythm is nonshockable',
  ])('are found when one reads "%s"', (words) => {
    expect(nothingBeyondLayRescuers(withRightOption('ca-3', words))).toEqual([
      expect.stringMatching(/^The right option of step ca-3 holds .*"\.$/),
    ]);
  });

  it('may give naloxone', () => {
    expect(nothingBeyondLayRescuers(withRightOption('ca-3', 'Give naloxone as its package says'))).toEqual(
      [],
    );
  });

  it('are the only ones that the rule reads', () => {
    const options = ['Wait', 'Walk away', 'Call 911', 'Feel for a pulse'] as const;
    expect(nothingBeyondLayRescuers(withStep('ca-3', { correctOption: 2, options }))).toEqual([]);
  });
});

describe('two fingers on an infant', () => {
  it('are never taught', () => {
    expect(noTwoFingers(scenarios)).toEqual([]);
  });

  it.each([
    ['right option', withRightOption('in-5', 'Two fingers, 1.5 inches deep')],
    ['feedback', withStep('in-5', { feedback: 'Two fingertips reach 1.5 inches.' })],
    [
      'feedback after an unrelated "not"',
      withStep('in-5', { feedback: 'Do not wait, push with two fingers.' }),
    ],
    ['note of a source', withStep('in-5', { sourceNote: 'two fingers' })],
    ['description of a step', withStep('in-5', { description: 'You use the two-finger method. How deep?' })],
  ])('are found in a %s', (_where, planted) => {
    expect(noTwoFingers(planted)).toHaveLength(1);
  });

  it.each([
    'Two fingers are too shallow.',
    'Two fingertips are no longer taught.',
    'Use the heel of one hand, not two fingers.',
  ])('may be advised against: %s', (feedback) => {
    expect(noTwoFingers(withStep('in-5', { feedback }))).toEqual([]);
  });
});

describe('the feedback', () => {
  it('is short enough for the time that it stays', () => {
    expect(feedbackIsShort(scenarios)).toEqual([]);
  });

  it('is found when it is one character too long', () => {
    expect(feedbackIsShort(withStep('ae-2', { feedback: 'a'.repeat(feedbackLimit) }))).toEqual([]);
    expect(feedbackIsShort(withStep('ae-2', { feedback: 'a'.repeat(feedbackLimit + 1) }))).toHaveLength(1);
  });
});

describe('the sources', () => {
  it.each(scenarios.flatMap(({ steps }) => steps.map((step) => [step.id, step] as const)))(
    'of step %s start with a dated edition',
    (_id, step) => {
      expect(step.sources[0]).toMatch(/guidelines .*20\d\d$/);
    },
  );

  it('are spelled out where a step cites them by a short name', () => {
    const shortNames = new Set(
      scenarios
        .flatMap(({ steps }) => steps.map(sourceWords))
        .join(' ')
        .match(/\bA[A-Z]{2}\b/g),
    );
    for (const name of shortNames) {
      for (const { sourceKey } of [simulationGame.result, simulationSection.reading])
        expect(sourceKey).toContain(`${name} is the `);
    }
    expect([...shortNames]).not.toEqual([]);
  });
});

describe('the disclaimer', () => {
  it.each([
    ['first card', simulationGame.intro.disclaimer],
    ['result', simulationGame.result.disclaimer],
    ['version to read', simulationSection.reading.disclaimer],
  ])(
    'of the %s says that nobody is certified, that a class is still needed, and to call 911',
    (_place, words) => {
      expect(words).toMatch(/does not certify anyone/);
      expect(words).toMatch(/does not replace a hands-on class/);
      expect(words).toMatch(/In a real emergency, call 911 and follow the dispatcher's instructions\./);
    },
  );
});

describe('the language', () => {
  it('is easy enough for a lay rescuer', () => {
    expect(isEasyToRead(scenarios)).toEqual([]);
  });

  it('is found when a step is written for professionals', () => {
    const planted = withStep('wo-3', {
      description:
        'Hemorrhage necessitates immediate intervention: which initial hemostatic maneuver is recommended?',
      feedback:
        'Uninterrupted direct manual compression facilitates coagulation and minimizes continuing exsanguination.',
    });
    expect(isEasyToRead(planted)).toEqual([expect.stringContaining('Step wo-3')]);
  });
});

describe('the compression rate', () => {
  it('is written one way in every text', () => {
    expect(rateIsWrittenOneWay({ scenarios, simulationSection, simulationGame })).toEqual([]);
  });

  it.each(['100 to 120', '100 and 120', '100 – 120'])('is found when written as %s', (rate) => {
    expect(rateIsWrittenOneWay({ ...simulationSection, lead: `Push at ${rate} a minute.` })).toHaveLength(1);
  });
});

describe('the advice on depth', () => {
  it.each(Object.entries(simulationSection.advice))(
    'for the %s holds rate and depth with their units',
    (_person, words) => {
      expect(words).toMatch(/100-120 pushes a minute, at least .* inches deep\.$/);
    },
  );

  it('names the upper limit for adults and the third of the chest for infants', () => {
    expect(simulationSection.advice.adult).toContain('no more than 2.4 inches');
    expect(simulationSection.advice.infant).toContain('one third of the chest, about 1.5 inches');
  });
});
