import { metaPolicy } from '../hosting/headers';
import type { ExportedPage } from './document';
import { refuse } from './document';

/** Writes the content security policy into the page, for hosts without headers. It must stand before any script. */
export function placePolicy(page: ExportedPage): void {
  const { $ } = page;
  const charset = $('meta[charset]').first();
  if (charset.length === 0) refuse(page, '<meta charset>', 'is missing.');
  charset.after(`<meta http-equiv="Content-Security-Policy" content="${metaPolicy.replaceAll('"', '&quot;')}">`);
}
