import type { Scenario, ScenarioStep } from '@/lib/simulation/simulation';

/** Two short scenarios whose right answers are known at sight: option 0 in the first step, 1 in the second. */
export const sampleScenarios: readonly [Scenario, Scenario] = [
  sampleScenario('street'),
  sampleScenario('pool'),
];

export function sampleScenario(id: string, stepCount = 2): Scenario {
  return {
    id,
    title: `At the ${id}`,
    description: 'Somebody needs help.',
    victim: 'adult',
    steps: Array.from({ length: stepCount }, (_, index) =>
      sampleStep(`${id}-${index + 1}`, (index % 4) as ScenarioStep['correctOption']),
    ),
  };
}

function sampleStep(id: string, correctOption: ScenarioStep['correctOption']): ScenarioStep {
  return {
    id,
    correctOption,
    title: `Step ${id}`,
    description: 'What do you do?',
    options: [`${id} first`, `${id} second`, `${id} third`, `${id} fourth`],
    feedback: `Reason of ${id}.`,
    visual: '👋',
    sources: ['AHA 2025'],
  };
}
