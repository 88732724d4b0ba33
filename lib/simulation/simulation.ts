import { measureRhythm, type Rhythm } from './compression-rate';

/**
 * One question of a scenario (docs/specification.md#simulation). `Source` is the union of document names that it may
 * cite.
 */
export type ScenarioStep<Source extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: readonly [string, string, string, string];
  /** Index of the only correct option, from 0. */
  readonly correctOption: 0 | 1 | 2 | 3;
  /** The reason, whether the answer was right or wrong; at most 120 characters. */
  readonly feedback: string;
  /** An emoji: decoration, hidden from assistive technology. */
  readonly visual: string;
  /** The documents behind the step, most important first. */
  readonly sources: readonly [Source, ...Source[]];
  /** What changed with the first source, if that helps the reader. */
  readonly sourceNote?: string;
};

export type Scenario<Source extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Determines which compression depth is named first. */
  readonly victim: 'adult' | 'infant';
  readonly steps: readonly ScenarioStep<Source>[];
};

/** Milliseconds that feedback is shown before the game advances (docs/specification.md#simulation). */
export const feedbackDelay = 2500;

/** Number of pushes in the compression exercise (docs/specification.md#simulation). */
export const compressionTarget = 10;

/**
 * The game, from the intro card to the result (docs/specification.md#simulation). `answers` holds the option selected
 * at each step so far. `isHeld`: nothing advances automatically, the visitor clicks Next (WCAG 2.2.1). The visitor
 * sets it before the round; `hold` turns it on and off.
 */
export type SimulationState =
  | { readonly phase: 'idle'; readonly lastScenario: string | null }
  | ({ readonly phase: 'question' } & Round)
  | ({ readonly phase: 'answered' } & Round)
  | ({ readonly phase: 'compressions'; readonly presses: readonly number[] } & Round)
  | ({ readonly phase: 'result'; readonly presses: readonly number[] } & Round);

type Round = {
  readonly scenario: Scenario;
  readonly answers: readonly number[];
  readonly isHeld: boolean;
};

/** Events of the game. Randomness and time are passed in: `random` in [0, 1), `at` in milliseconds. */
export type SimulationEvent =
  | { readonly type: 'start'; readonly random: number; readonly isHeld: boolean }
  | { readonly type: 'choose'; readonly scenario: string; readonly isHeld: boolean }
  | { readonly type: 'answer'; readonly option: number }
  | { readonly type: 'hold' }
  | { readonly type: 'expire' }
  | { readonly type: 'continue' }
  | { readonly type: 'press'; readonly at: number; readonly isRepeat: boolean }
  | { readonly type: 'restart'; readonly random: number }
  | { readonly type: 'leave' };

export const idleSimulation: SimulationState = { phase: 'idle', lastScenario: null };

/**
 * The next state. An event that makes no sense in the current state (a second answer, a push during a question, an
 * unknown scenario, the repeat of a key held down) returns the same object.
 */
export function simulationReducer(
  state: SimulationState,
  event: SimulationEvent,
  scenarios: readonly Scenario[],
): SimulationState {
  switch (event.type) {
    case 'start':
      return state.phase === 'idle'
        ? begin(pick(scenarios, state.lastScenario, event.random), event.isHeld, state)
        : state;
    case 'choose':
      return state.phase === 'idle'
        ? begin(
            scenarios.find(({ id }) => id === event.scenario),
            event.isHeld,
            state,
          )
        : state;
    case 'answer':
      return state.phase === 'question' && isOption(state, event.option)
        ? { ...state, phase: 'answered', answers: [...state.answers, event.option] }
        : state;
    case 'hold':
      return state.phase === 'answered' ? { ...state, isHeld: !state.isHeld } : state;
    case 'expire':
      return state.phase === 'answered' && !state.isHeld ? advance(state) : state;
    case 'continue':
      return state.phase === 'answered' ? advance(state) : state;
    case 'press':
      return state.phase === 'compressions' && !event.isRepeat ? push(state, event.at) : state;
    case 'restart':
      return state.phase === 'result'
        ? begin(pick(scenarios, state.scenario.id, event.random), state.isHeld, state)
        : state;
    case 'leave':
      return state.phase === 'idle' ? state : { phase: 'idle', lastScenario: state.scenario.id };
  }
}

/** The current step, counted from 0. */
export function stepIndex(state: Extract<SimulationState, { phase: 'question' | 'answered' }>): number {
  return state.phase === 'question' ? state.answers.length : state.answers.length - 1;
}

/** The sources of a step in one line: "AHA guidelines 2025 (new for adults); American Red Cross". */
export function sourceText({ sources: [first, ...others], sourceNote }: ScenarioStep): string {
  return [sourceNote === undefined ? first : `${first} (${sourceNote})`, ...others].join('; ');
}

export type SimulationResult = {
  readonly score: number;
  /** One more than the number of steps: the last point comes from the compression exercise. */
  readonly outOf: number;
  /** `score` out of `outOf`, in whole percent. */
  readonly percent: number;
  readonly verdict: 'excellent' | 'good' | 'learning';
  readonly rhythm: Rhythm;
};

/** The result of a finished round (thresholds: docs/specification.md#simulation). */
export function resultOf(state: Extract<SimulationState, { phase: 'result' }>): SimulationResult {
  const { steps } = state.scenario;
  const rhythm = measureRhythm(state.presses);
  const score =
    steps.filter((step, index) => state.answers[index] === step.correctOption).length +
    (rhythm.isGood ? 1 : 0);
  const outOf = steps.length + 1;
  const percent = Math.round((100 * score) / outOf);
  const verdict = percent >= 80 ? 'excellent' : percent >= 60 ? 'good' : 'learning';
  return { score, outOf, percent, verdict, rhythm };
}

function begin(scenario: Scenario | undefined, isHeld: boolean, otherwise: SimulationState): SimulationState {
  if (scenario === undefined) return otherwise;
  return { phase: 'question', scenario, answers: [], isHeld };
}

/** A random scenario, but not the one just played if there is another. */
function pick(scenarios: readonly Scenario[], last: string | null, random: number): Scenario | undefined {
  const others = scenarios.filter(({ id }) => id !== last);
  const candidates = others.length > 0 ? others : scenarios;
  return candidates[Math.floor(random * candidates.length)] ?? candidates[0];
}

function isOption({ scenario, answers }: Round, option: number): boolean {
  return scenario.steps[answers.length]?.options[option] !== undefined;
}

/**
 * A wrong answer on the last step leads directly to the result; a right one to the compressions
 * (docs/specification.md#simulation).
 */
function advance({ scenario, answers, isHeld }: Round): SimulationState {
  const round = { scenario, answers, isHeld };
  if (answers.length < scenario.steps.length) return { phase: 'question', ...round };
  const isLastRight = scenario.steps.at(-1)?.correctOption === answers.at(-1);
  return { phase: isLastRight ? 'compressions' : 'result', presses: [], ...round };
}

function push(state: Extract<SimulationState, { phase: 'compressions' }>, at: number): SimulationState {
  const presses = [...state.presses, at];
  return presses.length < compressionTarget ? { ...state, presses } : { ...state, phase: 'result', presses };
}
