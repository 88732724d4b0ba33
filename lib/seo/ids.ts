/**
 * Absolute address of a page, both its canonical and its `@id`. No trailing slash, not even for home, as the
 * framework writes it.
 */
export function pageUrl(origin: string, path: string): string {
  return path === '/' ? origin : `${origin}${path}`;
}

/** `@id` of the organization node that every page references. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** `@id` of the website node that every page belongs to. */
export function websiteId(origin: string): string {
  return `${origin}/#website`;
}

/** `@id` of an item with an anchor on a page, e.g. one course of a catalog. */
export function anchorId(origin: string, path: string, anchor: string): string {
  return `${pageUrl(origin, path)}#${anchor}`;
}
