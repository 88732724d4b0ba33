import type { Rule } from 'eslint';

export const noCopy: Rule.RuleModule;
