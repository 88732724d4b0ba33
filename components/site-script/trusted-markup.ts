type Policies = { createPolicy(name: string, rules: Record<string, (input: string) => string>): unknown };

/**
 * The one Trusted Types policy of the site. It blocks every string of markup but the empty one, which React assigns to
 * empty a slot before the page's own nodes move in (components/islands/shared/slot.tsx).
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
