import { metaPolicy } from '../hosting/headers';
import type { ExportedPage } from './document';
import { refuseFramework } from './document';
import { contract } from './framework-contract';

/** Writes the content security policy into the page, with the one style that this page may use. It must come before any script and style. */
export function placePolicy(page: ExportedPage, styleSource: string): void {
  const { $ } = page;
  const charset = $(contract.charsetFirst.selector).first();
  if (charset.length === 0) refuseFramework(page, '<meta charset>', 'is missing.');
  charset.after(
    `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(styleSource).replaceAll('"', '&quot;')}">`,
  );
}
