import type { Locator } from '@playwright/test';

const properties = `cursor pointer-events user-select touch-action resize appearance position z-index hyphens
 scroll-margin-top scroll-padding-top scroll-snap-type scroll-snap-align scroll-behavior overscroll-behavior-x
 overscroll-behavior-y overflow-x overflow-y overflow-wrap contain will-change text-size-adjust outline-offset
 transition-property transition-duration animation-name animation-duration break-inside break-before break-after
 page print-color-adjust forced-color-adjust color-scheme accent-color`.split(/\s+/);

/** What elements do rather than look like, which no picture shows: one line for each style of a kind of element. */
export async function unseenStyles(part: Locator): Promise<readonly string[]> {
  const all = await part.evaluate((root, names) => {
    const usual = /^(?:visible|static|relative|normal|0px|0s|none|auto|break-word|default)$/;
    // A value is told of the outermost element that has it; links have a hand anyway.
    return [root, ...root.querySelectorAll(':not(svg, svg *)')].flatMap((element) => {
      const [style, above] = [element, element.parentElement].map((one) => one && getComputedStyle(one));
      const [first = '', second = ''] = element.classList;
      const ground = getComputedStyle(element, '::backdrop').backgroundColor;
      const isOver = element.matches('dialog[open], :popover-open');
      return names
        .map((name) => [name, style?.getPropertyValue(name) ?? ''] as const)
        .filter(([name, value]) => value !== above?.getPropertyValue(name))
        .filter(([name, value]) => name === 'pointer-events' || !usual.test(value))
        .concat(isOver ? [['backdrop', ground]] : [])
        .map(([name, value]) => `${name}: ${value}, ${element.localName} ${first} ${second}`.trim())
        .filter((line) => !line.startsWith('cursor: pointer, a '));
    });
  }, properties);
  return [...new Set(all)].sort();
}
