/** What the smoke test needs of a browser, whatever its engine. */
export type EngineBrowser = {
  readonly name: string;
  readonly goTo: (url: string) => Promise<void>;
  /** Runs an expression in the page. It may be a promise; the value has to be plain text. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** What the browser has written as errors so far; empty for an engine that does not tell. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};
