import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cityPages } from '../../../components/locations/model/city-pages';
import { company } from '../../../content/company/company';
import { registrationFields } from '../../../content/locations/locations';
import { outbound } from '../../../content/site/outbound';
import { isOpenPage } from '../../../content/site/open-shops';
import { routeIds, routes } from '../../../content/site/routes';
import { pageList } from '../support/pages';
import { factValue } from '../../../lib/facts/facts';
import { pageUrl } from '../../../lib/seo/ids';
import { attributesOf, graphOf, storedFiles, storedPage, storedPages, valuesOf } from '../support/site';

const origin = factValue(company.origin);
const known = new Set<string>([...pageList, ...cityPages].map(({ path }) => path));

/** Tests of the exported files themselves: what search engines and visitors without JavaScript get. */
test.describe('every exported page', () => {
  for (const page of storedPages) {
    test(`${page.path} has one h1, its landmarks, a skip link and a language`, () => {
      const { $ } = page;
      expect($('h1').length).toBe(1);
      expect($('h1').text().trim()).not.toBe('');
      for (const landmark of ['header', 'main', 'footer', 'nav'])
        expect($(landmark).length, landmark).toBeGreaterThan(0);
      expect($('main').length).toBe(1);
      expect($('body > a').first().attr('href')).toBe('#main');
      expect($('html').attr('lang')).toBe('en-US');
      for (const { attribs } of $('th').toArray()) expect(attribs['scope']).toMatch(/^(?:row|col)$/);
      for (const { attribs } of $('[popovertarget]').toArray())
        expect($(`[id="${attribs['popovertarget'] ?? ''}"]`).length).toBe(1);
    });

    test(`${page.path} preloads the picture above the fold before anything else, exactly as the page uses it`, () => {
      const { $ } = page;
      const highPriorityImages = 'picture:has(> img[fetchpriority="high"]) > source[type="image/avif"]';
      const used = attributesOf($, highPriorityImages, 'srcset');
      const head = $('head').children().toArray();
      const preloads = head.filter((element) => element.attribs['as'] === 'image');
      expect(preloads.map((link) => link.attribs['imagesrcset'])).toEqual(used);
      expect(
        $('img:not([loading="lazy"]):not([fetchpriority="high"])').length,
        'pictures that neither wait nor hurry',
      ).toBe(0);
      for (const link of preloads)
        expect(head.indexOf(link)).toBeLessThan(head.findIndex(({ tagName }) => tagName === 'style'));
    });

    test(`${page.path} has its title and its share picture in the first 8 kB, which every crawler reads`, () => {
      const head = Buffer.from(page.html).subarray(0, 8192).toString();
      expect(head).toContain('</title>');
      expect(head).toContain('<meta property="og:image"');
      expect(head).toContain('<meta name="description"');
    });

    test(`${page.path} has a heading in each section`, () => {
      const { $ } = page;
      const isOwn = (section: (typeof $)['prototype'][number]) => (_: number, heading: typeof section) =>
        $(heading).closest('section, article, nav, aside')[0] === section;
      const bare = $('section, article')
        .toArray()
        .filter((section) => $(section).find('h1, h2, h3, h4').filter(isOwn(section)).length === 0);
      expect(bare.map((section) => $.html(section).slice(0, 100))).toEqual([]);
    });

    test(`${page.path} has a canonical equal to its own address, its og:url and the @id of its page node`, () => {
      const url = pageUrl(origin, page.path);
      expect(page.$('link[rel="canonical"]').attr('href')).toBe(url);
      expect(page.$('meta[property="og:url"]').attr('content')).toBe(url);
      const pages = graphOf(page).filter((node) => node['url'] === url && node['isPartOf'] !== undefined);
      const name = page.$('head > title').text();
      const description = page.$('meta[name="description"]').attr('content');
      expect(pages).toEqual([expect.objectContaining({ '@id': url, name, description })]);
    });

    test(`${page.path} resolves every reference of its structured data and makes no forbidden claim`, () => {
      const nodes = graphOf(page);
      const defined = new Set(nodes.flatMap((node) => definedIds(node)));
      expect(valuesOf(nodes, '@id').filter((id) => !defined.has(id))).toEqual([]);
      const types = valuesOf(nodes, '@type');
      const never = ['FAQPage', 'HowTo', 'SearchAction', 'Review', 'AggregateRating', 'Rating'];
      // No search result may show a dose without its notes.
      for (const type of [...never, 'DoseSchedule', 'RecommendedDoseSchedule', 'Drug'])
        expect(types).not.toContain(type);
      expect(JSON.stringify(nodes)).not.toMatch(/"(?:aggregateRating|review)"/);
    });

    test(`${page.path} links only to pages, anchors and external addresses that exist`, () => {
      const broken: string[] = [];
      const allowed = new Set<string>(Object.values(outbound).map((address) => factValue<string>(address)));
      for (const element of page.$('a').toArray()) {
        const { href = '', rel, target } = element.attribs;
        if (!isAlive(page.path, href, allowed)) broken.push(`${href} (${page.$(element).text().trim()})`);
        if (href.startsWith('http')) {
          expect(rel, href).toContain('noopener');
          expect(target, href).toBe('_blank');
        }
      }
      expect(broken).toEqual([]);
    });

    test(`${page.path} loads only exported files, runs no inline script, and has one style element`, () => {
      const { $ } = page;
      const asked = [
        ...attributesOf($, 'script[src], img[src]', 'src'),
        ...attributesOf($, 'link[href^="/"]:not([rel="preconnect"])', 'href'),
        ...attributesOf($, 'meta[property="og:image"]', 'content').map((url) => url.replace(origin, '')),
        ...attributesOf($, 'source[srcset]', 'srcset').flatMap((files) =>
          files.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
        ),
      ];
      expect(asked.filter((path) => !storedFiles.has(path))).toEqual([]);
      expect($('[style], body style').length).toBe(0);
      expect($('head > style').length).toBe(1);
      expect($('script:not([src], [type="application/ld+json"], [type="application/json"])').length).toBe(0);
      expect($('script[src]:not([integrity])').length).toBe(0);
    });
  }
});

