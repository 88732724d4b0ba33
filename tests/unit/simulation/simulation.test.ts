import {
  idleSimulation,
  resultOf,
  type Scenario,
  type ScenarioStep,
  type SimulationEvent,
  simulationReducer,
  type SimulationState,
  sourceWords,
  stepIndex,
} from '@/lib/simulation/simulation';

function sampleStep(id: string, correctOption: ScenarioStep['correctOption']): ScenarioStep {
  const words = {
    title: `Step ${id}`,
    description: 'What do you do?',
    feedback: `Reason of ${id}.`,
    visual: '👋',
  };
  const options = [`${id} first`, `${id} second`, `${id} third`, `${id} fourth`] as const;
  return { id, correctOption, options, sources: ['AHA 2025'], ...words };
}

/** A scenario whose right answers are known at sight: option 0 in the first step, 1 in the second, and so on. */
function sampleScenario(id: string, stepCount = 2): Scenario {
  return {
    id,
    title: `At the ${id}`,
    description: 'Somebody needs help.',
    victim: 'adult',
    steps: Array.from({ length: stepCount }, (_, index) =>
      sampleStep(`${id}-${index + 1}`, (index % 4) as ScenarioStep['correctOption']),
    ),
  };
}

const [street, pool] = [sampleScenario('street'), sampleScenario('pool')];

/** Plays events one after the other, from the intro card on unless said otherwise. */
function play(
  events: readonly SimulationEvent[],
  from: SimulationState = idleSimulation,
  scenarios: readonly Scenario[] = [street, pool],
): SimulationState {
  return events.reduce((state, event) => simulationReducer(state, event, scenarios), from);
}

const choose = (scenario: string, isHeld = false): SimulationEvent => ({ type: 'choose', scenario, isHeld });
const start = (random: number, isHeld = false): SimulationEvent => ({ type: 'start', random, isHeld });
const answer = (option: number): SimulationEvent => ({ type: 'answer', option });
const press = (at: number, isRepeat = false): SimulationEvent => ({ type: 'press', at, isRepeat });
const restart = (random: number): SimulationEvent => ({ type: 'restart', random });
const expire: SimulationEvent = { type: 'expire' };
const goOn: SimulationEvent = { type: 'continue' };
const hold: SimulationEvent = { type: 'hold' };
const leave: SimulationEvent = { type: 'leave' };
/** Ten moments, one every `gap` milliseconds. */
const moments = (gap: number) => Array.from({ length: 10 }, (_, index) => 1000 + index * gap);
const pushes = moments(545).map((at) => press(at));

const question = play([choose('street')]);
const answered = play([answer(0)], question);
const compressions = play([goOn, answer(1), goOn], answered);
const result = play(pushes, compressions);
const round = { scenario: street, isHeld: false };

test('the sources of a step are one line, with what is new in brackets behind the leading one', () => {
  const sources = ['AHA guidelines 2025', 'American Red Cross'] as const;
  const step = { ...sampleStep('a', 0), sources };
  expect(sourceWords(step)).toBe('AHA guidelines 2025; American Red Cross');
  expect(sourceWords({ ...step, sourceNote: 'new for adults' })).toBe(
    'AHA guidelines 2025 (new for adults); American Red Cross',
  );
});

describe('starting a round', () => {
  it('begins the chosen scenario at its first step without an answer, and ignores an unknown one', () => {
    expect(question).toEqual({ phase: 'question', ...round, answers: [] });
    expect(play([choose('volcano')])).toBe(idleSimulation);
  });

  it.each([
    [0, street],
    [0.49, street],
    [0.5, pool],
    [0.999, pool],
    [1, street],
    [-1, street],
    [Number.NaN, street],
  ])('draws a scenario by the chance %s, whatever it is', (random, scenario) => {
    expect(play([start(random)])).toMatchObject({ phase: 'question', scenario, isHeld: false });
  });

  it('takes over that the visitor wants to press Next', () => {
    expect(play([start(0, true)])).toMatchObject({ isHeld: true });
    expect(play([choose('pool', true)])).toMatchObject({ scenario: pool, isHeld: true });
  });

  it('stays where it is when there is no scenario at all', () => {
    expect(play([start(0)], idleSimulation, [])).toBe(idleSimulation);
  });
});

describe('answering', () => {
  it('locks the answer and stays at the step', () => {
    expect(answered).toEqual({ phase: 'answered', ...round, answers: [0] });
    const indices = [question, answered, play([goOn], answered)].map((state) =>
      stepIndex(state as Parameters<typeof stepIndex>[0]),
    );
    expect(indices).toEqual([0, 0, 1]);
  });

  it.each([4, -1, 0.5, Number.NaN])('ignores option %s, which is not there', (option) => {
    expect(play([answer(option)], question)).toBe(question);
  });

  it('goes on to the next step by itself, or at once with Next, whatever the answer was', () => {
    expect(play([expire], answered)).toEqual({ phase: 'question', ...round, answers: [0] });
    expect(play([answer(3), expire], question)).toEqual({ phase: 'question', ...round, answers: [3] });
    expect(play([goOn], answered)).toEqual(play([expire], answered));
  });

  it('waits while held, and only Next goes on; the hold stays for the rest of the round', () => {
    const held = play([hold], answered);
    expect(held).toEqual({ ...answered, isHeld: true, isPaced: true });
    expect(play([expire], held)).toBe(held);
    expect(play([goOn], held)).toMatchObject({ phase: 'question', isHeld: true });
    expect(play([hold], held)).toEqual({ ...answered, isPaced: true });
  });

  it('holds a feedback of more than eight words by itself, until the visitor lets go for the rest', () => {
    const after = (words: number, ...more: readonly SimulationEvent[]) => {
      const feedback = 'word '.repeat(words).trim();
      const steps = street.steps.map((step) => ({ ...step, feedback }));
      return play([choose('street'), answer(0), ...more], idleSimulation, [{ ...street, steps }]);
    };
    expect(after(8)).toMatchObject({ isHeld: false });
    expect(after(9)).toMatchObject({ isHeld: true });
    expect(after(9, hold, expire, answer(0))).toMatchObject({ phase: 'answered', isHeld: false });
  });
});

