import type { IsoDate } from './dates';

/** The WebPage subtype that a page declares in its structured data. */
export type PageKind =
  | 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage';

/** One page of the site: everything that navigation, metadata, the sitemap and the tests need to know of it. */
export type RouteEntry = {
  /** Absolute path, no trailing slash. */
  readonly path: `/${string}`;
  /** Short name for navigation and breadcrumbs. */
  readonly label: string;
  /** Document title, unique on the site, at most about 60 characters. */
  readonly title: string;
  /** Meta description, unique on the site, 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the page that Back leads to when the visitor has no step inside the site. Null for home only. */
  readonly parent: `/${string}` | null;
  /** Day of the last change of content. The sitemap shows it; the clock of the build machine never does. */
  readonly lastModified: IsoDate;
  readonly kind: PageKind;
};

/**
 * The chain of pages from home down to `path`, both included, by following parents.
 * @throws when a parent is not a route, or the parents run in a circle.
 */
export function trailTo(entries: readonly RouteEntry[], path: string): readonly RouteEntry[] {
  const trail: RouteEntry[] = [];
  for (let next: string | null = path; next !== null; ) {
    const entry = entries.find((candidate) => candidate.path === next);
    if (entry === undefined) throw new Error(`"${next}" is not a route. Add it to content/routes.ts.`);
    if (trail.includes(entry)) throw new Error(`The parents of "${path}" run in a circle at "${next}".`);
    trail.unshift(entry);
    next = entry.parent;
  }
  return trail;
}
