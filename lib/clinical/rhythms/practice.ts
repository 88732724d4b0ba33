import { chanceFrom, shuffled } from './chance';

/** One strip of the practice: its rhythm, and the wrong answers that are offered beside it. */
export type PracticeCard = { readonly id: string; readonly others: readonly string[] };

/** A strip as it is asked: the answers in the order in which they are offered, the right one (`id`) among them. */
export type PracticeQuestion = { readonly id: string; readonly choices: readonly string[] };

type Round = {
  readonly questions: readonly PracticeQuestion[];
  /** What was chosen, question by question, as far as the round has come. */
  readonly answers: readonly string[];
};

/** Where a visitor is: before the first strip, asked, told the reason, or at the end of a round. */
export type Practice =
  | { readonly phase: 'ready' }
  | ({ readonly phase: 'asked' } & Round)
  | ({ readonly phase: 'told' } & Round)
  | ({ readonly phase: 'finished' } & Round);

/** What a visitor does. The seed, any whole number, decides the order of strips and answers; it comes from outside. */
export type PracticeEvent =
  | { readonly type: 'start'; readonly seed: number }
  | { readonly type: 'answer'; readonly choice: string }
  | { readonly type: 'continue' }
  | { readonly type: 'restart'; readonly seed: number }
  | { readonly type: 'leave' };

/** Before the first press. */
export const practiceReady: Practice = { phase: 'ready' };

/** The practice after an event; the same object when the event does not apply, such as an answer that is not offered. */
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
      return isOffered ? { ...state, phase: 'told', answers: [...state.answers, event.choice] } : state;
    }
    case 'continue':
      if (state.phase !== 'told') return state;
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

/** The place of the strip that is shown, counted from 0. */
export function questionIndex(state: Extract<Practice, Round>): number {
  return state.phase === 'asked' ? state.answers.length : state.answers.length - 1;
}

/** The strip that is shown; none once the round is over. */
export function questionOf(state: Extract<Practice, Round>): PracticeQuestion | undefined {
  return state.phase === 'finished' ? undefined : state.questions[questionIndex(state)];
}

/** What went wrong, in the order of the round: which rhythm it was, and what was said instead. */
export function mistakesOf(
  state: Extract<Practice, Round>,
): readonly { readonly id: string; readonly chosen: string }[] {
  return state.answers.flatMap((chosen, index) => {
    const id = state.questions[index]?.id;
    return id === undefined || id === chosen ? [] : [{ id, chosen }];
  });
}

/** How many answers were right so far. */
export function scoreOf(state: Extract<Practice, Round>): number {
  return state.answers.length - mistakesOf(state).length;
}
