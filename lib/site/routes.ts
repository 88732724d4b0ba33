/** The WebPage subtype that a page declares in its structured data. */
export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage';

/** One page of the site: everything that navigation, metadata, the sitemap and the tests need to know of it. */
export type RouteEntry = {
  /** Absolute path, no trailing slash. */
  readonly path: `/${string}`;
  /** Short name for navigation and breadcrumbs. */
  readonly label: string;
  /** Headline of the document title, unique on the site; {@link documentTitle} adds the company. */
  readonly title: string;
  /** Part of the site that the document title names after the company, e.g. `Shop`. */
  readonly section?: string;
  /** Meta description, unique on the site, 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the page that Back leads to when the visitor has no step inside the site. Null for home only. */
  readonly parent: `/${string}` | null;
  /** The part of the parent page that leads here, where it has a name of its own: breadcrumbs show it. */
  readonly above?: { readonly label: string; readonly hash: string };
  readonly kind: PageKind;
  /** The page shows the way to it from home, and its structured data says the same; both, or neither. */
  readonly hasBreadcrumb?: true;
};

/**
 * The chain of pages from home down to `path`, both included, by following parents.
 * @throws when a parent is not a route, or the parents run in a circle.
 */
export function trailTo(entries: readonly RouteEntry[], path: string): readonly RouteEntry[] {
  const trail: RouteEntry[] = [];
  for (let next: string | null = path; next !== null;) {
    const entry = entries.find((candidate) => candidate.path === next);
    if (entry === undefined) throw new Error(`"${next}" is not a route. Add it to content/site/routes.ts.`);
    if (trail.includes(entry)) throw new Error(`The parents of "${path}" run in a circle at "${next}".`);
    trail.unshift(entry);
    next = entry.parent;
  }
  return trail;
}

/** One step of a breadcrumb: a page, or a named part of it. */
export type TrailStep = { readonly label: string; readonly path: string; readonly hash?: string };

/**
 * The steps from home down to `path`, as the breadcrumb shows them and structured data says them.
 * @throws as {@link trailTo} does.
 */
export function stepsTo(entries: readonly RouteEntry[], path: string): readonly TrailStep[] {
  const trail = trailTo(entries, path);
  return trail.map((entry, index) => ({ label: entry.label, path: entry.path, ...trail[index + 1]?.above }));
}

/** The whole document title: the headline, then the company, e.g. `AEDs and Manikins | Steadyhand Shop`. */
export function documentTitle(
  { title, section }: Pick<RouteEntry, 'title' | 'section'>,
  company: string,
): string {
  return `${title} | ${section === undefined ? company : `${company} ${section}`}`;
}
