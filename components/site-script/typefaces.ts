/** From asking for the page to its last byte, in milliseconds: below it, our typefaces come soon enough to be worth a change. */
const fastMs = 180;

/**
 * Shows our typefaces on the first page of a visit too, where the line is fast. The style says `optional`: what is not
 * there at the first paint is not shown on this page, which saves a slow phone a second layout and a page that moves.
 * From the second page on they come from the cache, in time (docs/decisions/031-fonts-after-the-first-paint.md).
 */
export function showTypefaces(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return;
  new PerformanceObserver((list, observer) => {
    const [painted] = list.getEntriesByName('first-contentful-paint');
    if (painted === undefined) return;
    observer.disconnect();
    // Known only now: at the first paint the end of a page may still be under way.
    const isFast = page.responseEnd > 0 && page.responseEnd - page.requestStart < fastMs;
    if (!isFast || hadFontsAt(painted.startTime)) return;
    letTypefacesIn().catch(() => {
      // A font that does not come: the page stays as it was painted.
    });
  }).observe({ type: 'paint', buffered: true });
}

/** Both at one moment: one layout instead of two. The rules of the style stay as they are, or every fallback would load anew. */
export async function letTypefacesIn(): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('optional')) return [];
    const told = (name: string) => rule.style.getPropertyValue(name);
    return new FontFace(told('font-family'), told('src'), { weight: told('font-weight') });
  });
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}

/** Were the fonts there at that moment, so that the paint has them already? */
function hadFontsAt(moment: number): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.name.endsWith('.woff2') &&
        entry.responseEnd < moment,
    );
}
