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

/** Stops the build with one sentence that names the page and the element. */
export function refuse(page: ExportedPage, element: string, why: string): never {
  throw new Error(`${page.file}: ${element} ${why}`);
}
