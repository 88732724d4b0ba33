import type { Page } from '@playwright/test';
import { holdBack } from './hold-back';
import { twoFrames } from './shifts';

/** Holds our fonts back, as a slow connection would, until the returned function is called. */
export const holdFonts = (page: Page) => holdBack(page, '**/*.woff2');

/** Waits until every font of the page has loaded and is in use. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
}

/**
 * Is the first heading drawn with one of our fonts? Asks the browser which fonts it used, not which were requested.
 */
export async function hasOurTypefaces(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}
