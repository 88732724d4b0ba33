/**
 * The link to another page of this site that an event is on, or null. Recognized by its address, not by how `href`
 * is written: a link that takes the cart along has a whole address there.
 */
export function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // A step within the page needs nothing, and would load the page again.
  if (link?.origin !== location.origin || link.getAttribute('href')?.startsWith('#') === true) return null;
  return link;
}
