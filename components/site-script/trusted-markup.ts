type Policies = { createPolicy(name: string, rules: Record<string, (input: string) => string>): unknown };

/**
 * The one Trusted Types policy of the site: no script from a text, and no markup but none at all, with which React empties
 * the place of a slot before the nodes of the page move into it (components/islands/shared/slot.tsx).
 */
export function allowNoMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (input) => {
      if (input === '') return input;
      throw new TypeError('Blocked: markup from text.');
    },
  });
}
