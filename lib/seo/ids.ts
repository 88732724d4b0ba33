/** Absolute address of a page: its canonical and its `@id` at once. No trailing slash, not even for home, as the framework writes it. */
export function pageUrl(origin: string, path: string): string {
  return path === '/' ? origin : `${origin}${path}`;
}

/** `@id` of the organization node that every page refers to. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** `@id` of the website node that every page is part of. */
export function websiteId(origin: string): string {
  return `${origin}/#website`;
}

/** `@id` of a thing that a page shows under an anchor, e.g. one course of a catalog. */
export function anchorId(origin: string, path: string, anchor: string): string {
  return `${pageUrl(origin, path)}#${anchor}`;
}
