// All finishing steps of one page, in their order.
import type { ExportedPage } from './document';
import { assertNoFramework } from './framework';
import type { PageIslands } from './islands';
import { type OwnScripts, placeOwnScript } from './own-script';
import { placeMetadata } from './metadata';
import { assertPlainPage, keepAddresses } from './plain-page';
import { placePolicy } from './policy';
import { preloadPicture } from './preload-picture';
import { inlineStyle } from './style-sheet';

/** What the steps of one page need from the whole export. */
export type PageParts = {
  readonly own: OwnScripts;
  readonly css: string;
  readonly islands: PageIslands | null;
};

/**
 * The steps for one page after the framework is removed, in order: style, preload of the picture above the fold, own
 * script, policy, metadata, and the checks that nothing is left that the policy would block or that belongs to the framework.
 */
export function finishPage(page: ExportedPage, { own, css, islands }: PageParts): string {
  const styleSource = inlineStyle(page, css);
  preloadPicture(page);
  placeOwnScript(page, own, islands);
  placePolicy(page, styleSource);
  placeMetadata(page);
  keepAddresses(page);
  assertPlainPage(page);
  assertNoFramework(page);
  return page.$.html();
}
