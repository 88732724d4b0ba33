import { cityPages } from '@/components/locations/model/city-pages';
import { helpPages } from '@/content/clinical/help';
import { footerGroups, headerLinks, legalLinks, type NavigationLink } from '@/content/site/navigation';
import { isOpenPage } from '@/content/site/open-shops';
import { routeIds, routeList } from '@/content/site/routes';
import { documentTitle } from '@/lib/site/routes';

/** City pages grow with the table. */
const pages = [...routeList, ...cityPages];

describe('routes and cities', () => {
  it.each(['path', 'title', 'description'] as const)('each have their own %s', (field) => {
    const values = pages.map((page) => page[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('have titles and descriptions short enough for search results', () => {
    // With a longer company name, titles grow and search results truncate the name.
    const isWrong = (page: (typeof pages)[number]) =>
      documentTitle(page, 'x'.repeat(10)).length > 65 ||
      page.description.length < 70 ||
      page.description.length > 165;
    expect(pages.filter(isWrong).map(({ path }) => path)).toEqual([]);
  });
});

test('every page is linked from the footer, the header, the legal line or the help cards', () => {
  const footerLinks = footerGroups.flatMap((group): readonly NavigationLink[] => group.links);
  const linked = new Set<string>(
    [...headerLinks, ...legalLinks, ...footerLinks, ...helpPages].map((link) => link.route),
  );
  expect(routeIds.filter((id) => isOpenPage(id) && !linked.has(id))).toEqual([]);
});
