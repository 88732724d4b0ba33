import {
  idleSimulation,
  resultOf,
  type Scenario,
  type ScenarioStep,
  type SimulationEvent,
  simulationReducer,
  type SimulationState,
  sourceText,
  stepIndex,
} from '@/lib/simulation/simulation';

function sampleStep(id: string, correctOption: ScenarioStep['correctOption']): ScenarioStep {
  const labels = { title: 'Step', description: 'What do you do?', feedback: 'Reason.', visual: '👋' };
  const options = ['first', 'second', 'third', 'fourth'] as const;
  return { id, correctOption, options, sources: ['AHA 2025'], ...labels };
}

/** A scenario with predictable right answers: option 0 in the first step, 1 in the second, and so on. */
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

/** Applies events in order, starting at the intro card by default. */
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
/** Ten timestamps, `gap` milliseconds apart. */
const moments = (gap: number) => Array.from({ length: 10 }, (_, index) => 1000 + index * gap);
const pushes = moments(545).map((at) => press(at));

const question = play([choose('street')]);
const answered = play([answer(0)], question);
const held = play([hold], answered);
const compressions = play([goOn, answer(1), goOn], answered);
const result = play(pushes, compressions);
const round = { scenario: street, isHeld: false };

test("a step's sources are on one line, with the newer ones in brackets after the first", () => {
  const sources = ['AHA guidelines 2025', 'American Red Cross'] as const;
  const step = { ...sampleStep('a', 0), sources };
  expect(sourceText(step)).toBe('AHA guidelines 2025; American Red Cross');
  expect(sourceText({ ...step, sourceNote: 'new for adults' })).toBe(
    'AHA guidelines 2025 (new for adults); American Red Cross',
  );
});

test.each<readonly [string, SimulationState, object]>([
  ['a chosen scenario begins without an answer', question, { phase: 'question', ...round, answers: [] }],
  ['an answer is locked', answered, { phase: 'answered', ...round, answers: [0] }],
  ['the next step comes by itself', play([expire], answered), { ...question, answers: [0] }],
  ['the next step comes with Next', play([goOn], answered), { ...question, answers: [0] }],
  ['a step is held', held, { ...answered, isHeld: true }],
  ['a step that was held is let go', play([hold], held), answered],
  [
    'a right last answer leads to the compressions, even after wrong ones',
    play([answer(2), goOn, answer(1), expire], question),
    { ...question, phase: 'compressions', answers: [2, 1], presses: [] },
  ],
  [
    'a wrong last answer leads to the result',
    play([goOn, answer(0), goOn], answered),
    { ...question, phase: 'result', answers: [0, 0], presses: [] },
  ],
  [
    'nine pushes do not end the compressions',
    play(pushes.slice(0, 9), compressions),
    { ...compressions, presses: moments(545).slice(0, 9) },
  ],
  ['ten pushes lead to the result', result, { ...compressions, phase: 'result', presses: moments(545) }],
])('%s', (_what, state, expected) => {
  expect(state).toEqual(expected);
});

test.each([
  [0, street],
  [0.49, street],
  [0.5, pool],
  [0.999, pool],
  [1, street],
  [Number.NaN, street],
])('the random number %s picks $1.id', (random, scenario) => {
  expect(play([start(random)])).toMatchObject({ phase: 'question', scenario, isHeld: false });
});

test('a step lasts from its question until the next one', () => {
  const states = [question, answered, play([goOn], answered)] as Parameters<typeof stepIndex>[0][];
  expect(states.map(stepIndex)).toEqual([0, 0, 1]);
});

test('a round that waits for Next is turned on before the start, and waits from then on', () => {
  expect(play([start(0, true)])).toMatchObject({ isHeld: true });
  expect(play([choose('pool', true)])).toMatchObject({ scenario: pool, isHeld: true });
  expect(play([expire], held)).toBe(held);
  expect(play([goOn], held)).toMatchObject({ phase: 'question', isHeld: true });
  expect(play([restart(0)], { ...result, isHeld: true } as SimulationState)).toMatchObject({ isHeld: true });
});

test('no scenario repeats immediately unless it is the only one', () => {
  for (const random of [0, 0.5, 0.99])
    expect(play([restart(random)], result)).toMatchObject({ phase: 'question', scenario: pool });
  expect(play([restart(0.5)], result, [street])).toMatchObject({ phase: 'question', scenario: street });
});

test('leaving goes to the first card, and the next draw is another scenario', () => {
  const idle = play([leave], question);
  expect(idle).toEqual({ phase: 'idle', lastScenario: 'street' });
  expect(play([start(0)], idle)).toMatchObject({ scenario: pool });
});

describe('an event that does not apply', () => {
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

  it.each<readonly [SimulationEvent, SimulationState]>([
    [choose('volcano'), idleSimulation],
    ...[4, -1, 0.5].map((option) => [answer(option), question] as const),
    [press(5, true), compressions],
  ])('returns the same object: %j', (event, state) => {
    expect(play([event], state)).toBe(state);
    expect(play([start(0)], idleSimulation, [])).toBe(idleSimulation);
  });
});

test.each<readonly [answers: readonly number[], presses: readonly number[], object]>([
  [[0, 1, 2, 3, 0], moments(545), { score: 6, outOf: 6, percent: 100, rhythm: { rate: 110, isGood: true } }],
  [[0, 1, 2, 3, 0], moments(1090), { score: 5, percent: 83, rhythm: { rate: 55, isGood: false } }],
  // The thresholds are exactly 80 and 60 percent.
  [[0, 1, 2, 3], [], { score: 4, outOf: 5, percent: 80, verdict: 'excellent' }],
  [[0, 1, 2, 3, 1], [], { score: 4, percent: 67, verdict: 'good' }],
  [[0, 1, 2, 0], [], { percent: 60, verdict: 'good' }],
  [[0, 1, 0, 0], [], { percent: 40, verdict: 'learning' }],
])('the result of the answers %j and the pushes %j is %j', (answers, presses, expected) => {
  const scenario = sampleScenario('long', answers.length);
  expect(resultOf({ phase: 'result', scenario, answers, presses, isHeld: false })).toMatchObject(expected);
});