describe('after the last step', () => {
  it('leads to the compressions when the last answer was right, even if the others were not', () => {
    expect(compressions).toEqual({ phase: 'compressions', ...round, answers: [0, 1], presses: [] });
    expect(play([answer(2), goOn, answer(1), expire], question)).toMatchObject({
      phase: 'compressions',
      answers: [2, 1],
    });
  });

  it('skips the compressions when the last answer was wrong', () => {
    expect(play([answer(0), goOn, answer(0), goOn], question)).toEqual({
      phase: 'result',
      ...round,
      answers: [0, 0],
      presses: [],
    });
  });

  it('shows the result after ten pushes and not before, and keeps their moments', () => {
    expect(play(pushes.slice(0, 9), compressions)).toMatchObject({
      phase: 'compressions',
      presses: moments(545).slice(0, 9),
    });
    expect(result).toMatchObject({ phase: 'result', presses: moments(545) });
  });

  it('does not count the repeats of a held key', () => {
    expect(play([press(5, true)], compressions)).toBe(compressions);
  });
});

describe('after the result', () => {
  it('never plays the same scenario twice running', () => {
    expect(play([restart(0)], result)).toEqual({
      phase: 'question',
      scenario: pool,
      answers: [],
      isHeld: false,
    });
    const many = ['a', 'b', 'c'].map((id) => sampleScenario(id));
    for (const scenario of many)
      for (const random of [0, 0.5, 0.99])
        expect(play([restart(random)], { ...result, scenario } as SimulationState, many)).not.toMatchObject({
          scenario: { id: scenario.id },
        });
  });

  it('repeats the only scenario there is, and keeps the hold', () => {
    expect(play([restart(0.5)], result, [street])).toMatchObject({ phase: 'question', scenario: street });
    const held = { ...result, isHeld: true, isPaced: true } as SimulationState;
    expect(play([restart(0)], held)).toMatchObject({ isHeld: true });
  });
});

test.each([question, answered, compressions, result])(
  'leaving $phase goes to the first card, and the next draw is another scenario',
  (state) => {
    const idle = play([leave], state);
    expect(idle).toEqual({ phase: 'idle', lastScenario: 'street' });
    expect(play([start(0)], idle)).toMatchObject({ scenario: pool });
  },
);

describe('an event that makes no sense', () => {
  const everything = [start(0), choose('pool'), answer(0), hold, expire, goOn, press(1), restart(0), leave];
  const sensible: Record<SimulationState['phase'], readonly SimulationEvent['type'][]> = {
    idle: ['start', 'choose'],
    question: ['answer', 'leave'],
    answered: ['hold', 'expire', 'continue', 'leave'],
    compressions: ['press', 'leave'],
    result: ['restart', 'leave'],
  };
  const states = [idleSimulation, question, answered, compressions, result];

  it.each(states)('in $phase returns the same object, and any other changes it', (state) => {
    const changing = everything.filter((event) => play([event], state) !== state).map(({ type }) => type);
    expect(changing.sort()).toEqual([...sensible[state.phase]].sort());
  });
});

describe('the result', () => {
  const finish = (answers: readonly number[], presses: readonly number[] = [], steps = 5) =>
    resultOf({ phase: 'result', scenario: sampleScenario('long', steps), answers, presses, isHeld: false });
  const allRight = [0, 1, 2, 3, 0];

  it('is six of six with every answer right and a measured rhythm', () => {
    const whole = { score: 6, outOf: 6, percent: 100, verdict: 'excellent', rate: 110, hasRhythmPoint: true };
    expect(finish(allRight, moments(545))).toEqual(whole);
  });

  it('is five of six without the rhythm, which is still excellent', () => {
    const five = { score: 5, outOf: 6, percent: 83, verdict: 'excellent', rate: 55, hasRhythmPoint: false };
    expect(finish(allRight, moments(1090))).toEqual(five);
  });

  it.each([
    [[0, 1, 2, 3, 1], { score: 4, outOf: 6, percent: 67, verdict: 'good', rate: null }],
    [[0, 1, 2, 0, 1], { score: 3, percent: 50, verdict: 'learning' }],
    [[1, 2, 3, 0, 1], { score: 0, percent: 0, verdict: 'learning' }],
    // The lines are at exactly 80 and 60 percent.
    [[0, 1, 2, 3], { score: 4, outOf: 5, percent: 80, verdict: 'excellent' }],
    [[0, 1, 2, 0], { percent: 60, verdict: 'good' }],
    [[0, 1, 0, 0], { percent: 40, verdict: 'learning' }],
  ])('of the answers %j is %j', (answers, expected) => {
    expect(finish(answers, [], answers.length)).toMatchObject(expected);
  });
});
