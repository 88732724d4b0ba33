import { helpPages } from '@/content/clinical/help';
import { footerGroups, headerLinks, legalLinks, type NavigationLink } from '@/content/site/navigation';
import { isOpenPage } from '@/content/site/open-shops';
import { routeIds, routeList } from '@/content/site/routes';
import { documentTitle, type RouteEntry } from '@/lib/site/routes';

describe('routes', () => {
  it.each(['path', 'title', 'description'] as const)('have a %s of their own', (field) => {
    const values = routeList.map((route) => route[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('have titles and descriptions of a length that search results show whole', () => {
    // A company with a longer name than this has longer titles, and search results cut its name.
    const titleOf = (route: RouteEntry) => documentTitle(route, 'x'.repeat(10));
    const isWrong = (route: RouteEntry) =>
      titleOf(route).length > 65 || route.description.length < 70 || route.description.length > 165;
    expect(routeList.filter(isWrong).map(({ path }) => path)).toEqual([]);
  });
});

test('navigation reaches every page from the footer, the header, the legal line or the cards of help', () => {
  const footerLinks = footerGroups.flatMap((group): readonly NavigationLink[] => group.links);
  const linked = new Set<string>(
    [...headerLinks, ...legalLinks, ...footerLinks, ...helpPages].map((link) => link.route),
  );
  expect(routeIds.filter((id) => isOpenPage(id) && !linked.has(id))).toEqual([]);
});
