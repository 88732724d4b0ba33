import type { CheerioAPI } from 'cheerio';

/**
 * Links that may share a name on one page although they lead to different places, and why that is clear. Every other
 * link needs a unique name (WCAG 2.4.4, 2.4.9).
 */
const exceptions: readonly { readonly why: string; readonly path: RegExp; readonly name: RegExp }[] = [
  {
    why: 'A row is named inside the section of its population, which its heading names; the link is the row itself.',
    path: /^\/bls-algorithm$/,
    name: /^(?:Age|Professional alone|Compression rate|Depth|Pulse|Ratio)\b/,
  },
  {
    why: 'A step is numbered inside the list or the walk of its own tree, and that part has the name of the tree.',
    path: /^\/pals-algorithm$/,
    name: /^(?:Continue|go (?:back )?to step \d+)$/,
  },
  {
    why: 'The buttons of a city belong to a group with the name of the city, and one city is open at a time.',
    path: /^\/locations$/,
    name: /^(?:AHA|Red Cross) Classes \(opens in a new tab\)$/,
  },
  {
    why: 'An email address is its own name; on legal pages the email also gets a subject.',
    path: /^\/(?:privacy|terms-of-service)$/,
    name: /^\S+@\S+$/,
  },
];

/** Targets by accessible name: without text hidden from screen readers, with alternative text. */
export function targetsByName($: CheerioAPI): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const element of $('a[href]').toArray()) {
    const link = $(element);
    const copy = link.clone();
    copy.find('[aria-hidden="true"]').remove();
    copy.find('img').each((_, picture) => void $(picture).replaceWith($(picture).attr('alt') ?? ''));
    const name = (link.attr('aria-label') ?? copy.text()).replace(/\s+/g, ' ').trim();
    found.set(name, (found.get(name) ?? new Set()).add(link.attr('href') ?? ''));
  }
  return found;
}

/** Names shared by links to different places without an exception. */
export const unexplained = (path: string, $: CheerioAPI) =>
  [...targetsByName($)]
    .filter(([, targets]) => targets.size > 1)
    .map(([name]) => name)
    .filter((text) => !exceptions.some((one) => one.path.test(path) && one.name.test(text)));
