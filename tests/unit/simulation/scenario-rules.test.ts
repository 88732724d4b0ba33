import { scenarios } from '@/content/simulation/simulation';
import type { Scenario, ScenarioStep } from '@/lib/simulation/simulation';
import { readingGrade } from '../../support/reading-grade';
import {
  noThrustsOnTheBelly,
  noTwoFingers,
  nothingBeyondLayRescuers,
  pregnancyIsSaidFirst,
  type ScenarioRule,
} from './scenario-rules';

const all: readonly Scenario[] = scenarios;

function withStep(id: string, change: Partial<ScenarioStep>): readonly Scenario[] {
  return all.map((scenario) => ({
    ...scenario,
    steps: scenario.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
  }));
}

/** A copy with the right option of one step reworded. */
function withRightOption(id: string, text: string): readonly Scenario[] {
  return withStep(id, { correctOption: 0, options: [text, 'Wait', 'Walk away', 'Take a photo'] });
}

const lateNews = all.map((scenario) => ({ ...scenario, description: 'A woman holds her throat.' }));

// A rule that matches nothing would always pass, so each is also given one violation.
test.each<readonly [string, ScenarioRule, readonly Scenario[]]>([
  ['no thrusts on the belly', noThrustsOnTheBelly, withRightOption('in-3', '5 abdominal thrusts')],
  ['a pregnancy that is mentioned first', pregnancyIsSaidFirst, lateNews],
  ['nothing for professionals', nothingBeyondLayRescuers, withRightOption('ca-3', 'Feel for a pulse')],
  ['no two fingers on an infant', noTwoFingers, withStep('in-5', { feedback: 'Two fingertips reach.' })],
])('the scenarios have %s, or it is found', (_, rule, planted) => {
  expect([rule(scenarios), rule(planted)]).toEqual([[], [expect.any(String)]]);
});

test.each(all)('$id has four different options in each step, the right one not always first', ({ steps }) => {
  for (const { options } of steps) expect(new Set(options).size).toBe(4);
  expect(new Set(steps.map(({ correctOption }) => correctOption)).size).toBeGreaterThan(1);
});

test.each(all.flatMap(({ steps }) => steps))(
  'the feedback of $id can be read in the 2.5 seconds it stays, and its words by a general audience',
  ({ description, options, feedback }) => {
    expect(feedback.length).toBeLessThanOrEqual(120);
    const sentences = [description, ...options, feedback].flatMap((text) => text.split(/[.?!:;]+(?:\s|$)/));
    expect(readingGrade(sentences.filter((sentence) => /[a-z]/i.test(sentence)))).toBeLessThanOrEqual(6);
  },
);
