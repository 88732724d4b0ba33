import { helpPages } from '@/content/clinical/help';
import { footerGroups, headerLinks, legalLinks, type NavigationLink } from '@/content/site/navigation';
import { outbound } from '@/content/site/outbound';
import { pagePictures } from '@/content/site/pictures';
import { isOpenPage } from '@/content/site/open-shops';
import { routeIds, routeList, routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import { company } from '@/content/company/company';
import { documentTitle, type RouteEntry, trailTo } from '@/lib/site/routes';

describe('routes', () => {
  it.each(['path', 'title', 'description'] as const)('have a %s of their own', (field) => {
    const values = routeList.map((route) => route[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('have titles and descriptions of a length that search results show whole', () => {
    const titleOf = (route: RouteEntry) => documentTitle(route, factValue(company.shortName));
    const isWrong = (route: RouteEntry) =>
      titleOf(route).length > 65 || route.description.length < 70 || route.description.length > 165;
    expect(routeList.filter(isWrong).map(({ path }) => path)).toEqual([]);
  });

  it('have a trail that starts at home', () => {
    for (const route of routeList) expect(trailTo(routeList, route.path)[0]).toBe(routes.home);
  });
});

test('navigation reaches every page from the footer, the header, the legal line or the cards of help', () => {
  const footerLinks = footerGroups.flatMap((group): readonly NavigationLink[] => group.links);
  const linked = new Set<string>(
    [...headerLinks, ...legalLinks, ...footerLinks, ...helpPages].map((link) => link.route),
  );
  expect(routeIds.filter((id) => isOpenPage(id) && !linked.has(id))).toEqual([]);
});

test('outbound addresses are https addresses, and listed once each', () => {
  const urls = Object.values(outbound).map((address) => factValue<string>(address));
  expect(urls.filter((url) => new URL(url).protocol !== 'https:')).toEqual([]);
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

test('pictures describe themselves unless they only decorate', () => {
  const silent = Object.entries(pagePictures).filter(([, { alt }]) => alt.length <= 10);
  expect(silent.filter(([id]) => !id.startsWith('team-'))).toEqual([]);
});
