import type { AddedFile, ExportedPage } from './document';
import { type FrameworkScripts } from './framework-scripts';
import { type OwnScripts, placeOwnScript } from './own-script';
import { assertPlainPage } from './plain-page';
import { placePolicy } from './policy';
import { preloadPicture } from './preload-picture';
import { inlineStyle, type PageStyle } from './style-sheet';

/** What the steps of one page need from the export as a whole. */
export type PageParts = {
  readonly own: OwnScripts;
  readonly style: PageStyle;
  readonly framework: FrameworkScripts;
};

export type FinishedPage = {
  readonly file: string;
  readonly html: string;
  readonly added: readonly AddedFile[];
};

/**
 * The steps over one page whose framework scripts have been taken out, in their order: style, preload of the picture
 * above the fold, own script, policy, and the check that nothing is left which the policy would stop.
 */
export function finishPage(page: ExportedPage, { own, style, framework }: PageParts): FinishedPage {
  const styleSource = inlineStyle(page, style, framework.scripts.length > 0);
  preloadPicture(page);
  placeOwnScript(page, own, framework.scripts);
  placePolicy(page, styleSource);
  assertPlainPage(page);
  return { file: page.file, html: page.$.html(), added: framework.added };
}
