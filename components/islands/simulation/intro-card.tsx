'use client';

import { type Dispatch, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { LineIcon } from '@/components/ui/line-icon';
import { clock } from '@/components/ui/line-shapes';
import type { simulationGame } from '@/content/simulation/simulation';
import type { Scenario, SimulationEvent } from '@/lib/simulation/simulation';
import { currentQueryValue, useQueryValue, writeAddress } from '@/components/islands/shared/address';

type IntroCardProps = {
  scenarios: readonly Scenario[];
  labels: (typeof simulationGame)['intro'];
  /** What an emergency of the game looks like. */
  picture: ReactNode;
  dispatch: Dispatch<SimulationEvent>;
  /** The visitor returns from a round, so focus has to go somewhere. */
  isReturn: boolean;
};

const parameter = 'scenario';

/**
 * The first card: choose the emergency and the pace, then start. The chosen emergency is kept only in the address
 * (`?scenario=choking-emergency`), so that a reload or a shared link keeps it; unknown values are ignored.
 */
export function IntroCard({ scenarios, labels, picture, dispatch, isReturn }: IntroCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const scenarioIn = (query: string | null) => scenarios.find(({ id }) => id === query)?.id ?? '';
  const chosen = scenarioIn(useQueryValue(parameter));

  useEffect(() => {
    if (isReturn) heading.current?.focus();
  }, [isReturn]);

  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isHeld = new FormData(event.currentTarget).has('pace');
    // Queued clicks are replayed all at once, so a choice just before Start isn't rendered yet.
    const scenario = scenarioIn(currentQueryValue(parameter));
    dispatch(
      scenario === ''
        ? { type: 'start', random: Math.random(), isHeld }
        : { type: 'choose', scenario, isHeld },
    );
  };

  return (
    <form
      onSubmit={start}
      className="grid gap-x-14 gap-y-5 overflow-hidden rounded-card bg-surface p-5 shadow-low sm:gap-y-7 sm:p-10 lg:min-h-[34rem] lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      {/* Up to the edges of the card. */}
      <div className="-mx-5 -mt-5 sm:-mx-10 sm:-mt-10 lg:col-span-7 lg:ml-0">{picture}</div>
      <div className="flex flex-col items-start lg:order-first lg:col-span-5 lg:row-span-2 lg:self-center">
        <p className="flex items-center gap-2 text-sm font-semibold text-green">
          <LineIcon shape={clock} size={18} />
          {labels.duration}
        </p>
        <h3 ref={heading} tabIndex={-1} className="mt-1 text-headline outline-none sm:mt-3">
          {labels.title}
        </h3>
        <p className="mt-3 max-w-narrow sm:mt-4">{labels.disclaimer}</p>
        <label className="mt-3 flex min-h-11 items-center gap-3 font-medium sm:mt-6">
          {/* Before the first timed step (WCAG 2.2.1): all feedback takes longer to read than the game waits. */}
          <input type="checkbox" name="pace" className="size-6 shrink-0 accent-green" />
          {labels.pace}
        </label>
        <button
          type="submit"
          className={buttonStyle(
            'solid',
            'lg',
            'mt-3 py-2 max-sm:w-full max-sm:px-3 max-sm:text-base sm:mt-6',
          )}
        >
          {labels.start}
        </button>
      </div>
      <fieldset className="min-w-0 lg:col-span-7">
        <legend className="mb-2 font-semibold">{labels.choose}</legend>
        <div className="one-column grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 border-y border-line sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
          {[{ id: '', title: labels.random }, ...scenarios].map(({ id, title }) => (
            <label
              key={id}
              className="flex min-h-13 cursor-pointer items-center gap-2.5 py-1.5 text-sm hover:text-green has-checked:font-semibold sm:gap-4 sm:text-base"
            >
              <input
                type="radio"
                name={parameter}
                value={id}
                checked={id === chosen}
                onChange={() => writeAddress({ query: { [parameter]: id || null } }, 'replace')}
                className="size-6 shrink-0 accent-green"
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
