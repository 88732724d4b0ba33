/** One numbered or titled part of a legal or explaining document. Text may hold `{name}` for figures (lib/text/interpolate.ts). */
export type DocumentSection<Id extends string = string> = {
  /** The anchor of the part. */
  readonly id: Id;
  readonly title: string;
  /** The part in one line, for readers in a hurry. */
  readonly gist?: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};
