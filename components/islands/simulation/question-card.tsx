'use client';

import { type Dispatch, useId } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { fillIn } from '@/lib/fill-in';
import { type SimulationEvent, type SimulationState, stepIndex } from '@/lib/simulation';
import type { SimulationTexts } from './texts';

type QuestionState = Extract<SimulationState, { phase: 'question' | 'answered' }>;
type QuestionCardProps = { state: QuestionState; dispatch: Dispatch<SimulationEvent>; texts: SimulationTexts['question'] };

/** One step: what you see, four options, and after the answer the reason. */
export function QuestionCard({ state, dispatch, texts }: QuestionCardProps) {
  const id = useId();
  const index = stepIndex(state);
  const step = state.scenario.steps[index];
  if (step === undefined) return null;
  const chosen = state.phase === 'answered' ? state.answers[index] : undefined;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-soft">{state.scenario.title}</p>
        <button type="button" className={quietStyle} onClick={() => dispatch({ type: 'leave' })}>{texts.leave}</button>
      </div>
      <Progress step={index} steps={state.scenario.steps.length} words={fillIn(texts.progress, { step: index + 1, steps: state.scenario.steps.length })} />
      <div className="mt-7 grid gap-x-14 gap-y-7 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <span aria-hidden="true" className="hidden size-20 place-items-center rounded-full bg-mint text-figure lg:grid">{step.visual}</span>
          <h3 id={`${id}-title`} data-card-heading="" tabIndex={-1} className="text-title outline-none lg:mt-5">{step.title}</h3>
          <p id={`${id}-text`} className="mt-3 text-lg">{step.description}</p>
        </div>
        <div role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} className="grid content-start gap-3 lg:col-span-7">
          {step.options.map((option, number) => (
            <Option
              key={option}
              text={option}
              letter={'ABCD'.charAt(number)}
              mark={markOf(number, chosen, step.correctOption)}
              isLocked={chosen !== undefined}
              texts={texts}
              onChoose={() => dispatch({ type: 'answer', option: number })}
            />
          ))}
        </div>
      </div>
      <div className="mt-7 grid min-h-28 content-start gap-x-14 gap-y-4 border-t border-line pt-5 lg:grid-cols-12">
        <p role="status" className="lg:col-span-7">
          {chosen === undefined ? null : (
            <>
              <strong className="font-semibold">
                {chosen === step.correctOption ? texts.right : fillIn(texts.wrong, { answer: step.options[step.correctOption] })}
              </strong>
              <span className="mt-1 block text-ink-soft">{step.feedback}</span>
            </>
          )}
        </p>
        {state.phase === 'answered' ? (
          <div className="flex flex-wrap items-center gap-4 lg:col-span-5 lg:justify-end">
            <button
              type="button"
              aria-pressed={state.isHeld}
              className={buttonStyle('outline', 'md', 'aria-pressed:border-green aria-pressed:bg-mint')}
              onClick={() => dispatch({ type: 'hold' })}
            >
              {state.isHeld ? <Icon name="check" size={18} /> : null}
              {texts.hold}
            </button>
            <button type="button" className={buttonStyle('solid', 'md', 'relative overflow-hidden')} onClick={() => dispatch({ type: 'next' })}>
              {texts.next}<Icon name="forward" size={18} />
              {state.isHeld ? null : <span aria-hidden="true" className="feedback-timer absolute inset-x-0 bottom-0 h-1 bg-on-solid" />}
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}

const quietStyle = 'inline-flex min-h-11 items-center text-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2';

function Progress({ step, steps, words }: { step: number; steps: number; words: string }) {
  return (
    <p className="mt-1 text-sm font-semibold">
      {words}
      <span aria-hidden="true" className="mt-2 flex gap-1.5">
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} className={`h-1.5 flex-1 rounded-full ${index <= step ? 'bg-green' : 'bg-line'}`} />
        ))}
      </span>
    </p>
  );
}

type Mark = 'open' | 'right' | 'wrong' | 'other';

function markOf(option: number, chosen: number | undefined, correct: number): Mark {
  if (chosen === undefined) return 'open';
  if (option === correct) return 'right';
  return option === chosen ? 'wrong' : 'other';
}

const optionStyles: Record<Mark, string> = {
  open: 'border-control hover:border-green hover:bg-mint',
  right: 'border-green bg-mint outline-1 outline-green',
  wrong: 'border-flare-deep outline-1 outline-flare-deep',
  other: 'border-line text-ink-soft',
};

type OptionProps = {
  text: string; letter: string; mark: Mark; isLocked: boolean; texts: SimulationTexts['question']; onChoose: () => void;
};

/** Stays focusable when locked, so that the focus is not lost while the feedback stands. */
function Option({ text, letter, mark, isLocked, texts, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      {...(isLocked ? { 'aria-disabled': true } : {})}
      onClick={onChoose}
      className={`flex min-h-14 w-full items-center gap-4 rounded-button border px-4 py-3 text-left font-medium ${isLocked ? 'cursor-default' : ''} ${optionStyles[mark]}`}
    >
      <span aria-hidden="true" className="w-5 shrink-0 font-display font-bold text-green">
        {mark === 'right' ? <Icon name="check" /> : mark === 'wrong' ? <Icon name="close" className="text-flare-deep" /> : letter}
      </span>
      <span className="min-w-0">
        {text}
        {mark === 'right' ? <VisuallyHidden>, {texts.rightAnswer}</VisuallyHidden> : null}
        {mark === 'wrong' ? <VisuallyHidden>, {texts.yourAnswer}</VisuallyHidden> : null}
      </span>
    </button>
  );
}
