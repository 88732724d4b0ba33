type Policies = { createPolicy(name: string, rules: Record<string, (input: string) => string>): unknown };

/**
 * The site's only Trusted Types policy. It rejects every string of markup except the empty one, which React assigns
 * to clear a slot before the page's existing nodes move in (components/islands/shared/slot.tsx).
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
