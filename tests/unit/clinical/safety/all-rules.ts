import * as actionRules from './action-rules';
import * as chokingRules from './choking-rules';
import * as doseRules from './dose-rules';
import * as peopleRules from './people-rules';
import * as rhythmRules from './rhythm-rules';
import type { Rule } from './rule';
import * as sourceRules from './source-rules';
import * as treeRules from './tree-rules';
import * as unconfirmedRules from './unconfirmed-rules';

/** All unsafe pairings as rules, in the order of their numbers. Every export of these files is a rule. */
export const allRules: readonly Rule[] = [
  ...Object.values(actionRules),
  ...Object.values(chokingRules),
  ...Object.values(doseRules),
  ...Object.values(peopleRules),
  ...Object.values(rhythmRules),
  ...Object.values(sourceRules),
  ...Object.values(treeRules),
  ...Object.values(unconfirmedRules),
].toSorted((a, b) => a.number - b.number);
