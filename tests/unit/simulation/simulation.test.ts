import fc from 'fast-check';
import {
  compressionTarget,
  feedbackDelay,
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
import { sampleScenario, sampleScenarios } from './sample-scenarios';

const [street, pool] = sampleScenarios;

/** Plays events one after the other, from the intro card on unless said otherwise. */
function play(
  events: readonly SimulationEvent[],
  from: SimulationState = idleSimulation,
  scenarios: readonly Scenario[] = sampleScenarios,
): SimulationState {
  return events.reduce((state, event) => simulationReducer(state, event, scenarios), from);
}

const choose = (scenario: string, isHeld = false): SimulationEvent => ({ type: 'choose', scenario, isHeld });
const start = (random: number, isHeld = false): SimulationEvent => ({ type: 'start', random, isHeld });
const answer = (option: number): SimulationEvent => ({ type: 'answer', option });
const press = (at: number, isRepeat = false): SimulationEvent => ({ type: 'press', at, isRepeat });
const expire: SimulationEvent = { type: 'expire' };
const goOn: SimulationEvent = { type: 'continue' };
const hold: SimulationEvent = { type: 'hold' };
const leave: SimulationEvent = { type: 'leave' };
const restart = (random: number): SimulationEvent => ({ type: 'restart', random });
/** Ten pushes, one every `gap` milliseconds. */
const pushes = (gap: number): readonly SimulationEvent[] =>
  Array.from({ length: 10 }, (_, index) => press(1000 + index * gap));

const question = play([choose('street')]);
const answered = play([choose('street'), answer(0)]);
const compressions = play([choose('street'), answer(0), goOn, answer(1), goOn]);
const result = play(pushes(545), compressions);

function inPhase<Phase extends SimulationState['phase']>(
  state: SimulationState,
  phase: Phase,
): Extract<SimulationState, { phase: Phase }> {
  expect(state.phase).toBe(phase);
  return state as Extract<SimulationState, { phase: Phase }>;
}

describe('the numbers of the specification', () => {
  it('are 2.5 seconds of feedback and ten pushes', () => {
    expect([feedbackDelay, compressionTarget]).toEqual([2500, 10]);
  });
});

describe('the sources of a step', () => {
  const [step] = street.steps as readonly [ScenarioStep];

  it('are one line, the leading one first', () => {
    expect(sourceWords({ ...step, sources: ['AHA guidelines 2025'] })).toBe('AHA guidelines 2025');
    expect(sourceWords({ ...step, sources: ['AHA guidelines 2025', 'American Red Cross'] })).toBe(
      'AHA guidelines 2025; American Red Cross',
    );
  });

  it('say in brackets what is new in the first of them', () => {
    const sources = ['AHA guidelines 2025', 'American Red Cross'] as const;
    expect(sourceWords({ ...step, sources, sourceNote: 'new for adults' })).toBe(
      'AHA guidelines 2025 (new for adults); American Red Cross',
    );
  });
});

describe('starting a round', () => {
  it('begins the chosen scenario at its first step without an answer', () => {
    expect(question).toEqual({ phase: 'question', scenario: street, answers: [], isHeld: false });
  });

  it('draws a scenario by chance', () => {
    expect(play([start(0)])).toMatchObject({ phase: 'question', scenario: street, isHeld: false });
    expect(play([start(0.49)])).toMatchObject({ scenario: street });
    expect(play([start(0.5)])).toMatchObject({ scenario: pool });
    expect(play([start(0.999)])).toMatchObject({ scenario: pool });
  });

  it('takes over that the visitor wants to press Next', () => {
    expect(play([start(0, true)])).toMatchObject({ isHeld: true });
    expect(play([choose('pool', true)])).toMatchObject({ scenario: pool, isHeld: true });
  });

  it('ignores a scenario that does not exist', () => {
    expect(play([choose('volcano')])).toBe(idleSimulation);
  });

  it('stays where it is when there is no scenario at all', () => {
    expect(play([start(0)], idleSimulation, [])).toBe(idleSimulation);
  });

  it.each([1, -1, Number.NaN, 7])('survives %s as chance', (random) => {
    expect(play([start(random)])).toMatchObject({ phase: 'question', scenario: street });
  });
});

describe('answering', () => {
  it('locks the answer and stays at the step', () => {
    const state = inPhase(answered, 'answered');
    expect(state).toEqual({ phase: 'answered', scenario: street, answers: [0], isHeld: false });
    expect(stepIndex(state)).toBe(0);
    expect(stepIndex(inPhase(question, 'question'))).toBe(0);
    expect(stepIndex(inPhase(play([goOn], answered), 'question'))).toBe(1);
  });

  it.each([4, -1, 0.5, Number.NaN])('ignores option %s, which is not there', (option) => {
    expect(play([answer(option)], question)).toBe(question);
  });

  it('goes on to the next step by itself, whatever the answer was', () => {
    expect(play([expire], answered)).toEqual({
      phase: 'question',
      scenario: street,
      answers: [0],
      isHeld: false,
    });
    expect(play([answer(3), expire], question)).toEqual({
      phase: 'question',
      scenario: street,
      answers: [3],
      isHeld: false,
    });
  });

  it('goes on at once with Next', () => {
    expect(play([goOn], answered)).toEqual(play([expire], answered));
  });

  it('waits while held, and only Next goes on; the hold stays for the rest of the round', () => {
    const held = play([hold], answered);
    expect(held).toEqual({ ...answered, isHeld: true, isPaced: true });
    expect(play([expire], held)).toBe(held);
    expect(play([goOn], held)).toMatchObject({ phase: 'question', isHeld: true });
  });

  it('holds a feedback of more than eight words by itself, until the visitor lets go for the rest', () => {
    const [step] = street.steps;
    const saying = (words: number) => [
      { ...street, steps: street.steps.map(() => ({ ...step!, feedback: 'word '.repeat(words).trim() })) },
    ];
    const first = [choose('street'), answer(0)];
    expect(play(first, idleSimulation, saying(8))).toMatchObject({ isHeld: false });
    expect(play(first, idleSimulation, saying(9))).toMatchObject({ isHeld: true });
    expect(play([...first, hold, expire, answer(0)], idleSimulation, saying(9))).toMatchObject({
      phase: 'answered',
      isHeld: false,
    });
  });

  it('lets go of a hold', () => {
    expect(play([hold, hold], answered)).toEqual({ ...answered, isPaced: true });
  });
});

describe('after the last step', () => {
  it('leads to the compressions when the last answer was right, even if the others were not', () => {
    expect(compressions).toEqual({
      phase: 'compressions',
      scenario: street,
      answers: [0, 1],
      isHeld: false,
      presses: [],
    });
    expect(play([answer(2), goOn, answer(1), expire], question)).toMatchObject({
      phase: 'compressions',
      answers: [2, 1],
    });
  });

  it('skips the compressions when the last answer was wrong', () => {
    expect(play([answer(0), goOn, answer(0), goOn], question)).toEqual({
      phase: 'result',
      scenario: street,
      answers: [0, 0],
      isHeld: false,
      presses: [],
    });
  });

  it('shows the result after ten pushes and not before', () => {
    expect(inPhase(play(pushes(545).slice(0, 9), compressions), 'compressions').presses).toHaveLength(9);
    expect(inPhase(result, 'result').presses).toHaveLength(10);
  });

  it('keeps the moments of the pushes in their order', () => {
    expect(inPhase(play([press(5), press(600)], compressions), 'compressions').presses).toEqual([5, 600]);
  });

  it('does not count the repeats of a held key', () => {
    expect(play([press(5, true)], compressions)).toBe(compressions);
  });
});

describe('after the result', () => {
  it('never plays the same scenario twice running', () => {
    for (const random of [0, 0.3, 0.7, 0.99])
      expect(play([restart(random)], result)).toEqual({
        phase: 'question',
        scenario: pool,
        answers: [],
        isHeld: false,
      });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 2, max: 7 }),
        (random, count) => {
          const many = Array.from({ length: count }, (_, index) => sampleScenario(`place-${index}`));
          const finished = play([start(random), answer(3), goOn, answer(3), goOn], idleSimulation, many);
          const following = play([restart(random)], finished, many);
          return (
            finished.phase === 'result' &&
            following.phase === 'question' &&
            following.scenario !== finished.scenario
          );
        },
      ),
    );
  });

  it('repeats the only scenario there is', () => {
    expect(play([restart(0.5)], result, [street])).toMatchObject({ phase: 'question', scenario: street });
  });

  it('keeps the hold in the next round', () => {
    expect(play([restart(0)], { ...inPhase(result, 'result'), isHeld: true, isPaced: true })).toMatchObject({
      isHeld: true,
    });
  });
});

