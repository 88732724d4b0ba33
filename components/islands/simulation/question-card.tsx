'use client';

import { type Dispatch, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type AnswerMark, answerStyles, markOf } from '@/components/islands/shared/answer-mark';
import { buttonStyle } from '@/components/ui/button-style';
import { LineIcon } from '@/components/ui/line-icon';
import { arrowRight, check, cross } from '@/components/ui/line-shapes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { simulationGame } from '@/content/simulation/simulation';
import type { SmallPicture } from '@/lib/site/pictures';
import { interpolate } from '@/lib/text/interpolate';
import {
  type ScenarioStep,
  type SimulationEvent,
  type SimulationState,
  sourceText,
  stepIndex,
} from '@/lib/simulation/simulation';
import { canDraw } from './can-draw';

type QuestionCardProps = {
  /** Prefix for the ids of title and text. */
  id: string;
  state: Extract<SimulationState, { phase: 'question' | 'answered' }>;
  dispatch: Dispatch<SimulationEvent>;
  labels: (typeof simulationGame)['question'];
  scene: SmallPicture | null;
};

/**
 * One step: what you see, four options, and after the answer the reason. On a small screen the options that are
 * neither chosen nor right then collapse, so that answer, reason and Next fit together.
 */
export function QuestionCard({ id, state, dispatch, labels, scene }: QuestionCardProps) {
  const feedback = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.phase === 'answered') feedback.current?.scrollIntoView({ block: 'nearest' });
  }, [state.phase]);
  const index = stepIndex(state);
  const { steps } = state.scenario;
  const step = steps[index];
  if (step === undefined) return null;
  const chosen = state.phase === 'answered' ? state.answers[index] : undefined;

  return (
    <>
      <div className="flex items-center justify-between gap-x-6 @max-[15rem]:flex-wrap">
        <p className="min-w-0 text-sm text-ink-soft">{state.scenario.title}</p>
        <button
          type="button"
          className={`shrink-0 @max-[15rem]:shrink ${quietStyle}`}
          onClick={() => dispatch({ type: 'leave' })}
        >
          {labels.leave}
        </button>
      </div>
      <p className="text-sm font-semibold roomy:mt-1">
        {interpolate(labels.progress, { step: index + 1, steps: steps.length })}
        <span aria-hidden="true" className="mt-1 flex gap-1.5 roomy:mt-2">
          {steps.map(({ id }, place) => (
            <span
              key={id}
              className={`h-1.5 flex-1 rounded-full ${place <= index ? 'bg-green' : 'bg-line'}`}
            />
          ))}
        </span>
      </p>
      <div className="my-3 grid gap-x-14 gap-y-3 roomy:mt-7 roomy:mb-0 roomy:gap-y-7 lg:grid-cols-12">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 @max-[15rem]:block lg:col-span-5 lg:block">
          <Scene emoji={step.visual} picture={scene} />
          <h3
            id={`${id}-title`}
            data-card-heading=""
            tabIndex={-1}
            className="text-title-sm outline-none roomy:text-title lg:mt-5"
          >
            {step.title}
          </h3>
          <p id={`${id}-text`} className="col-span-2 mt-2 text-base leading-snug roomy:mt-3 roomy:text-lg">
            {index === 0 ? (
              <strong className="font-semibold roomy:mb-2 roomy:block">{state.scenario.description} </strong>
            ) : null}
            {step.description}
          </p>
        </div>
        <div
          role="group"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          className="grid content-start gap-2 roomy:gap-3 lg:col-span-7"
        >
          {step.options.map((option, number) => (
            <Option
              key={option}
              text={option}
              letter={'ABCD'.charAt(number)}
              mark={markOf(number, chosen, step.correctOption)}
              labels={labels}
              onChoose={() => dispatch({ type: 'answer', option: number })}
            />
          ))}
        </div>
      </div>
      <div
        ref={feedback}
        className={`grid gap-x-14 gap-y-3 border-line pt-3 roomy:mt-7 roomy:min-h-28 roomy:gap-y-4 roomy:border-t roomy:pt-5 lg:grid-cols-12 lg:roomy:min-h-36 ${state.phase === 'answered' ? 'grow content-between -scroll-mb-5 border-t roomy:content-start' : 'content-start'}`}
      >
        <p role="status" className="text-sm roomy:text-base lg:col-span-7">
          {chosen === undefined ? null : <Reason step={step} chosen={chosen} labels={labels} />}
        </p>
        {state.phase === 'answered' ? (
          <div className="one-column grid grid-cols-2 gap-3 roomy:flex roomy:flex-wrap roomy:items-center roomy:gap-4 lg:col-span-5 lg:justify-end">
            <button
              type="button"
              aria-pressed={state.isHeld}
              className={buttonStyle('outline', 'md', 'aria-pressed:border-green aria-pressed:bg-mint')}
              onClick={() => dispatch({ type: 'hold' })}
            >
              {state.isHeld ? <LineIcon shape={check} size={18} /> : null}
              {labels.hold}
            </button>
            <button
              type="button"
              className={buttonStyle('solid', 'md', 'relative overflow-hidden')}
              onClick={() => dispatch({ type: 'continue' })}
            >
              {labels.next}
              <LineIcon shape={arrowRight} size={18} />
              {state.isHeld ? null : (
                <span
                  aria-hidden="true"
                  className="feedback-timer absolute inset-x-0 bottom-0 h-1 bg-on-solid"
                />
              )}
            </button>
          </div>
        ) : (
          <LastReason state={state} labels={labels} />
        )}
      </div>
    </>
  );
}

