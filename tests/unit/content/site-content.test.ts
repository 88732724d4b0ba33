import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { footerGroups, headerLinks, legalLinks, type NavigationLink } from '@/content/navigation';
import { outbound } from '@/content/outbound';
import { pictures } from '@/content/pictures';
import { allPlaceholders } from '@/content/registry';
import { routeList, routes } from '@/content/routes';
import { factValue } from '@/lib/facts';
import { parseIsoDate } from '@/lib/dates';
import { trailTo } from '@/lib/routes';

describe('routes', () => {
  it.each(routeList.map((route) => [route.path, route] as const))('%s has a page file', (path) => {
    const folders = path === '/' ? ['app'] : [`app${path}`, `app/(shop)${path}`];
    expect(folders.some((folder) => existsSync(`${folder}/page.tsx`))).toBe(true);
  });

  it.each(['path', 'title', 'description'] as const)('have a %s of their own', (field) => {
    const values = routeList.map((route) => route[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('have titles and descriptions of a length that search results show whole', () => {
    expect(routeList.filter((route) => route.title.length > 65).map((route) => route.path)).toEqual([]);
    expect(routeList.filter((route) => route.description.length < 70 || route.description.length > 165).map((route) => route.path)).toEqual([]);
  });

  it('have real days as their last change, and a trail that starts at home', () => {
    for (const route of routeList) {
      expect(parseIsoDate(route.lastModified)).not.toBeNull();
      expect(trailTo(routeList, route.path)[0]).toBe(routes.home);
    }
  });
});

describe('navigation', () => {
  it('reaches every page from the footer, the header or the legal line', () => {
    const footerLinks = footerGroups.flatMap((group): readonly NavigationLink[] => group.links);
    const linked = new Set<string>([...headerLinks, ...legalLinks, ...footerLinks].map((link) => link.route));
    expect(Object.keys(routes).filter((id) => !linked.has(id))).toEqual([]);
  });
});

describe('outbound addresses', () => {
  it.each(Object.entries(outbound))('%s is an https address', (_id, entry) => {
    expect(new URL(factValue<string>(entry.url)).protocol).toBe('https:');
  });

  it('stand once each, except the one form that serves two purposes by specification', () => {
    const urls = Object.values(outbound).map((entry) => factValue<string>(entry.url));
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });
});

describe('pictures', () => {
  it('describe themselves unless they only decorate', () => {
    for (const [id, picture] of Object.entries(pictures)) {
      if (!id.startsWith('team-')) expect([id, picture.alt.length > 10]).toEqual([id, true]);
    }
  });
});

describe('the registry of content', () => {
  it('knows every module that holds a placeholder', () => {
    // Helpers that make placeholders for other modules hold none themselves.
    const helpers = ['content/shop-samples.ts'];
    const modules = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const known = new Set(allPlaceholders().map((found) => found.file));
    const holding = modules.filter((name) => readFileSync(`content/${name}`, 'utf8').includes('placeholder('));
    expect(holding.map((name) => `content/${name}`).filter((file) => !known.has(file) && !helpers.includes(file))).toEqual([]);
  });
});