describe('leaving', () => {
  it.each([
    ['a question', question],
    ['the feedback', answered],
    ['the compressions', compressions],
    ['the result', result],
  ])('goes from %s to the first card, and the next draw is another scenario', (_name, state) => {
    const idle = play([leave], state);
    expect(idle).toEqual({ phase: 'idle', lastScenario: 'street' });
    expect(play([start(0)], idle)).toMatchObject({ scenario: pool });
  });
});

describe('events that make no sense', () => {
  const everything: readonly SimulationEvent[] = [
    start(0),
    choose('pool'),
    answer(0),
    hold,
    expire,
    goOn,
    press(1),
    restart(0),
    leave,
  ];
  const sensible: Record<SimulationState['phase'], readonly SimulationEvent['type'][]> = {
    idle: ['start', 'choose'],
    question: ['answer', 'leave'],
    answered: ['hold', 'expire', 'continue', 'leave'],
    compressions: ['press', 'leave'],
    result: ['restart', 'leave'],
  };

  for (const state of [idleSimulation, question, answered, compressions, result]) {
    for (const event of everything) {
      const isSensible = sensible[state.phase].includes(event.type);
      it(`${event.type} in ${state.phase} ${isSensible ? 'changes the state' : 'returns the same object'}`, () => {
        expect(play([event], state) === state).toBe(!isSensible);
      });
    }
  }
});

