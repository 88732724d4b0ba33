import * as chokingRules from './choking-rules';
import * as doseRules from './dose-rules';
import * as peopleRules from './people-rules';
import * as rhythmRules from './rhythm-rules';
import type { Rule } from './rule';
import * as treeRules from './tree-rules';
import * as unconfirmedRules from './unconfirmed-rules';

/** All unsafe pairings as rules, in the order of their numbers. Every export of these files is a rule. */
export const allRules: readonly Rule[] = [
  chokingRules,
  doseRules,
  peopleRules,
  rhythmRules,
  treeRules,
  unconfirmedRules,
]
  .flatMap((rules) => Object.values<Rule>(rules))
  .toSorted((a, b) => a.number - b.number);
