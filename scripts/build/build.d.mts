import type { SiteEnv } from '../../lib/facts/site-env.mjs';

export type BuildStep = { readonly command: readonly string[]; readonly as: SiteEnv };

export function stepsOf(kind: SiteEnv, keepsFramework?: boolean): readonly BuildStep[];
export function build(
  env?: Readonly<Record<string, string>>,
  options?: { readonly keepsFramework?: boolean },
): Promise<void>;
