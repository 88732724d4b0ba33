import type { SiteEnv } from '../../lib/facts/site-env.mjs';

export type BuildStep = { readonly command: readonly string[]; readonly as: SiteEnv };

export function stepsOf(kind: SiteEnv): readonly BuildStep[];
