// All finishing steps of one page, in their order.
import type { ExportedPage } from './document';
import { assertNoFramework } from './framework';
import type { PageIslands } from './islands';
import { type OwnScripts, placeOwnScript } from './own-script';
import { assertPlainPage } from './plain-page';
import { placePolicy } from './policy';
import { preloadPicture } from './preload-picture';
import { inlineStyle } from './style-sheet';

/** What the steps of one page need from the export as a whole. */
export type PageParts = {
  readonly own: OwnScripts;
  readonly css: string;
  readonly islands: PageIslands | null;
};

/**
 * The steps over one page without the framework, in their order: style, preload of the picture above the fold, own script,
 * policy, and the checks that nothing is left which the policy would stop, or which is the framework's.
 */
export function finishPage(page: ExportedPage, { own, css, islands }: PageParts): string {
  const styleSource = inlineStyle(page, css);
  preloadPicture(page);
  placeOwnScript(page, own, islands);
  placePolicy(page, styleSource);
  assertPlainPage(page);
  assertNoFramework(page);
  return page.$.html();
}
