import { LoaderContract } from '../../scripts/finish/framework-contract';

type Policies = { createPolicy(name: string, rules: Record<string, (input: string) => string>): unknown };

/**
 * The one Trusted Types policy of the site: scripts only from our own folders; markup only of the two kinds that React
 * writes while it moves between shop pages (an empty script element, and JSON-LD, in which every `<` is escaped).
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (input) => {
      const url = new URL(input, location.href);
      if (url.origin === location.origin && url.pathname.startsWith(LoaderContract.scriptFolder))
        return input;
      throw new TypeError('Blocked: not a script of this site.');
    },
    createHTML: (input) => {
      if (input === LoaderContract.emptyScript || !input.includes('<')) return input;
      throw new TypeError('Blocked: markup from text.');
    },
  });
}
