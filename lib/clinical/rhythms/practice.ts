import { chanceFrom, shuffled } from './chance';

/** One practice strip: its rhythm and its wrong answers. */
export type PracticeCard = { readonly id: string; readonly others: readonly string[] };

/** A question: the answers in display order, including the right one (`id`). */
export type PracticeQuestion = { readonly id: string; readonly choices: readonly string[] };

type Round = {
  readonly questions: readonly PracticeQuestion[];
  /** The answers so far, question by question. */
  readonly answers: readonly string[];
};

/** The phase: before the first strip, a question, its answer with the reason, or the end of a round. */
export type Practice =
  | { readonly phase: 'ready' }
  | ({ readonly phase: 'asked' } & Round)
  | ({ readonly phase: 'answered' } & Round)
  | ({ readonly phase: 'finished' } & Round);

/** A visitor's action. The seed, any integer, decides the order of strips and answers; the caller provides it. */
export type PracticeEvent =
  | { readonly type: 'start'; readonly seed: number }
  | { readonly type: 'answer'; readonly choice: string }
  | { readonly type: 'continue' }
  | { readonly type: 'restart'; readonly seed: number }
  | { readonly type: 'leave' };

/** The state before the first click. */
export const practiceReady: Practice = { phase: 'ready' };

/** The next state; the same object if the event does not apply, such as an answer that is not offered. */
export function practiceReducer(
  state: Practice,
  event: PracticeEvent,
  cards: readonly PracticeCard[],
): Practice {
  switch (event.type) {
    case 'start':
      return state.phase === 'ready' ? newRound(cards, event.seed, state) : state;
    case 'restart':
      return state.phase === 'ready' ? state : newRound(cards, event.seed, state);
    case 'answer': {
      if (state.phase !== 'asked') return state;
      const isOffered = questionOf(state)?.choices.includes(event.choice) === true;
      return isOffered ? { ...state, phase: 'answered', answers: [...state.answers, event.choice] } : state;
    }
    case 'continue':
      if (state.phase !== 'answered') return state;
      return { ...state, phase: state.answers.length < state.questions.length ? 'asked' : 'finished' };
    case 'leave':
      return state.phase === 'ready' ? state : practiceReady;
  }
}

function newRound(cards: readonly PracticeCard[], seed: number, state: Practice): Practice {
  if (cards.length === 0) return state;
  const chance = chanceFrom(seed);
  const questions = shuffled(cards, chance).map(({ id, others }) => ({
    id,
    choices: shuffled([id, ...others], chance),
  }));
  return { phase: 'asked', questions, answers: [] };
}

/** The index of the current strip, from 0. */
export function questionIndex(state: Extract<Practice, Round>): number {
  return state.phase === 'asked' ? state.answers.length : state.answers.length - 1;
}

/** The current strip; none once the round is over. */
export function questionOf(state: Extract<Practice, Round>): PracticeQuestion | undefined {
  return state.phase === 'finished' ? undefined : state.questions[questionIndex(state)];
}

/** The mistakes, in the order of the round: the rhythm, and the wrong answer. */
export function mistakesOf(
  state: Extract<Practice, Round>,
): readonly { readonly id: string; readonly chosen: string }[] {
  return state.answers.flatMap((chosen, index) => {
    const id = state.questions[index]?.id;
    return id === undefined || id === chosen ? [] : [{ id, chosen }];
  });
}

/** The number of right answers so far. */
export function scoreOf(state: Extract<Practice, Round>): number {
  return state.answers.length - mistakesOf(state).length;
}