/** The scenario's picture, and the step's emoji if the device can draw it. */
function Scene({ emoji, picture }: { emoji: string; picture: SmallPicture | null }) {
  // The emoji check takes 50 ms on a slow phone, so the question is painted first.
  const drawn = useDeferredValue(emoji, '');
  const isDrawn = useMemo(() => drawn !== '' && canDraw(drawn), [drawn]);
  const [lost, setLost] = useState('');
  return (
    <div aria-hidden="true" className="relative w-20 lg:w-full lg:max-w-64">
      {/* Its background keeps the space while the file loads, and in its place if it never does. */}
      {picture === null ? null : picture.webp === lost ? (
        <div className={`aspect-4/3 rounded-field ${picture.style}`} />
      ) : (
        <picture>
          <source type="image/avif" srcSet={picture.avif} />
          <img
            src={picture.webp}
            alt=""
            width={4}
            height={3}
            decoding="async"
            onError={() => setLost(picture.webp)}
            className={`block h-auto w-full rounded-field ${picture.style}`}
          />
        </picture>
      )}
      {isDrawn ? (
        <span className="absolute -right-2 -bottom-1 grid size-9 place-items-center rounded-full bg-mint text-lg lg:right-2 lg:bottom-2 lg:size-16 lg:text-title">
          {drawn}
        </span>
      ) : null}
    </div>
  );
}

type ReasonProps = Pick<QuestionCardProps, 'labels'> & { step: ScenarioStep; chosen: number };

function Reason({ step, chosen, labels }: ReasonProps) {
  return (
    <>
      <strong className="font-semibold">
        {chosen === step.correctOption
          ? labels.right
          : interpolate(labels.wrong, { answer: step.options[step.correctOption] })}
      </strong>
      <span className="mt-1 block text-ink-soft">{step.feedback}</span>
      <span className="mt-1 block text-xs text-ink-soft roomy:text-sm">
        {interpolate(labels.source, { source: sourceText(step) })}
      </span>
    </>
  );
}

/** The answer to the previous step, collapsed, so that a question that appears on a timer hides nothing. */
function LastReason({ state, labels }: Pick<QuestionCardProps, 'state' | 'labels'>) {
  const index = state.answers.length - 1;
  const step = state.scenario.steps[index];
  const chosen = state.answers[index];
  if (step === undefined || chosen === undefined) return null;
  return (
    <details className="text-sm roomy:text-base lg:col-span-12">
      <summary className="inline-flex min-h-11 list-none items-center text-sm font-semibold text-ink-soft underline decoration-1 underline-offset-4">
        {interpolate(labels.last, {
          step: index + 1,
          verdict: chosen === step.correctOption ? labels.lastRight : labels.lastWrong,
        })}
      </summary>
      <p>
        <Reason step={step} chosen={chosen} labels={labels} />
      </p>
    </details>
  );
}

const quietStyle =
  'inline-flex min-h-11 items-center text-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2';

type OptionProps = Pick<QuestionCardProps, 'labels'> & {
  text: string;
  letter: string;
  mark: AnswerMark;
  onChoose: () => void;
};

/** Stays focusable when locked, so that focus isn't lost while the feedback shows. */
function Option({ text, letter, mark, labels, onChoose }: OptionProps) {
  const isLocked = mark !== 'open';
  return (
    <button
      type="button"
      {...(isLocked ? { 'aria-disabled': true } : {})}
      onClick={onChoose}
      className={`min-h-12 w-full items-center gap-3 rounded-button border px-3 py-2 text-left text-sm font-medium roomy:min-h-14 roomy:gap-4 roomy:px-4 roomy:py-3 roomy:text-base ${mark === 'other' ? 'hidden roomy:flex' : 'flex'} ${isLocked ? 'cursor-default' : ''} ${answerStyles[mark]}`}
    >
      <span aria-hidden="true" className="w-5 shrink-0 font-display font-bold text-green">
        {mark === 'right' ? (
          <LineIcon shape={check} />
        ) : mark === 'wrong' ? (
          <LineIcon shape={cross} className="text-flare-deep" />
        ) : (
          letter
        )}
      </span>
      <span className="min-w-0">
        {text}
        {mark === 'right' ? <VisuallyHidden>, {labels.rightAnswer}</VisuallyHidden> : null}
        {mark === 'wrong' ? <VisuallyHidden>, {labels.yourAnswer}</VisuallyHidden> : null}
      </span>
    </button>
  );
}
