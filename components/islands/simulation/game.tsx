'use client';

import { type Dispatch, type MouseEvent, useEffect, useRef } from 'react';
import type { simulationGame } from '@/content/simulation/simulation';
import { feedbackDelay, type SimulationEvent, type SimulationState } from '@/lib/simulation/simulation';
import type { SmallPicture } from '@/lib/site/pictures';
import { CompressionCard } from './compression-card';
import { QuestionCard } from './question-card';
import { ResultCard } from './result-card';

/** In milliseconds, from finger down to finger up. */
const longestTap = 700;

type GameProps = {
  /** Prefix for the ids of elements. */
  id: string;
  state: Exclude<SimulationState, { phase: 'idle' }>;
  dispatch: Dispatch<SimulationEvent>;
  labels: typeof simulationGame;
  scene: SmallPicture | null;
  certifyHref: string;
};

/** A running round: renders the state, owns the only timer, and moves focus to each new heading. */
export function Game({ id, state, dispatch, labels, scene, certifyHref }: GameProps) {
  const card = useRef<HTMLDivElement>(null);
  const isWaiting = state.phase === 'answered' && !state.isHeld;
  const isDone = state.phase === 'result';
  const cardKey =
    state.phase === 'answered'
      ? `question-${state.answers.length - 1}`
      : `${state.phase}-${state.answers.length}`;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => dispatch({ type: 'expire' }), feedbackDelay);
    return () => clearTimeout(timer);
  }, [isWaiting, dispatch]);

  useEffect(() => {
    const heading = card.current?.querySelector<HTMLElement>('[data-card-heading]');
    heading?.focus({ preventScroll: true });
    // Start scrolls the card fully into view, since it fits the screen, and it stays there from then on.
    const { top = 0, bottom = 0 } = card.current?.getBoundingClientRect() ?? {};
    const isCut = cardKey === firstCard && (top < topBar() || bottom > window.innerHeight);
    if (heading != null && (isCut || !isInView(heading))) card.current?.scrollIntoView();
  }, [cardKey, state.scenario]);

  useEffect(() => {
    if (!isDone) return;
    // A push counts when the finger comes down. The mouse event at the end of the tap would move focus away again.
    const tap = new AbortController();
    const keep = (event: Event) => event.preventDefault();
    document.addEventListener('mousedown', keep, { capture: true, once: true, signal: tap.signal });
    const timer = setTimeout(() => tap.abort(), longestTap);
    return () => {
      clearTimeout(timer);
      tap.abort();
    };
  }, [isDone]);

  const holdByTap = ({ target }: MouseEvent) => {
    const control = target instanceof Element ? target.closest('button, summary, a') : null;
    // A locked option no longer does anything else.
    if (isWaiting && (control === null || control.getAttribute('aria-disabled') === 'true'))
      dispatch({ type: 'hold' });
  };

  return (
    <div
      ref={card}
      onClick={holdByTap}
      className="flex min-h-[calc(100svh-5rem)] -scroll-mt-9 flex-col rounded-card bg-surface p-4 shadow-low [overflow-anchor:none] roomy:block roomy:min-h-[34rem] roomy:p-10"
    >
      {state.phase === 'question' || state.phase === 'answered' ? (
        <QuestionCard
          key={cardKey}
          id={id}
          state={state}
          dispatch={dispatch}
          labels={labels.question}
          scene={scene}
        />
      ) : null}
      {state.phase === 'compressions' ? (
        <CompressionCard state={state} dispatch={dispatch} labels={labels.compressions} />
      ) : null}
      {state.phase === 'result' ? (
        <ResultCard
          scoreId={`${id}-score`}
          state={state}
          dispatch={dispatch}
          labels={labels.result}
          certifyHref={certifyHref}
        />
      ) : null}
    </div>
  );
}

/** The key of the card that Start leads to. */
const firstCard = 'question-0';

/** The bottom edge of the sticky bar at the top of the window, in pixels; 0 if it has scrolled away. */
function topBar(): number {
  return Math.max(0, document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= topBar() && bottom <= window.innerHeight;
}