test.describe('the export as a whole', () => {
  /** For search engines. The page of a city without dates would be like others, and an empty shop's says nothing. */
  const open: readonly string[] = [
    ...routeIds.filter(isOpenPage).map((id) => routes[id].path),
    ...cityPages.filter(({ classes }) => classes.length > 0).map(({ path }) => path),
  ];

  test('has each external address of content on at least one page or in a form, and no other host', () => {
    const found = new Set(
      storedPages.flatMap(({ $ }) =>
        [
          ...attributesOf($, 'a[href^="http"]', 'href'),
          ...attributesOf($, 'form[action^="http"]', 'action'),
        ].map(withoutFields),
      ),
    );
    const listed = Object.values(outbound).map((address) => factValue<string>(address));
    expect([...found].filter((url) => !listed.includes(url))).toEqual([]);
    expect(listed.filter((url) => !found.has(url))).toEqual([]);
  });

  test('lists every route and every city with dates in the sitemap with its last-modified day, the same as on its page', () => {
    const xml = storedText('/sitemap.xml');
    for (const path of open) {
      const url = pageUrl(origin, path);
      const written = new RegExp(`<loc>${url}</loc>(?:\\s*<lastmod>([^<]+)</lastmod>)?`).exec(xml);
      expect(written, url).not.toBeNull();
      const node = graphOf(storedPage(path)).find((entry) => entry['@id'] === url);
      expect(node?.['dateModified'], url).toBe(written?.[1]);
    }
    expect(xml.match(/<url>/g)?.length).toBe(open.length);
  });

  test('security.txt has a contact and an end (RFC 9116)', () => {
    expect(storedText('/.well-known/security.txt')).toMatch(
      /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/,
    );
  });
});

function storedText(path: string): string {
  if (!storedFiles.has(path)) throw new Error(`${path} is not in the export.`);
  return readFileSync(`out${path}`, 'utf8');
}

/** Ids that a node defines: its own, and those of nested nodes that are more than a reference. */
function definedIds(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(definedIds);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const own = '@id' in value && '@type' in value ? [String(value['@id'])] : [];
  return [...own, ...entries.flatMap(([, entry]) => definedIds(entry))];
}

/** The address of a form without the class parameters. */
function withoutFields(href: string): string {
  const url = new URL(href);
  if (!url.searchParams.has(registrationFields.course)) return href;
  for (const name of Object.values(registrationFields)) url.searchParams.delete(name);
  return url.href;
}

function isAlive(from: string, href: string, allowed: ReadonlySet<string>): boolean {
  // An email to one of our addresses, or one with the full text to a recipient of the visitor's choice.
  if (href.startsWith('mailto:')) return /^mailto:(?:[^?]+@[^?]+|\?subject=[^&]+&body=.+)/.test(href);
  if (href.startsWith('tel:')) return /^tel:\d{3,}$/.test(href);
  if (href.startsWith('http')) return allowed.has(withoutFields(href));
  const url = new URL(href, `http://site${from}`);
  if (url.pathname === '/licenses.txt') return storedFiles.has(url.pathname);
  const path = url.pathname.replace(/\.html$/, '');
  if (href === '' || !known.has(path)) return false;
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || idsOn(path).filter((id) => id === anchor).length === 1;
}

const knownIds = new Map<string, readonly string[]>();

/** The ids of a page, read once, because hundreds of links target the same few pages. */
function idsOn(path: string): readonly string[] {
  const ids = knownIds.get(path) ?? attributesOf(storedPage(path).$, '[id]', 'id');
  knownIds.set(path, ids);
  return ids;
}
