'use client';

import { type ReactNode, useCallback, useReducer } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useAfterClick } from '@/components/islands/shared/use-after-paint';
import type { simulationGame } from '@/content/simulation/simulation';
import {
  idleSimulation,
  type Scenario,
  type SimulationEvent,
  simulationReducer,
  type SimulationState,
} from '@/lib/simulation/simulation';
import type { SmallPicture } from '@/lib/site/pictures';
import { Game } from './game';
import { IntroCard } from './intro-card';

export type SimulationProps = IslandName & {
  scenarios: readonly Scenario[];
  labels: typeof simulationGame;
  /** The picture of each scenario by id. None of them loads before a round begins. */
  scenes: Readonly<Record<string, SmallPicture | null>>;
  /** Target of Get Certified Now. */
  certifyHref: string;
  slots: { readonly picture: ReactNode };
};

/** The emergency simulation: the first card, then a round of the game. */
export function Simulation({ name, scenarios, labels, scenes, certifyHref, slots }: SimulationProps) {
  const reduce = useCallback(
    (state: SimulationState, event: SimulationEvent) => simulationReducer(state, event, scenarios),
    [scenarios],
  );
  const [state, dispatch] = useReducer(reduce, idleSimulation);

  const idle = state.phase === 'idle' ? state : null;
  // Paints the clicked Start first, and the question right after it.
  const earlier = useAfterClick(idle);
  const intro = idle ?? earlier;
  if (intro !== null || state.phase === 'idle') {
    return (
      <IntroCard
        scenarios={scenarios}
        labels={labels.intro}
        picture={slots.picture}
        dispatch={dispatch}
        isReturn={intro !== null && intro.lastScenario !== null}
      />
    );
  }
  return (
    <Game
      id={name}
      state={state}
      dispatch={dispatch}
      labels={labels}
      scene={scenes[state.scenario.id] ?? null}
      certifyHref={certifyHref}
    />
  );
}
