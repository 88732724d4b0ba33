// Names our own script after its content and links it.
import { integrityOf } from './digest';
import type { AddedFile, ExportedPage } from './document';
import type { PageIslands } from './islands';

/** The two bundles of our own script, by their hashed addresses. */
export type OwnScripts = {
  /** For pages without an island. */
  readonly site: AddedFile;
  /** The same, with the island loader. */
  readonly siteWithIslands: AddedFile;
};

/**
 * Adds the hashed bundle that the page needs, with integrity and `defer`. A page with islands also gets the list of
 * files to fetch for them as a data block: address and digest of React, the islands and their props.
 */
export function placeOwnScript(page: ExportedPage, own: OwnScripts, islands: PageIslands | null): void {
  const { $ } = page;
  const chosen = islands === null ? own.site : own.siteWithIslands;
  $('head').append(`<script defer src="${chosen.path}" integrity="${integrityOf(chosen.body)}"></script>`);
  if (islands === null) return;
  const files = [islands.react, islands.islands, islands.props].map(({ path, body }) => [
    path,
    integrityOf(body),
  ]);
  // Addresses and digests cannot contain `<`.
  $('body').append(`<script type="application/json" id="island-files">${JSON.stringify(files)}</script>`);
}
