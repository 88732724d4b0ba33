/** One question of a scenario (spec part 1, section 3). */
export type ScenarioStep = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: readonly [string, string, string, string];
  /** Index of the one right option, from 0. */
  readonly correctOption: 0 | 1 | 2 | 3;
  /** The reason, true after a right and after a wrong answer; at most 120 characters. */
  readonly feedback: string;
  /** An emoji: decoration, hidden from assistive technology. */
  readonly visual: string;
  /** Guideline edition behind the step. */
  readonly source: string;
};

export type Scenario = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Decides which compression depth is named first. */
  readonly victim: 'adult' | 'infant';
  readonly steps: readonly ScenarioStep[];
};
