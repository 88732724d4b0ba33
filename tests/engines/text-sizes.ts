/** Larger text in Firefox: `npx tsx tests/engines/text-sizes.ts`, over `out/`. */
import { startServer } from '../../scripts/hosting/local-server';
import { pageList } from '../e2e/support/pages';
import { openFirefox } from './firefox';

/** Text sizes that a visitor may choose in the browser, in percent of the usual 16 px (WCAG 1.4.4). */
const sizes = [125, 150, 200] as const;
const widths = [320, 390] as const;

/**
 * Firefox with another default font size, on phones: pages that scroll sideways.
 * @throws when it cannot be started.
 */
async function sidewaysInFirefox(origin: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const size of sizes) {
    const pixels = (16 * size) / 100;
    const browser = await openFirefox('firefox-esr', {
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
  return wrong;
}

const { server, url } = await startServer({ root: 'out', port: 0 });
try {
  const wrong = await sidewaysInFirefox(url);
  console.log(`firefox: ${wrong.length === 0 ? 'no page scrolls sideways' : wrong.slice(0, 8).join('; ')}`);
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  console.log(`firefox: could not be tested. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  server.close();
  server.closeAllConnections();
}
