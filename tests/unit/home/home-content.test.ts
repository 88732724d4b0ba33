import { scenarios } from '@/content/simulation/simulation';

describe('the scenarios', () => {
  it('are the five of the specification', () => {
    expect(scenarios.map(({ id }) => id)).toEqual([
      'cardiac-arrest',
      'choking-emergency',
      'infant-emergency',
      'aed-emergency',
      'workplace-emergency',
    ]);
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s has five steps, each with four different options',
    (_id, { steps }) => {
      expect(steps).toHaveLength(5);
      for (const step of steps) expect(new Set<string>(step.options).size).toBe(4);
      expect(new Set(steps.map(({ correctOption }) => correctOption)).size).toBeGreaterThan(1);
    },
  );

  it('have steps with ids of their own', () => {
    const ids = scenarios.flatMap(({ steps }) => steps.map(({ id }): string => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
