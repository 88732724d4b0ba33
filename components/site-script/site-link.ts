/**
 * The link to another page of this site that an event happened on, or null. Compares the resolved address, not the
 * `href` attribute, because a link with the cart has an absolute one.
 */
export function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // A link within the page doesn't need the cart, and adding it would reload the page.
  if (link?.origin !== location.origin || link.getAttribute('href')?.startsWith('#') === true) return null;
  return link;
}
