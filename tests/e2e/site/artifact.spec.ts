import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { cityPages } from '../../../components/locations/model/city-pages';
import { company } from '../../../content/company/company';
import { registrationFields } from '../../../content/locations/locations';
import { outbound } from '../../../content/site/outbound';
import { isOpenPage } from '../../../content/site/open-shops';
import { pageSources } from '../../../content/site/page-sources';
import { routeIds, routes } from '../../../content/site/routes';
import { pageList } from '../support/pages';
import { factValue } from '../../../lib/facts/facts';
import { pageUrl } from '../../../lib/seo/ids';
import { attributesOf, graphOf, objectsIn, storedFiles, storedPage, storedPages } from '../support/site';

const origin = factValue(company.origin);
const known = new Set<string>([...pageList, ...cityPages].map(({ path }) => path));

/** Tests of the exported files themselves: what search engines and visitors without JavaScript get. */
test.describe('every exported page', () => {
  for (const page of storedPages) {
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
      // One before the viewport would be chosen for a window as wide as a desktop's.
      const [viewport, style] = ['meta[name="viewport"]', 'style'].map((part) => $(`head > ${part}`).index());
      const places = preloads.map((link) => head.indexOf(link));
      expect(places.filter((at) => at < viewport! || at > style!)).toEqual([]);
    });

    test(`${page.path} has its title and its share picture in the first 8 kB, which every crawler reads`, () => {
      const head = Buffer.from(page.html).subarray(0, 8192).toString();
      expect(head).toContain('</title>');
      expect(head).toContain('<meta property="og:image"');
      expect(head).toContain('<meta name="description"');
    });

    test(`${page.path} resolves every reference of its structured data and makes no forbidden claim`, () => {
      const nodes = graphOf(page);
      const named = objectsIn(nodes).filter((node) => '@id' in node);
      const defined = new Set(named.filter((node) => '@type' in node).map((node) => node['@id']));
      expect(named.filter((node) => !defined.has(node['@id']))).toEqual([]);
      // No search result may show a dose without its notes.
      expect(JSON.stringify(nodes)).not.toMatch(
        /"(?:FAQPage|HowTo|SearchAction|(?:Aggregate)?Rating|(?:Recommended)?DoseSchedule|Drug|review)"/i,
      );
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
      const opened = attributesOf(page.$, '[popovertarget]', 'popovertarget');
      expect(opened.filter((id) => !idsOn(page.path).includes(id))).toEqual([]);
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

  test('dates each page by the files that set its prices and fees too', () => {
    for (const id of routeIds) {
      const [{ html }, files] = [storedPage(routes[id].path), pageSources[id].join()];
      if (/\$\d+ rush/.test(html)) expect(files, id).toContain('course-policies');
      if (/\$\d+\b(?! rush)/.test(html) && id !== 'termsOfService') expect(files, id).toContain('tables/');
    }
  });
});

function storedText(path: string): string {
  if (!storedFiles.has(path)) throw new Error(`${path} is not in the export.`);
  return readFileSync(`out${path}`, 'utf8');
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
