import { actionRules } from './action-rules';
import { chokingRules } from './choking-rules';
import { doseRules } from './dose-rules';
import { peopleRules } from './people-rules';
import { rhythmRules } from './rhythm-rules';
import type { Rule, Subject } from './rule';
import { sourceRules } from './source-rules';
import { treeRules } from './tree-rules';
import { nothingUnconfirmed } from './unconfirmed-rules';

/** The unsafe pairings, each as a rule, in the order of their numbers. */
export const allRules: readonly Rule[] = [
  ...chokingRules,
  ...peopleRules,
  ...doseRules,
  ...rhythmRules,
  ...sourceRules,
  nothingUnconfirmed,
  ...treeRules,
  ...actionRules,
].toSorted((a, b) => a.number - b.number);

/** What the rule of this number finds. */
export function foundBy(number: number, subject: Subject): readonly string[] {
  const rule = allRules.find((one) => one.number === number);
  if (rule === undefined) throw new Error(`There is no rule ${number}.`);
  return rule.problems(subject);
}

/** What all rules find. */
export function foundIn(subject: Subject): readonly string[] {
  return allRules.flatMap(({ problems }) => problems(subject));
}
