import { metaPolicy } from '../hosting/headers';
import type { ExportedPage } from './document';
import { refuse } from './document';

/** Writes the content security policy into the page, with the one style that this page may use. It must stand before any script and style. */
export function placePolicy(page: ExportedPage, styleSource: string): void {
  const { $ } = page;
  const charset = $('meta[charset]').first();
  if (charset.length === 0) refuse(page, '<meta charset>', 'is missing.');
  charset.after(`<meta http-equiv="Content-Security-Policy" content="${metaPolicy(styleSource).replaceAll('"', '&quot;')}">`);
}
