import { adviceFor, fastestRate, liveRate, measureRhythm, type RateAdvice } from './compression-rate';
import { compressionTarget } from './simulation';

/** A pause that ends a round, in milliseconds. */
export const longestPause = 3000;

/** A round of pushes on the chest of the first screen: at rest before the first, done at {@link compressionTarget}. */
export type CoachState = {
  /** Times of the pushes that count, in milliseconds, oldest first. */
  readonly pushes: readonly number[];
  /** The last push; after the round it no longer counts. Null at rest. */
  readonly last: number | null;
  readonly isStopped: boolean;
};

export type CoachEvent =
  | { readonly type: 'push'; readonly at: number }
  /** The touch became a scroll, so its push does not count. */
  | { readonly type: 'undo' }
  /** No push for {@link longestPause}. */
  | { readonly type: 'pause' };

export const coachAtRest: CoachState = { pushes: [], last: null, isStopped: false };

/** The next state. After a round, further pushes in the beat keep its result; one after a pause starts a new round. */
export function coachReducer(state: CoachState, event: CoachEvent): CoachState {
  const { pushes, last } = state;
  const isDone = pushes.length === compressionTarget;
  if (event.type === 'undo') {
    if (isDone) return state;
    return pushes.length < 2
      ? coachAtRest
      : { ...state, pushes: pushes.slice(0, -1), last: pushes.at(-2) ?? null };
  }
  if (event.type === 'pause') return isDone || pushes.length === 0 ? state : { ...state, isStopped: true };
  const isAnew = state.isStopped || last === null || event.at - last > longestPause || event.at < last;
  if (isAnew) return { pushes: [event.at], last: event.at, isStopped: false };
  return { ...state, pushes: isDone ? pushes : [...pushes, event.at], last: event.at };
}

/** What the coach can say about a state. */
export type CoachReport =
  | { readonly phase: 'rest' }
  | { readonly phase: 'stopped'; readonly count: number }
  | {
      readonly phase: 'going';
      readonly count: number;
      /** Pushes a minute; null before the second push and when they are too fast to count. */
      readonly rate: number | null;
      readonly advice: RateAdvice;
    }
  | {
      readonly phase: 'done';
      readonly rate: number | null;
      /** `uneven` would have the right rate without a pause or a doubled push. */
      readonly verdict: 'good' | 'uneven' | 'off' | 'uncountable';
    };

/** The live rate of the last pushes, and after the last one the rhythm of all (compression-rate.ts). */
export function coachReport({ pushes, isStopped }: CoachState): CoachReport {
  const count = pushes.length;
  if (count === 0) return { phase: 'rest' };
  if (isStopped) return { phase: 'stopped', count };
  if (count < compressionTarget) {
    const rate = liveRate(pushes);
    return { phase: 'going', count, rate: countable(rate), advice: adviceFor(rate) };
  }
  const { rate, isGood, isUneven } = measureRhythm(pushes);
  if (countable(rate) === null) return { phase: 'done', rate: null, verdict: 'uncountable' };
  const verdict = isGood ? 'good' : isUneven ? 'uneven' : 'off';
  return { phase: 'done', rate, verdict };
}

const countable = (rate: number | null) => (rate === null || rate > fastestRate ? null : rate);
