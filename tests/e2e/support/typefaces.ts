import type { Page } from '@playwright/test';
import { letTypefacesIn } from '../../../components/site-script/typefaces';

/**
 * Shows our typefaces, as a fast line and every later page of a visit do: whether they make it in time for the first
 * paint of a first page depends on how busy the machine is.
 */
export async function showTypefaces(page: Page): Promise<void> {
  await page.evaluate(letTypefacesIn);
}

/** Is the first heading drawn with a typeface of ours? Asks the browser which fonts it used, not which were asked for. */
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
