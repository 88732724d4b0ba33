export type PlaywrightSuite = { readonly title: string };
export type RanTest = {
  readonly file: string;
  readonly path: readonly string[];
  readonly status: 'expected' | 'unexpected' | 'skipped';
};
export function testsOf(suite: PlaywrightSuite, above?: readonly string[]): readonly RanTest[];
