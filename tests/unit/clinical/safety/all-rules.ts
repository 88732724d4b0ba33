import { chokingRules } from './choking-rules';
import { doseRules } from './dose-rules';
import { figureRules } from './figure-rules';
import { pathRules } from './path-rules';
import { peopleRules } from './people-rules';
import { rhythmRules } from './rhythm-rules';
import type { Rule } from './rule';
import { sourceRules } from './source-rules';
import { nothingUnconfirmed } from './unconfirmed-rules';

/** The unsafe pairings, each as a rule, in the order of their numbers. */
export const allRules: readonly Rule[] = [
  ...Object.values(chokingRules),
  ...Object.values(peopleRules),
  ...Object.values(doseRules),
  ...Object.values(rhythmRules),
  ...Object.values(sourceRules),
  nothingUnconfirmed,
  ...Object.values(pathRules),
  ...Object.values(figureRules),
].toSorted((a, b) => a.number - b.number);
