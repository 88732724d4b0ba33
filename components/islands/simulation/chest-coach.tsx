'use client';

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import type { chestCoach } from '@/content/simulation/simulation';
import {
  coachAtRest,
  coachReducer,
  type CoachReport,
  coachReport,
  longestPause,
} from '@/lib/simulation/chest-coach';
import { metronomeRate, speakEvery } from '@/lib/simulation/compression-rate';
import { compressionTarget } from '@/lib/simulation/simulation';
import { interpolate } from '@/lib/text/interpolate';

type ChestCoachProps = IslandName & {
  labels: typeof chestCoach;
  /** Target of the link after a round. */
  learnHref: string;
};

/**
 * The chest under the student's hands as a button, and the instructor's speech bubble: ten pushes at 100 to 120 a
 * minute. It never claims to measure depth. Positions: hero.css.
 */
export function ChestCoach({ labels, learnHref }: ChestCoachProps) {
  const [state, dispatch] = useReducer(coachReducer, coachAtRest);
  const push = (at: number) => dispatch({ type: 'push', at });
  const { last } = state;
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => dispatch({ type: 'pause' }), longestPause);
    return () => clearTimeout(timer);
  }, [last]);

  const report = coachReport(state);
  const speech = speechOf(report, labels);
  const isSpoken = report.phase !== 'rest' && (report.phase !== 'going' || report.count % speakEvery === 0);
  return (
    <>
      <div className="hero-bubble">
        <p className="hero-speech font-display font-bold">{speech.title}</p>
        {report.phase === 'done' ? (
          // The link comes after the button in Tab order, at this position.
          <p aria-hidden="true" className="invisible font-semibold">
            {labels.learn}
          </p>
        ) : (
          <p className="text-ink-soft">{speech.text}</p>
        )}
      </div>
      <ChestButton
        label={labels.button}
        done={state.pushes.length}
        onPush={push}
        onUndo={() => dispatch({ type: 'undo' })}
      />
      {report.phase === 'done' ? (
        <a href={learnHref} className="hero-learn">
          {labels.learn}
        </a>
      ) : null}
      <p role="status" className="sr-only">
        {isSpoken ? `${speech.title} ${speech.text}` : ''}
      </p>
    </>
  );
}

function speechOf(
  report: CoachReport,
  labels: typeof chestCoach,
): { readonly title: string; readonly text: string } {
  const target = compressionTarget;
  switch (report.phase) {
    case 'rest':
      return {
        title: interpolate(labels.rest.title, { rate: metronomeRate }),
        text: interpolate(labels.rest.text, { target }),
      };
    case 'stopped':
      return {
        title: interpolate(labels.stopped.title, { count: report.count }),
        text: labels.stopped.text,
      };
    case 'going': {
      const { count, rate, advice } = report;
      const text = interpolate(labels.first.text, { count, target });
      if (advice === 'uncountable') return { title: labels.uncountable, text };
      if (rate === null || advice === 'unknown') return { title: labels.first.title, text };
      return {
        title: interpolate(labels.going.title, { rate }),
        text: interpolate(labels.going.text, { advice: labels.advice[advice], count, target }),
      };
    }
    case 'done': {
      const { rate, verdict } = report;
      const title =
        rate === null || verdict === 'uncountable'
          ? labels.done.uncountable
          : verdict === 'off'
            ? interpolate(labels.done.off, { rate, aim: metronomeRate })
            : interpolate(labels.done[verdict], { rate });
      return { title, text: '' };
    }
  }
}

/**
 * Counts when the pointer or the key goes down, because that is when the rhythm happens. The click that follows is the
 * same push; a click without either comes from assistive technology, and counts. The times of pushes from before
 * hydration are in `data-times` (components/site-script/islands.ts).
 */
function ChestButton({
  label,
  done,
  onPush,
  onUndo,
}: {
  label: string;
  done: number;
  onPush: (at: number) => void;
  onUndo: () => void;
}) {
  /** True between going down and the click of the same push. */
  const isCounted = useRef(false);
  const count = (at: number) => {
    isCounted.current = true;
    onPush(at);
  };
  /** Counts the earlier pushes; true if there were any. */
  const takeEarlier = ({ dataset }: HTMLElement) => {
    const times = dataset['times']?.match(/\S+/g) ?? [];
    dataset['times'] = '';
    for (const at of times) onPush(Number(at));
    return times.length > 0;
  };
  const onPointerDown = ({ button, currentTarget, timeStamp }: PointerEvent<HTMLElement>) => {
    takeEarlier(currentTarget);
    if (button === 0) count(timeStamp);
  };
  const onKeyDown = ({ key, repeat, currentTarget, timeStamp }: KeyboardEvent<HTMLElement>) => {
    if (key !== ' ' && key !== 'Enter') return;
    takeEarlier(currentTarget);
    if (repeat) isCounted.current = true;
    else count(timeStamp);
  };
  const onClick = ({ currentTarget, timeStamp }: MouseEvent<HTMLElement>) => {
    if (!takeEarlier(currentTarget) && !isCounted.current) onPush(timeStamp);
    isCounted.current = false;
  };
  // A finger or a mouse that slides off ends without a click.
  const onLeave = ({ buttons }: PointerEvent) => {
    if (buttons !== 0) isCounted.current = false;
  };
  const onPointerCancel = () => {
    isCounted.current = false;
    onUndo();
  };
  return (
    <button
      type="button"
      data-times=""
      suppressHydrationWarning
      className="hero-chest"
      onPointerDown={onPointerDown}
      onPointerCancel={onPointerCancel}
      onPointerLeave={onLeave}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={() => (isCounted.current = false)}
    >
      <span
        key={done === 0 ? 'rest' : 'going'}
        aria-hidden="true"
        className={`metronome-pulse absolute inset-0 rounded-full border-4 border-flare ${done === 0 ? 'hero-invitation' : ''} ${done === compressionTarget ? 'hidden' : ''}`}
      />
      <Ring done={done} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** One stroke per push, white until it is done, on a dark ring for contrast with the picture. */
function Ring({ done }: { done: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" fill="none" className="absolute inset-0 size-full">
      <circle
        cx="100"
        cy="100"
        r="92"
        strokeWidth="15"
        className="stroke-deep forced-colors:stroke-[Canvas]"
      />
      {Array.from({ length: compressionTarget }, (_, index) => (
        <path
          key={index}
          d="M105 8.14A92 92 0 0 1 149.9 22.7"
          transform={`rotate(${(index * 360) / compressionTarget} 100 100)`}
          strokeWidth="8"
          className={index < done ? 'stroke-flare forced-colors:stroke-[Highlight]' : 'stroke-on-deep'}
        />
      ))}
    </svg>
  );
}
