import type { simulationGame } from '@/content/simulation/simulation';

/** How deep and how fast to push, with the advice for the scenario's own victim first. */
export function adviceInOrder(
  advices: (typeof simulationGame)['result']['advices'],
  victim: 'adult' | 'infant',
): string {
  return victim === 'infant' ? `${advices.infant} ${advices.adult}` : `${advices.adult} ${advices.infant}`;
}
