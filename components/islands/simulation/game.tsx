'use client';

import { type Dispatch, useEffect, useRef } from 'react';
import { feedbackDelay, type SimulationEvent, type SimulationState } from '@/lib/simulation';
import { CompressionCard } from './compression-card';
import { QuestionCard } from './question-card';
import { ResultCard } from './result-card';
import type { SimulationTexts } from './texts';

type GameProps = {
  state: Exclude<SimulationState, { phase: 'idle' }>;
  dispatch: Dispatch<SimulationEvent>;
  texts: SimulationTexts;
  certifyHref: string;
};

/** A running round: draws the state, keeps the one timer, and moves the focus to each new heading. */
export function Game({ state, dispatch, texts, certifyHref }: GameProps) {
  const card = useRef<HTMLDivElement>(null);
  const isWaiting = state.phase === 'answered' && !state.isHeld;
  const cardKey = state.phase === 'answered' ? `question-${state.answers.length - 1}` : `${state.phase}-${state.answers.length}`;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => dispatch({ type: 'timeUp' }), feedbackDelay);
    return () => clearTimeout(timer);
  }, [isWaiting, dispatch]);

  useEffect(() => {
    card.current?.querySelector<HTMLElement>('[data-card-heading]')?.focus();
  }, [cardKey, state.scenario]);

  return (
    <div ref={card} className="min-h-[34rem] rounded-card bg-surface p-5 shadow-low sm:p-10">
      {state.phase === 'question' || state.phase === 'answered' ? (
        <QuestionCard key={cardKey} state={state} dispatch={dispatch} texts={texts.question} />
      ) : null}
      {state.phase === 'compressions' ? <CompressionCard state={state} dispatch={dispatch} texts={texts.compressions} /> : null}
      {state.phase === 'result' ? <ResultCard state={state} dispatch={dispatch} texts={texts.result} certifyHref={certifyHref} /> : null}
    </div>
  );
}
