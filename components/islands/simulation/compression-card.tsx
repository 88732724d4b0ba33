'use client';

import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { LineIcon } from '@/components/ui/line-icon';
import { heartPulse } from '@/components/ui/line-shapes';
import type { simulationGame } from '@/content/simulation/simulation';
import { adviceFor, fastestRate, liveRate, speakEvery } from '@/lib/simulation/compression-rate';
import { interpolate } from '@/lib/text/interpolate';
import { compressionTarget, type SimulationEvent, type SimulationState } from '@/lib/simulation/simulation';
import { RateGauge } from './rate-gauge';
import { adviceInOrder } from './advice-in-order';
import { useMetronome } from './use-metronome';

type CompressionCardProps = {
  state: Extract<SimulationState, { phase: 'compressions' }>;
  dispatch: Dispatch<SimulationEvent>;
  labels: (typeof simulationGame)['compressions'];
};

type Sound = 'off' | 'on' | 'failed';

/** The compression trainer: button or space bar, live rate, optional metronome. It never claims to measure depth. */
export function CompressionCard({ state, dispatch, labels }: CompressionCardProps) {
  const [sound, setSound] = useState<Sound>('off');
  const metronome = useMetronome(sound === 'on', () => setSound('failed'));

  const { presses } = state;
  const rate = liveRate(presses);
  const spokenRate = liveRate(presses.slice(0, presses.length - (presses.length % speakEvery)));
  const spoken =
    spokenRate === null
      ? ''
      : spokenRate > fastestRate
        ? labels.advice.uncountable
        : interpolate(labels.spoken, { advice: labels.advice[adviceFor(spokenRate)], rate: spokenRate });
  const advice = adviceInOrder(labels.advices, state.scenario.victim);
  const press = (at: number, isRepeat = false) => {
    metronome.resume();
    dispatch({ type: 'press', at, isRepeat });
  };
  const switchSound = () => {
    if (sound === 'on' && !metronome.isHeard) metronome.resume();
    else setSound(sound === 'on' ? 'off' : 'on');
  };

  return (
    <div
      className="flex grow flex-col gap-x-14 gap-y-3 sideways:flex-row sideways:items-center roomy:gap-y-8 lg:grid lg:grid-cols-12 lg:items-center"
      onKeyDown={(event) => pressBySpace(event, press)}
      onKeyUp={keepSpaceFromClicking}
    >
      <div className="sideways:flex-1 lg:col-span-6">
        <h3 data-card-heading="" tabIndex={-1} className="text-title outline-none">
          {labels.title}
        </h3>
        <p className="mt-1 roomy:mt-3 roomy:text-lg">{labels.text}</p>
        <p className="mt-3 hidden text-ink-soft roomy:block">{advice}</p>
        <div className="mt-2 flex items-baseline gap-4 roomy:mt-8">
          <p className="font-display text-figure font-bold figures roomy:text-display">
            {rate === null || rate > fastestRate ? '–' : rate}
          </p>
          <p>
            <span className="block font-semibold">
              {rate === null ? labels.noRate : labels.advice[adviceFor(rate)]}
            </span>
            <span className="text-sm text-ink-soft">{labels.rateUnit}</span>
          </p>
        </div>
        <RateGauge rate={rate} bandLabel={labels.band} />
        <p role="status" className="sr-only">
          {spoken}
        </p>
        <button
          type="button"
          className={buttonStyle('outline', 'sm', 'mt-3 roomy:mt-6')}
          onClick={switchSound}
        >
          <LineIcon shape={heartPulse} size={18} />
          {metronome.isHeard ? labels.metronomeOff : labels.metronomeOn}
        </button>
        <p role="status" className="text-sm roomy:mt-2">
          {sound === 'failed' ? labels.metronomeFailed : ''}
        </p>
      </div>
      <div className="mt-auto flex flex-col items-center gap-3 sideways:my-auto sideways:w-52 roomy:gap-6 lg:col-span-6 lg:mt-0">
        <PushButton
          label={labels.button}
          count={interpolate(labels.count, { count: presses.length, target: compressionTarget })}
          done={presses.length}
          beatKey={sound}
          onPress={press}
        />
        <p className="text-center text-xs text-ink-soft roomy:max-w-xs roomy:text-sm">{labels.limits}</p>
        <details className="text-sm roomy:hidden">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-ink-soft underline decoration-1 underline-offset-4">
            {labels.howDeep}
          </summary>
          <p className="text-ink-soft">{advice}</p>
        </details>
      </div>
    </div>
  );
}

type PushButtonProps = {
  label: string;
  count: string;
  done: number;
  beatKey: string;
  onPress: (at: number) => void;
};

/**
 * Counts on pointerdown, not on click, because that is when the rhythm happens. A click without a pointerdown comes
 * from assistive technology and counts as well, also after a pointer slid off, which ends without a click. The card
 * handles the space bar.
 */
function PushButton({ label, count, done, beatKey, onPress }: PushButtonProps) {
  /** True from a counted pointerdown to its click. */
  const isTouchCounted = useRef(false);
  const forgetTouch = () => {
    isTouchCounted.current = false;
  };
  const forgetBeside = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) forgetTouch();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    isTouchCounted.current = true;
    onPress(event.timeStamp);
  };
  const onClick = (event: MouseEvent) => {
    if (isTouchCounted.current) forgetTouch();
    else onPress(event.timeStamp);
  };
  return (
    <button
      type="button"
      data-push=""
      onPointerDown={onPointerDown}
      onPointerUp={forgetBeside}
      onPointerLeave={forgetBeside}
      onPointerCancel={forgetTouch}
      onClick={onClick}
      className="button relative grid aspect-square w-full max-w-52 touch-manipulation place-content-center rounded-full bg-deep text-on-deep select-none active:scale-[0.97] motion-reduce:active:scale-100 sm:max-w-72 [@media(max-height:44rem)]:max-w-40"
    >
      <span
        key={beatKey}
        aria-hidden="true"
        className="metronome-pulse absolute inset-0 rounded-full border-6 border-flare"
      />
      <PushRing done={done} />
      <span className="font-display text-headline font-bold">{label}</span>
      <span className="mt-1 text-lg figures">{count}</span>
    </button>
  );
}

/** Ten ticks around the button, one for each push. */
function PushRing({ done }: { done: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className="absolute inset-0 size-full">
      {Array.from({ length: compressionTarget }, (_, index) => (
        <path
          key={index}
          d="M100 14 A86 86 0 0 1 143 25.5"
          transform={`rotate(${(index * 360) / compressionTarget} 100 100)`}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          className={
            index < done
              ? 'stroke-flare forced-colors:stroke-on-deep'
              : 'stroke-on-deep-line forced-colors:stroke-transparent'
          }
        />
      ))}
    </svg>
  );
}

/** The space bar pushes wherever focus is in the card, except on the metronome switch, which it toggles. */
function pressBySpace(event: KeyboardEvent, press: (at: number, isRepeat: boolean) => void): void {
  if (!isPushKey(event)) return;
  event.preventDefault();
  press(event.timeStamp, event.repeat);
}

/** Firefox clicks a focused button on keyup of the space bar, but that push is already counted. */
function keepSpaceFromClicking(event: KeyboardEvent): void {
  if (isPushKey(event)) event.preventDefault();
}

function isPushKey(event: KeyboardEvent): boolean {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const isOnPushButton = button?.hasAttribute('data-push') === true;
  return (
    (event.key === ' ' && (button === null || isOnPushButton)) || (event.key === 'Enter' && isOnPushButton)
  );
}
