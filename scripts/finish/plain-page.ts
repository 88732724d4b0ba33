// Keeps a page as it is: rejects what violates its own policy, and tells hosts not to rewrite its addresses.
import { type ExportedPage, refuse } from './document';

/**
 * Tells Cloudflare not to replace email addresses with a script, which it does by default and the policy blocks. `Cache-Control: no-transform` would do the same, but Cloudflare, Google Cloud CDN and Caddy then also stop
 * compressing the page.
 */
export function keepAddresses({ $ }: ExportedPage): void {
  $('body').prepend('<!--email_off-->').append('<!--/email_off-->');
}

/**
 * Checks for anything that the policy blocks, so that it fails the build instead of failing in a visitor's browser.
 */
export function assertPlainPage(page: ExportedPage): void {
  const { $ } = page;
  if ($('style').length > 1 || $('body style').length > 0)
    refuse(
      page,
      '<style>',
      'is not the one that the finishing step put into the head. Write it into app/globals.css.',
    );
  const styled = $('[style]').first();
  if (styled.length > 0)
    refuse(
      page,
      `<${styled.prop('tagName')?.toLowerCase() ?? '?'} style="${styled.attr('style') ?? ''}">`,
      'has an inline style. Use a class.',
    );
  const inline = $('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])');
  if (inline.length > 0) refuse(page, '<script>', 'is an inline script.');
  for (const element of $('body *').toArray()) {
    const handler = Object.keys($(element).attr() ?? {}).find((name) => /^on[a-z]/.test(name));
    if (handler !== undefined) refuse(page, `an element with ${handler}`, 'has an inline event handler.');
  }
}
