import type { Fact } from './facts';

/** An address outside the site that we hand visitors over to. Every one of them stands in content/outbound.ts. */
export type OutboundEntry = {
  readonly url: Fact<string>;
  /** What waits there, for editors and for the list of outbound addresses. */
  readonly purpose: string;
};
