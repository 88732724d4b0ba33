import { pageList } from '../support/pages';
import { expect, test } from '../support/fixtures';
import { isLong } from '../support/length';
import { laidOut } from '../support/laid-out';

/** One Tab stop: what a sighted keyboard user sees of it. */
type Stop = {
  readonly name: string;
  readonly number: number;
  readonly isSeen: boolean;
  readonly hasIndicator: boolean;
  readonly isDate: boolean;
};

/** Runs in the page after each Tab. Null if the focus has left the page. */
function currentStop(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body)
    return null;
  const numbered = window as { stops?: Map<Element, number> };
  numbered.stops ??= new Map();
  const number = numbered.stops.get(focused) ?? numbered.stops.size;
  numbered.stops.set(focused, number);
  // A map dot: the circle is what is visible; the clickable area around it is not.
  const shape = focused instanceof SVGElement ? (focused.querySelector('circle') ?? focused) : focused;
  const isSeen = [...shape.getClientRects()].some((box) =>
    [0.5, 0.1, 0.9, 0.02, 0.98].some((part) => {
      const top = document.elementFromPoint(box.left + box.width * part, box.top + box.height * part);
      return (
        top !== null &&
        (focused.contains(top) || top.contains(focused) || top.closest('label')?.control === focused)
      );
    }),
  );
  const style = getComputedStyle(focused);
  const hasOutline =
    style.outlineStyle !== 'none' &&
    Number.parseFloat(style.outlineWidth) >= 2 &&
    !/rgba\(0, 0, 0, 0\)|transparent/.test(style.outlineColor);
  return {
    name: `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 50)}"`,
    number,
    isSeen,
    hasIndicator: hasOutline || style.boxShadow !== 'none' || focused.matches('.skip-link'),
    isDate: focused.matches('[type="date"]'),
  };
}

const viewports = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

/** Pages alternate between the windows, so each is traversed in one; the nightly run traverses all in both. */
for (const [turn, { path }] of pageList.entries()) {
  for (const viewport of viewports.filter((_, index) => isLong || turn % 2 === index)) {
    test(`${path} can be traversed with Tab at ${viewport.width} x ${viewport.height}: each stop visible and focused, no trap, in order`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await laidOut(page);
      // The number of stops in the markup, to tell a focus trap from a long page.
      const limit =
        5 + (await page.locator('a[href], button, input, select, textarea, summary, [tabindex]').count());
      const stops: Stop[] = [];
      for (let presses = 0; presses < limit; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(currentStop);
        if (stop === null) break;
        // Back at the first stop.
        if (stop.number === 0 && stops.length > 0) break;
        // Month, day and year of a date field are separate stops.
        if (stop.isDate && stop.number === stops.at(-1)?.number) continue;
        stops.push(stop);
      }
      expect(stops.length, 'the walk goes through the page').toBeGreaterThan(15);
      expect(stops.length, 'the walk comes to an end').toBeLessThan(limit);
      const wrong = stops.flatMap(({ name, number, isSeen, hasIndicator }, index) => [
        ...(number === index ? [] : [`${name} comes twice`]),
        ...(isSeen ? [] : [`${name} is covered`]),
        ...(hasIndicator ? [] : [`${name} has no mark`]),
      ]);
      expect(wrong).toEqual([]);
      await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex^="-"])'), 'own orders').toHaveCount(
        0,
      );
    });
  }
}
