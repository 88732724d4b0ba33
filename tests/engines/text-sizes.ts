import { pageList } from '../e2e/support/pages';
import { openFirefox } from './firefox';

/** Text sizes that a visitor may choose in the browser, in percent of the usual 16 px (WCAG 1.4.4). */
const sizes = [125, 150, 200] as const;
const widths = [320, 390] as const;

/**
 * Firefox with another default font size, on phones. @returns the pages that scroll sideways.
 * @throws when it cannot be started.
 */
export async function sidewaysInFirefox(origin: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    const pixels = (16 * size) / 100;
    const browser = await openFirefox({
      'font.size.variable.x-western': pixels,
      'font.size.monospace.x-western': pixels,
    });
    try {
      for (const width of widths) {
        await browser.resize(width, 844);
        for (const { path } of pageList) {
          await browser.goTo(origin + path);
          const seen = await browser.evaluate(
            `JSON.stringify([getComputedStyle(document.documentElement).fontSize, innerWidth, document.documentElement.scrollWidth - document.documentElement.clientWidth])`,
          );
          const [fontSize, innerWidth, over] = JSON.parse(seen) as [string, number, number];
          if (fontSize !== `${pixels}px` || innerWidth !== width)
            throw new Error(`Firefox shows ${fontSize} in ${innerWidth} px, not ${pixels}px in ${width} px.`);
          if (over > 0) wrong.push(`${path} at ${size} % in ${width} px: ${over} px too wide`);
        }
      }
    } finally {
      await browser.close();
    }
  }
  return wrong.slice(0, 8);
}
