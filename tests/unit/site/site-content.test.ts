import { helpPages } from '@/content/clinical/help';
import { existsSync } from 'node:fs';
import { footerGroups, headerLinks, legalLinks, type NavigationLink } from '@/content/site/navigation';
import { outbound } from '@/content/site/outbound';
import { pagePictures } from '@/content/site/pictures';
import { isOpenPage } from '@/content/site/open-shops';
import { routeIds, routeList, routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { company } from '@/content/company/company';
import { documentTitle, type RouteEntry, trailTo } from '@/lib/site/routes';

describe('routes', () => {
  it.each(routeList.map((route) => [route.path, route] as const))('%s has a page file', (path) => {
    expect(existsSync(`app${path === '/' ? '' : path}/page.tsx`)).toBe(true);
  });

  it.each(['path', 'title', 'description'] as const)('have a %s of their own', (field) => {
    const values = routeList.map((route) => route[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('have titles and descriptions of a length that search results show whole', () => {
    const titleOf = (route: RouteEntry) => documentTitle(route, factValue(company.shortName));
    expect(routeList.filter((route) => titleOf(route).length > 65).map((route) => route.path)).toEqual([]);
    expect(
      routeList
        .filter((route) => route.description.length < 70 || route.description.length > 165)
        .map((route) => route.path),
    ).toEqual([]);
  });

  it('have a trail that starts at home', () => {
    for (const route of routeList) expect(trailTo(routeList, route.path)[0]).toBe(routes.home);
  });
});

describe('navigation', () => {
  it('reaches every page from the footer, the header, the legal line or the cards of help', () => {
    const footerLinks = footerGroups.flatMap((group): readonly NavigationLink[] => group.links);
    const linked = new Set<string>(
      [...headerLinks, ...legalLinks, ...footerLinks, ...helpPages].map((link) => link.route),
    );
    expect(routeIds.filter((id) => isOpenPage(id) && !linked.has(id))).toEqual([]);
  });
});

describe('outbound addresses', () => {
  it.each(Object.entries(outbound))('%s is an https address', (_id, address) => {
    expect(new URL(factValue<string>(address)).protocol).toBe('https:');
  });

  it('are listed once each, except the one form that serves two purposes by specification', () => {
    const urls = Object.values(outbound).map((address) => factValue<string>(address));
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });
});

describe('pictures', () => {
  it('describe themselves unless they only decorate', () => {
    for (const [id, picture] of Object.entries(pagePictures)) {
      if (!id.startsWith('team-')) expect([id, picture.alt.length > 10]).toEqual([id, true]);
    }
  });
});
