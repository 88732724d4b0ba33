'use client';

import { useCallback, useDeferredValue, useReducer } from 'react';
import { idleSimulation, type Scenario, type SimulationEvent, simulationReducer, type SimulationState } from '@/lib/simulation';
import { IntroCard } from './simulation/intro-card';
import { LoadingCard } from './simulation/loading-card';
import type { SimulationTexts } from './simulation/texts';
import { useIslandReady } from './use-island-ready';
import { useLazyModule } from './use-lazy-module';

export type SimulationProps = {
  scenarios: readonly Scenario[];
  texts: SimulationTexts;
  /** Where Get Certified Now leads. */
  certifyHref: string;
};

const loadGame = () => import('./simulation/game');

/** The emergency simulation: the first card at once, the game itself as soon as its code is there. */
export function Simulation({ scenarios, texts, certifyHref }: SimulationProps) {
  useIslandReady('simulation');
  const reduce = useCallback((state: SimulationState, event: SimulationEvent) => simulationReducer(scenarios, state, event), [scenarios]);
  const [state, dispatch] = useReducer(reduce, idleSimulation);
  const [game, retry] = useLazyModule(loadGame);

  const idle = state.phase === 'idle' ? state : null;
  // The pressed Start is painted first, the question right after it.
  const earlier = useDeferredValue(idle);
  const intro = idle ?? earlier;
  if (intro !== null || state.phase === 'idle') {
    return <IntroCard scenarios={scenarios} texts={texts.intro} dispatch={dispatch} isReturn={intro !== null && intro.lastScenario !== null} />;
  }
  if (game.status === 'ready') {
    return <game.module.Game state={state} dispatch={dispatch} texts={texts} certifyHref={certifyHref} />;
  }
  return <LoadingCard isFailed={game.status === 'failed'} texts={texts.loading} onRetry={retry} onLeave={() => dispatch({ type: 'leave' })} />;
}