describe('the result', () => {
  const finish = (
    answers: readonly number[],
    presses: readonly number[],
    scenario = sampleScenario('long', 5),
  ) => resultOf({ phase: 'result', scenario, answers, presses, isHeld: false });
  const steady = pushes(545).map((event) => (event.type === 'press' ? event.at : 0));

  it('is six of six with every answer right and a measured rhythm', () => {
    expect(finish([0, 1, 2, 3, 0], steady)).toEqual({
      score: 6,
      outOf: 6,
      percent: 100,
      verdict: 'excellent',
      rate: 110,
      hasRhythmPoint: true,
    });
  });

  it('is five of six without the rhythm, which is still excellent', () => {
    expect(
      finish(
        [0, 1, 2, 3, 0],
        steady.map((at) => at * 2),
      ),
    ).toEqual({ score: 5, outOf: 6, percent: 83, verdict: 'excellent', rate: 55, hasRhythmPoint: false });
  });

  it('is good with four of six and a case for learning with three', () => {
    expect(finish([0, 1, 2, 3, 1], [])).toEqual({
      score: 4,
      outOf: 6,
      percent: 67,
      verdict: 'good',
      rate: null,
      hasRhythmPoint: false,
    });
    expect(finish([0, 1, 2, 0, 1], [])).toMatchObject({ score: 3, percent: 50, verdict: 'learning' });
    expect(finish([1, 2, 3, 0, 1], [])).toMatchObject({ score: 0, percent: 0, verdict: 'learning' });
  });

  it('draws the lines at exactly 80 and 60 percent', () => {
    const four = sampleScenario('four', 4);
    expect(finish([0, 1, 2, 3], [], four)).toMatchObject({
      score: 4,
      outOf: 5,
      percent: 80,
      verdict: 'excellent',
    });
    expect(finish([0, 1, 2, 0], [], four)).toMatchObject({ percent: 60, verdict: 'good' });
    expect(finish([0, 1, 0, 0], [], four)).toMatchObject({ percent: 40, verdict: 'learning' });
  });

  it('stays between nothing and everything, whatever happens on the way', () => {
    const event = fc.oneof(
      fc.integer({ min: -1, max: 5 }).map(answer),
      fc.constantFrom(expire, goOn, hold, leave, start(0.2), choose('pool'), restart(0.9)),
      fc.tuple(fc.double(), fc.boolean()).map(([at, isRepeat]) => press(at, isRepeat)),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const state = play(events);
        if (state.phase !== 'result') return true;
        const { score, outOf, percent } = resultOf(state);
        return score >= 0 && score <= outOf && percent >= 0 && percent <= 100;
      }),
    );
  });
});
