// Puts title and metadata where every reader finds them.
import type { ExportedPage } from './document';

/**
 * Moves the style behind the title and all metadata. Some readers of shared links look only at the first 32 kB of a
 * page, which the style alone can fill.
 */
export function placeMetadata({ $ }: ExportedPage): void {
  $('head > style').insertAfter($('head > title, head > meta').last());
}
