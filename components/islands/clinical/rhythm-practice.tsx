'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnswerMark, answerStyles, markOf } from '@/components/islands/shared/answer-mark';
import type { IslandName } from '@/components/islands/shared/island-name';
import { buttonStyle } from '@/components/ui/button-style';
import { Disclosure } from '@/components/ui/disclosure';
import { LineIcon } from '@/components/ui/line-icon';
import { arrowRight, check, chevronDown, cross } from '@/components/ui/line-shapes';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { practiceLabels } from '@/content/clinical/rhythms';
import {
  mistakesOf,
  type Practice,
  type PracticeCard,
  type PracticeEvent,
  practiceReady,
  practiceReducer,
  questionIndex,
  questionOf,
  scoreOf,
} from '@/lib/clinical/rhythms/practice';
import { interpolate } from '@/lib/text/interpolate';

/** A strip with its answer. */
type PracticeStrip = PracticeCard & { readonly name: string; readonly reason: string };

type RhythmPracticeProps = IslandName & {
  strips: readonly PracticeStrip[];
  labels: typeof practiceLabels;
  /** Seeds the order of strips and answers; called for each round. */
  newSeed?: () => number;
  /** Drawings by strip id. They are part of the page's markup, so the island doesn't bundle them. */
  slots: Readonly<Record<string, ReactNode>>;
};

const chanceSeed = () => Math.floor(Math.random() * 2 ** 32);

/**
 * Shows one strip at a time with four answers, then the reason and the score. Nothing advances automatically; each
 * click moves focus along.
 */
export function RhythmPractice({ name, strips, labels, newSeed = chanceSeed, slots }: RhythmPracticeProps) {
  const [state, setState] = useState<Practice>(practiceReady);
  const root = useRef<HTMLDivElement>(null);
  // The state after a click, until it is rendered: a second queued click can be replayed before that.
  const clicked = useRef<Practice | null>(null);

  useEffect(() => {
    if (clicked.current !== state) return;
    clicked.current = null;
    root.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [state]);

  const dispatch = (event: PracticeEvent) => {
    const next = practiceReducer(state, event, strips);
    if (next === state) return;
    clicked.current = next;
    setState(next);
  };

  const shared = { strips, labels, slots, dispatch };
  return (
    <div ref={root}>
      {state.phase === 'ready' ? (
        <>
          <NeedsScripts className="print:hidden">
            <button
              type="button"
              data-focus=""
              className={buttonStyle('solid', 'lg')}
              onClick={() => dispatch({ type: 'start', seed: newSeed() })}
            >
              {labels.start}
            </button>
          </NeedsScripts>
          <StripList {...shared} />
        </>
      ) : (
        <div className="rounded-card border-2 border-ink px-gutter py-5 sm:p-8">
          {state.phase === 'finished' ? (
            <Score {...shared} state={state} restart={() => dispatch({ type: 'restart', seed: newSeed() })} />
          ) : (
            <Question {...shared} id={`${name}-question`} state={state} />
          )}
        </div>
      )}
    </div>
  );
}

type ViewProps = Pick<RhythmPracticeProps, 'strips' | 'labels' | 'slots'> & {
  dispatch: (event: PracticeEvent) => void;
};

/** All strips with their answers collapsed: the whole practice for visitors without scripts. */
function StripList({ strips, labels, slots }: ViewProps) {
  return (
    <details className="group/list mt-4">
      <summary className="flex min-h-12 list-none items-center gap-3 font-semibold">
        {labels.list}
        <LineIcon
          shape={chevronDown}
          className="text-green transition-transform duration-200 group-open/list:rotate-180 print:hidden"
        />
      </summary>
      <ol className="mt-2">
        {strips.map((strip, index) => (
          <li key={strip.id} className="pt-4 print:break-inside-avoid">
            {slots[strip.id]}
            <Disclosure summary={interpolate(labels.answer, { number: index + 1 })}>
              <p>
                <strong className="text-ink">{strip.name}.</strong> {strip.reason}
              </p>
            </Disclosure>
          </li>
        ))}
      </ol>
    </details>
  );
}

type QuestionProps = ViewProps & { id: string; state: Extract<Practice, { phase: 'asked' | 'answered' }> };

function Question({ id, state, strips, labels, slots, dispatch }: QuestionProps) {
  const question = questionOf(state);
  const strip = strips.find((candidate) => candidate.id === question?.id);
  if (question === undefined || strip === undefined) return null;
  const index = questionIndex(state);
  const chosen = state.phase === 'answered' ? state.answers[index] : undefined;
  const isLast = index === state.questions.length - 1;
  const progress = interpolate(labels.progress, { number: index + 1, count: state.questions.length });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm font-semibold text-ink-soft">{progress}</p>
        <button
          type="button"
          className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          onClick={() => dispatch({ type: 'leave' })}
        >
          {labels.leave}
        </button>
      </div>
      <h3
        id={id}
        tabIndex={-1}
        {...(chosen === undefined ? { 'data-focus': '' } : {})}
        className="mt-1 mb-4 text-title outline-none"
      >
        {labels.question}
        <VisuallyHidden>{`. ${progress}.`}</VisuallyHidden>
      </h3>
      {slots[strip.id]}
      <div role="group" aria-labelledby={id} className="mt-4 grid gap-3 sm:grid-cols-2">
        {question.choices.map((choice) => (
          <Choice
            key={choice}
            name={nameOf(strips, choice)}
            mark={markOf(choice, chosen, question.id)}
            labels={labels}
            choose={() => dispatch({ type: 'answer', choice })}
          />
        ))}
      </div>
      {/* As tall as the longest reason, so that the page below doesn't move. */}
      <div className="mt-5 min-h-64 sm:min-h-36">
        {chosen === undefined ? null : (
          <>
            <p tabIndex={-1} data-focus="" className="max-w-measure outline-none">
              <strong>
                {interpolate(chosen === question.id ? labels.right : labels.wrong, { answer: strip.name })}
              </strong>{' '}
              {strip.reason}
            </p>
            <button
              type="button"
              className={buttonStyle('solid', 'md', 'mt-4')}
              onClick={() => dispatch({ type: 'continue' })}
            >
              {isLast ? labels.toScore : labels.next}
              <LineIcon shape={arrowRight} size={18} />
            </button>
          </>
        )}
      </div>
    </>
  );
}

