import { actionRules } from './action-rules';
import { chokingRules } from './choking-rules';
import { doseRules } from './dose-rules';
import { peopleRules } from './people-rules';
import { rhythmRules } from './rhythm-rules';
import type { Rule } from './rule';
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
