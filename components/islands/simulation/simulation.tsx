'use client';

import { type ReactNode, useCallback, useDeferredValue, useReducer } from 'react';
import {
  idleSimulation,
  type Scenario,
  type SimulationEvent,
  simulationReducer,
  type SimulationState,
} from '@/lib/simulation/simulation';
import { IntroCard } from './intro-card';
import { LoadingCard } from './loading-card';
import type { SimulationTexts } from './texts';
import { useIslandReady } from '@/components/islands/shared/use-island-ready';
import { useLazyModule } from '@/components/islands/shared/use-lazy-module';

export type SimulationProps = {
  scenarios: readonly Scenario[];
  texts: SimulationTexts;
  /** A picture of each scenario, by its id; markup of the page. */
  scenes: Readonly<Record<string, ReactNode>>;
  /** Where Get Certified Now leads. */
  certifyHref: string;
};

const loadGame = () => import('./game');

/** The emergency simulation: the first card at once, the game itself as soon as its code is there. */
export function Simulation({ scenarios, texts, scenes, certifyHref }: SimulationProps) {
  useIslandReady('simulation');
  const reduce = useCallback(
    (state: SimulationState, event: SimulationEvent) => simulationReducer(state, event, scenarios),
    [scenarios],
  );
  const [state, dispatch] = useReducer(reduce, idleSimulation);
  const [game, retry] = useLazyModule(loadGame);

  const idle = state.phase === 'idle' ? state : null;
  // The pressed Start is painted first, the question right after it.
  const earlier = useDeferredValue(idle);
  const intro = idle ?? earlier;
  if (intro !== null || state.phase === 'idle') {
    return (
      <IntroCard
        scenarios={scenarios}
        texts={texts.intro}
        dispatch={dispatch}
        isReturn={intro !== null && intro.lastScenario !== null}
      />
    );
  }
  if (game.status === 'ready') {
    return (
      <game.module.Game
        state={state}
        dispatch={dispatch}
        texts={texts}
        scene={scenes[state.scenario.id]}
        certifyHref={certifyHref}
      />
    );
  }
  return (
    <LoadingCard
      isFailed={game.status === 'failed'}
      texts={texts.loading}
      onRetry={retry}
      onLeave={() => dispatch({ type: 'leave' })}
    />
  );
}
