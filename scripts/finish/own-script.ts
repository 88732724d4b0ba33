import { integrityOf } from './digest';
import type { ExportedPage } from './document';
import type { RuntimeScript } from './framework-scripts';

/** The two bundles of our own script, by their hashed addresses. */
export type OwnScripts = {
  /** For pages without an island. */
  readonly site: { readonly path: string; readonly body: Buffer };
  /** The same with the loader of islands. */
  readonly siteWithIslands: { readonly path: string; readonly body: Buffer };
};

/**
 * Adds the hashed bundle that the page needs, with integrity, in the head and deferred: outside of what React hydrates. A page with
 * islands also gets the list of what to fetch, as a data block.
 */
export function placeOwnScript(page: ExportedPage, own: OwnScripts, runtime: readonly RuntimeScript[]): void {
  const { $ } = page;
  const chosen = runtime.length === 0 ? own.site : own.siteWithIslands;
  $('head').append(`<script defer src="${chosen.path}" integrity="${integrityOf(chosen.body)}"></script>`);
  if (runtime.length > 0) {
    // `<` cannot occur: addresses and digests have none.
    $('body').append(
      `<script type="application/json" id="island-runtime">${JSON.stringify(runtime)}</script>`,
    );
  }
}
