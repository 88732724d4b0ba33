'use client';

import type { Dispatch } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { plainLinkStyle } from '@/components/ui/text-link';
import { LineIcon } from '@/components/ui/line-icon';
import { check, cross } from '@/components/ui/line-shapes';
import type { simulationGame } from '@/content/simulation/simulation';
import { countText, interpolate } from '@/lib/text/interpolate';
import { fastestRate, type Rhythm } from '@/lib/simulation/compression-rate';
import {
  resultOf,
  type ScenarioStep,
  type SimulationEvent,
  type SimulationState,
  sourceText,
} from '@/lib/simulation/simulation';
import { adviceInOrder } from './advice-in-order';

type ResultCardProps = {
  /** Id of the sentence with the score. */
  scoreId: string;
  state: Extract<SimulationState, { phase: 'result' }>;
  dispatch: Dispatch<SimulationEvent>;
  labels: (typeof simulationGame)['result'];
  certifyHref: string;
};

/** The result and the debrief: each step with the chosen answer, the right one, the reason and its source. */
export function ResultCard({ scoreId, state, dispatch, labels, certifyHref }: ResultCardProps) {
  const result = resultOf(state);
  const { score, outOf, percent } = result;
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <p className="text-sm text-ink-soft">{state.scenario.title}</p>
        <h3
          data-card-heading=""
          tabIndex={-1}
          aria-describedby={scoreId}
          className="mt-2 text-headline outline-none"
        >
          {labels.verdicts[result.verdict]}
        </h3>
        <p aria-hidden="true" className="mt-6 font-display text-display font-bold figures">
          {score}
          <span className="text-ink-soft"> / {outOf}</span>
        </p>
        <p id={scoreId} className="mt-3 text-lg">
          {interpolate(labels.score, { score, outOf, percent })}
        </p>
        <p className="mt-3">{rhythmText(result.rhythm, state.presses.length > 0, labels)}</p>
        <p className="mt-3 text-ink-soft">{adviceInOrder(labels.advices, state.scenario.victim)}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <button
            type="button"
            className={buttonStyle('solid')}
            onClick={() => dispatch({ type: 'restart', random: Math.random() })}
          >
            {labels.again}
          </button>
          <a href={certifyHref} className={buttonStyle('outline')}>
            {labels.certify}
          </a>
          <button type="button" className={plainLinkStyle} onClick={() => dispatch({ type: 'leave' })}>
            {labels.leave}
          </button>
        </div>
        <p className="mt-7 max-w-narrow">{labels.disclaimer}</p>
      </div>
      <div className="lg:col-span-7">
        <h4 className="text-title-sm">{labels.debrief}</h4>
        <ol className="mt-4 border-t border-control">
          {state.scenario.steps.map((step, index) => (
            <Debrief key={step.id} step={step} chosen={state.answers[index]} labels={labels} />
          ))}
        </ol>
        <p className="mt-4 text-sm text-ink-soft">{labels.sourceKey}</p>
      </div>
    </div>
  );
}

function Debrief({
  step,
  chosen,
  labels,
}: {
  step: ScenarioStep;
  chosen: number | undefined;
  labels: (typeof simulationGame)['result'];
}) {
  const isRight = chosen === step.correctOption;
  return (
    <li className="one-column grid grid-cols-[1.5rem_1fr] gap-x-4 border-b border-line py-4">
      <LineIcon
        shape={isRight ? check : cross}
        className={`mt-0.5 ${isRight ? 'text-green' : 'text-flare-deep'}`}
      />
      <div className="space-y-1">
        <h5 className="font-semibold">{step.title}</h5>
        <p>{interpolate(labels.yourAnswer, { answer: step.options[chosen ?? 0] ?? '' })}</p>
        {isRight ? null : (
          <p className="font-semibold">
            {interpolate(labels.rightAnswer, { answer: step.options[step.correctOption] })}
          </p>
        )}
        <p className="text-ink-soft">{step.feedback}</p>
        <p className="text-sm text-ink-soft">{interpolate(labels.source, { source: sourceText(step) })}</p>
      </div>
    </li>
  );
}

/** Only what was measured. */
function rhythmText(
  { rate, isGood, isUneven, tooSoon, tooLate }: Rhythm,
  hasPushed: boolean,
  labels: (typeof simulationGame)['result'],
): string {
  if (!hasPushed) return labels.rhythmSkipped;
  if (rate === null) return labels.rhythmNone;
  if (rate > fastestRate) return labels.rhythmUncountable;
  if (isGood) return interpolate(labels.rhythmEarned, { rate });
  if (!isUneven) return interpolate(labels.rhythmMissed, { rate });
  const flaw =
    tooSoon > 0 && tooLate > 0
      ? labels.uneven
      : tooSoon > 0
        ? countText(tooSoon, labels.tooSoon)
        : countText(tooLate, labels.tooLate);
  return interpolate(labels.rhythmUneven, { rate, flaw });
}
