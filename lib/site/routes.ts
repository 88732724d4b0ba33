/** The WebPage subtype that a page declares in its structured data. */
export type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage';

/** One page of the site, as navigation, metadata, the sitemap and the tests need it. */
export type RouteEntry = {
  /** Absolute path, no trailing slash. */
  readonly path: `/${string}`;
  /** Short name for navigation and breadcrumbs. */
  readonly label: string;
  /** Headline of the document title, unique on the site; {@link documentTitle} adds the company. */
  readonly title: string;
  /** The section in the document title, after the company, e.g. `Shop`. */
  readonly section?: string;
  /** Meta description, unique on the site, 70 to 160 characters. */
  readonly description: string;
  /** With commas between them. */
  readonly keywords: string;
  /** Path of the page that Back leads to if the visitor has no earlier page on the site. Null for home only. */
  readonly parent: `/${string}` | null;
  /** The section of the parent page that links here, if it has a name; breadcrumbs show it. */
  readonly above?: { readonly label: string; readonly hash: string };
  readonly kind: PageKind;
  /** Whether the page has a breadcrumb, both visible and in structured data. */
  readonly hasBreadcrumb?: true;
};

/**
 * The chain of pages from home down to `path`, both included.
 * @throws if a parent is not a route, or the parents form a cycle.
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

/** One step of a breadcrumb: a page, or a named section of it. */
export type TrailStep = { readonly label: string; readonly path: string; readonly hash?: string };

/** The steps from home down to `path`, for the breadcrumb and structured data. @throws as {@link trailTo} does. */
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
