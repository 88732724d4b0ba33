// Writes the content security policy into a page.
import { reportAddress } from '../../content/site/reports';
import { metaPolicy } from '../hosting/headers';
import type { ExportedPage } from './document';
import { refuseShape } from './export-shape';

/**
 * Writes the content security policy into the page, with the hash of the only style that this page may use. It must
 * come before any script and style.
 */
export function placePolicy(page: ExportedPage, styleSource: string): void {
  const { $ } = page;
  const charset = $('head > meta[charset]');
  if (charset.length !== 1 || charset.prevAll('script, style').length > 0)
    refuseShape(page, 'charset', `${charset.length} of them.`);
  charset.after(
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(styleSource, reportAddress).replaceAll('"', '&quot;')}">`,
  );
}
