// An exported page as the finishing steps see it.
import type { CheerioAPI } from 'cheerio';

/** One exported page during the finishing steps. */
export type ExportedPage = {
  /** Path from the root of the export, e.g. `/about.html`. */
  readonly file: string;
  readonly $: CheerioAPI;
};

/** A file that a step wants to add to the export. */
export type AddedFile = { readonly path: string; readonly body: string | Buffer };

/** An address in a source, and the one that the export has for it. */
export type Renamed = readonly [from: string, to: string];

/** A source with the addresses of the export. */
export function renamed(source: string, names: readonly Renamed[]): string {
  return names.reduce((text, [from, to]) => text.replaceAll(from, to), source);
}

/** Stops the build with one sentence that names the page and the element. */
export function refuse(page: ExportedPage, element: string, why: string): never {
  throw new Error(`${page.file}: ${element} ${why}`);
}
