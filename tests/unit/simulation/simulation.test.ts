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
import { listed } from '../../support/listed';

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

/** The event of a text such as "choose street", "start 0.5", "press 1545" or "choose pool held". */
function eventOf(text: string): SimulationEvent {
  const [type = '', what = '', mark] = text.split(' ');
  const [number, isMarked] = [Number(what), mark !== undefined];
  const details = {
    choose: { scenario: what, isHeld: isMarked },
    start: { random: number, isHeld: isMarked },
    restart: { random: number },
    answer: { option: number },
    press: { at: number, isRepeat: isMarked },
  };
  return { type, ...details[type as keyof typeof details] } as SimulationEvent;
}

/** Applies events, starting at the intro card by default. */
function after(events: string, from: SimulationState = idleSimulation, scenarios = [street, pool]) {
  return events
    .split(', ')
    .map(eventOf)
    .reduce((state, event) => simulationReducer(state, event, scenarios), from);
}

/** Ten timestamps, `gap` milliseconds apart. */
const moments = (gap: number) => Array.from({ length: 10 }, (_, index) => 1000 + index * gap);
const pushes = (count: number) =>
  moments(545)
    .slice(0, count)
    .map((at) => `press ${at}`)
    .join(', ');

const toCompressions = 'choose street, answer 0, continue, answer 1, continue';
const toResult = `${toCompressions}, ${pushes(10)}`;
const [question, answered] = [after('choose street'), after('choose street, answer 0')];
const [compressions, result] = [after(toCompressions), after(toResult)];

test("a step's sources are on one line, with the newer ones in brackets after the first", () => {
  const sources = ['AHA guidelines 2025', 'American Red Cross'] as const;
  const step = { ...sampleStep('a', 0), sources };
  expect(sourceText(step)).toBe('AHA guidelines 2025; American Red Cross');
  expect(sourceText({ ...step, sourceNote: 'new for adults' })).toBe(
    'AHA guidelines 2025 (new for adults); American Red Cross',
  );
});

/** A state in words, with the step that it shows. */
function told(state: SimulationState): string {
  if (state.phase === 'idle') return `idle after ${state.lastScenario ?? 'none'}`;
  const step = state.phase === 'question' || state.phase === 'answered' ? ` ${stepIndex(state)}` : '';
  const pressed = 'presses' in state ? `, pressed at ${state.presses.join(' ')}` : '';
  const held = state.isHeld ? ', held' : '';
  return `${state.phase}${step} of ${state.scenario.id}, answered ${state.answers.join(' ')}${pressed}${held}`;
}

test('a round goes from the question to the result, by itself or with Next', () => {
  const rounds = `choose street | choose street, answer 0 | choose street, answer 0, expire | choose street, answer 0, continue
choose street, answer 0, hold | choose street, answer 0, hold, hold | choose street, answer 0, hold, expire
choose street, answer 0, hold, continue | choose street, answer 2, continue, answer 1, expire
choose street, answer 0, continue, answer 0, continue | ${toCompressions}, ${pushes(9)}
${toResult} | start 0 | start 0.49 | start 0.5 | start 0.999 | start 1 | start NaN | start 0 held | choose pool held
choose street, leave | choose street, leave, start 0`;
  expect(listed(rounds, (events) => told(after(events)))).toMatchSnapshot();
});

test('no scenario repeats immediately unless it is the only one, and a round that waits for Next still waits', () => {
  const again = listed('restart 0 | restart 0.5 | restart 0.99', (event) => told(after(event, result)));
  expect(again).toMatchSnapshot();
  expect(after('restart 0.5', result, [street])).toMatchObject({ phase: 'question', scenario: street });
  expect(after('restart 0', { ...result, isHeld: true } as SimulationState)).toMatchObject({ isHeld: true });
});

describe('an event that does not apply', () => {
  const everything =
    'start 0, choose pool, choose volcano, answer 0, answer 4, answer -1, answer 0.5, hold, expire, continue, press 1, press 5 repeated, restart 0, leave';
  const states = [idleSimulation, question, answered, compressions, result];

  it('returns the same object, and any other changes it', () => {
    const changing = (state: SimulationState) =>
      everything.split(', ').filter((event) => after(event, state) !== state);
    expect(listed(states, changing, ({ phase }) => phase)).toMatchSnapshot();
    expect(after('start 0', idleSimulation, [])).toBe(idleSimulation);
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