function nameOf(strips: readonly PracticeStrip[], id: string): string {
  return strips.find((strip) => strip.id === id)?.name ?? id;
}

type ChoiceProps = { name: string; mark: AnswerMark; labels: typeof practiceLabels; choose: () => void };

/** An answer button. It stays after the answer, so that the visitor can compare the choices with the right one. */
function Choice({ name, mark, labels, choose }: ChoiceProps) {
  const isLocked = mark !== 'open';
  return (
    <button
      type="button"
      {...(isLocked ? { 'aria-disabled': true } : {})}
      onClick={choose}
      className={`flex min-h-14 items-center gap-3 rounded-button border px-4 py-2 text-left font-medium ${isLocked ? 'cursor-default' : ''} ${answerStyles[mark]}`}
    >
      <span className="min-w-0 flex-1">
        {name}
        {mark === 'right' ? <VisuallyHidden>, {labels.rightAnswer}</VisuallyHidden> : null}
        {mark === 'wrong' ? <VisuallyHidden>, {labels.yourAnswer}</VisuallyHidden> : null}
      </span>
      {/* Reserves the space up front: otherwise the mark could wrap the name onto another line. */}
      <span className="w-6 shrink-0">
        {mark === 'right' ? <LineIcon shape={check} className="text-green" /> : null}
        {mark === 'wrong' ? <LineIcon shape={cross} className="text-flare-deep" /> : null}
      </span>
    </button>
  );
}

type ScoreProps = ViewProps & { state: Extract<Practice, { phase: 'finished' }>; restart: () => void };

function Score({ state, strips, labels, slots, dispatch, restart }: ScoreProps) {
  const mistakes = mistakesOf(state);
  return (
    <>
      <h3 tabIndex={-1} data-focus="" className="text-title outline-none">
        {interpolate(labels.score, { score: scoreOf(state), count: state.questions.length })}
      </h3>
      <p className="mt-3 flex flex-wrap gap-4">
        <button type="button" className={buttonStyle('solid')} onClick={restart}>
          {labels.restart}
        </button>
        <button type="button" className={buttonStyle('outline')} onClick={() => dispatch({ type: 'leave' })}>
          {labels.leave}
        </button>
      </p>
      {mistakes.length === 0 ? (
        <p className="mt-5">{labels.allRight}</p>
      ) : (
        <>
          <h4 className="mt-6 text-title-sm">{labels.review}</h4>
          <ol className="divide-y divide-line">
            {mistakes.map(({ id, chosen }) => {
              const strip = strips.find((candidate) => candidate.id === id);
              return strip === undefined ? null : (
                <li key={id} className="py-5">
                  {slots[strip.id]}
                  <p className="mt-2 max-w-measure">
                    <strong>{strip.name}.</strong> {strip.reason}{' '}
                    <span className="text-ink-soft">
                      {interpolate(labels.youSaid, { answer: nameOf(strips, chosen) })}
                    </span>
                  </p>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </>
  );
}
