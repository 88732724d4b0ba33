import type { CheerioAPI } from 'cheerio';
import { wayOut } from './framework-contract';

/** One exported page on its way through the finishing steps. */
export type ExportedPage = {
  /** Path from the root of the export, e.g. `/about.html`. */
  readonly file: string;
  readonly $: CheerioAPI;
};

/** A file that a step wants to add to the export. */
export type AddedFile = { readonly path: string; readonly body: string | Buffer };

/** The same for what the framework wrote: says what to do then. */
export function refuseFramework(page: ExportedPage, element: string, why: string): never {
  refuse(page, element, `${why} ${wayOut}`);
}

/** Stops the build with one sentence that names the page and the element. */
export function refuse(page: ExportedPage, element: string, why: string): never {
  throw new Error(`${page.file}: ${element} ${why}`);
}
