// Preloads the first picture of a page before its style.
import type { ExportedPage } from './document';
import { refuseShape } from './export-shape';

/**
 * Starts the download of the picture above the fold (`fetchpriority="high"`) with the first bytes of the page, before
 * its style: discovered in the body, it would compete with the fonts. Only the version for the current screen is
 * requested.
 * @throws if the head has no viewport: a preload before it would be selected for the width of a desktop window.
 */
export function preloadPicture(page: ExportedPage): void {
  const { $ } = page;
  const sources = $('picture:has(> img[fetchpriority="high"]) > source[type="image/avif"]')
    .toArray()
    .map((element) => $(element));
  if (sources.length === 0) return;
  const viewport = $('head > meta[name="viewport"]');
  if (viewport.length !== 1) refuseShape(page, 'viewport', `${viewport.length} of them.`);
  const wide = sources.find((source) => source.attr('media') !== undefined)?.attr('media');
  const links = sources.map((source) =>
    $('<link rel="preload" as="image" type="image/avif" fetchpriority="high">').attr({
      imagesrcset: source.attr('srcset') ?? '',
      imagesizes: source.attr('sizes') ?? '',
      // The browser uses the first source whose condition matches, so the other one is for all remaining screens.
      ...(wide === undefined ? {} : { media: source.attr('media') ?? `not all and ${wide}` }),
    }),
  );
  viewport.after(...links);
}
