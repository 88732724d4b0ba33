import { expect, test } from '@playwright/test';
import { openHydrated } from '../support/island-pages';
import { laidOut } from '../support/laid-out';
import { sampleCities } from '../support/pages';
import { meant } from './outline';

/** What elements do rather than look like, which no picture shows. */
const properties = `cursor pointer-events user-select touch-action resize appearance position z-index hyphens
 scroll-margin-top scroll-padding-top scroll-snap-type scroll-snap-align scroll-behavior overscroll-behavior-x
 overscroll-behavior-y overflow-x overflow-y overflow-wrap contain will-change text-size-adjust outline-offset
 transition-property transition-duration animation-name animation-duration break-inside print-color-adjust
 forced-color-adjust color-scheme accent-color`.split(/\s+/);
const paths = [
  ...['/', '/aha-courses', '/osha-classes', '/locations', sampleCities[0]!.path, '/merchandise', '/about'],
  ...['/acls-algorithm', '/adult-choking', '/your-card', '/host-training', '/a-to-z', '/terms-of-service'],
];

test('elements do what was approved', async ({ page }) => {
  test.setTimeout(120_000);
  const found = new Set<string>();
  for (const [width, path] of paths.flatMap((one) => [390, 1440].map((width) => [width, one] as const))) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, path);
    await laidOut(page);
    const own = await page.evaluate((names) => {
      const usual = /^(?:visible|static|relative|normal|0px|0s|none|auto|break-word|default)$/;
      // A value is told of the outermost element that has it; links have a hand anyway.
      return [...document.querySelectorAll(':not(svg, svg *)')].flatMap((element) => {
        const [style, above] = [element, element.parentElement].map((one) => one && getComputedStyle(one));
        const [first = '', second = ''] = element.classList;
        return names
          .map((name) => [name, style?.getPropertyValue(name) ?? ''] as const)
          .filter(([name, value]) => value !== above?.getPropertyValue(name))
          .filter(([name, value]) => name === 'pointer-events' || !usual.test(value))
          .map(([name, value]) => `${name}: ${value}, ${element.localName} ${first} ${second}`)
          .filter((line) => !line.startsWith('cursor: pointer, a '));
      });
    }, properties);
    own.forEach((line) => found.add(line.trim()));
  }
  expect(`${[...found].sort().join('\n')}\n`, meant).toMatchSnapshot('unseen-style.txt');
});
