import { integrityOf } from './digest';
import { type ExportedPage, refuse } from './document';
import type { RuntimeScript } from './framework-scripts';

/** The two bundles of our own script, by their hashed addresses. */
export type OwnScripts = {
  /** For pages without an island. */
  readonly site: { readonly path: string; readonly body: Buffer };
  /** The same with the loader of islands. */
  readonly siteWithIslands: { readonly path: string; readonly body: Buffer };
};

/**
 * Points the page to the hashed bundle that it needs, with integrity. The element stays where the framework put it: when
 * an island wakes, React looks for it there, and without it would throw the page away and draw it anew. A page with
 * islands also gets the list of what to fetch, as a data block.
 */
export function placeOwnScript(page: ExportedPage, own: OwnScripts, runtime: readonly RuntimeScript[]): void {
  const { $ } = page;
  const script = $('script[src="/site.js"]');
  if (script.length !== 1) refuse(page, '<script src="/site.js">', `stands ${script.length} times on the page instead of once.`);
  const chosen = runtime.length === 0 ? own.site : own.siteWithIslands;
  script.attr('src', chosen.path).attr('integrity', integrityOf(chosen.body));
  if (runtime.length > 0) {
    // `<` cannot occur: addresses and digests have none.
    $('body').append(`<script type="application/json" id="island-runtime">${JSON.stringify(runtime)}</script>`);
  }
}
