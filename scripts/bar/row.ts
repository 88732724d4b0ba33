/** What came out of one row of the bar. */
export type Outcome = { readonly isMet: boolean; readonly figure: string };

/** One promise of the bar, and how it is looked at. */
export type Row = {
  readonly number: number;
  readonly promise: string;
  readonly check: () => Promise<Outcome> | Outcome;
};

/** A row that cannot be met here, or was decided against, with the reason. */
export function named(reason: string): Outcome {
  return { isMet: false, figure: reason };
}
