import { render } from '@testing-library/react';
import { ContactCards } from '@/components/contact/contact-cards';
import { FeaturedProducts } from '@/components/shop/featured-products';
import { contactSection } from '@/content/contact/contact';
import { waysTable } from '@/content/guides/ways-table';
import { heroFinder } from '@/content/home/home';
import { namedWays } from '@/content/search/search';
import { courseChooser } from '@/content/locations/course-chooser';
import { featuredCopy } from '@/content/shop/shop-pages';

// One satellite office beside the headquarters, one featured product, and no form for online classes, whatever this
// company has.
vi.mock('@/content/site/table-rows', async () =>
  (await import('@/tests/support/fixture-rows')).fixtureRows((table, rows) => {
    if (table === 'links') return rows.filter((row) => row['id'] !== 'virtual-red-cross');
    if (table === 'offices') return rows.slice(0, 2);
    if (table !== 'merchandise') return rows;
    return rows.slice(0, 2).map((row, place) => ({ ...row, isFeatured: place === 0 }));
  }),
);

test('one satellite office and one featured product are not announced as several', () => {
  const contact = render(<ContactCards />).container;
  expect(contact).toHaveTextContent(contactSection.cards.address.office);
  const heading = render(<FeaturedProducts />).container.querySelector('h2');
  expect(heading?.textContent).toBe(featuredCopy.title.one);
});

test('a company without a form for online classes offers none', () => {
  for (const offers of [heroFinder, courseChooser, waysTable, namedWays])
    expect(JSON.stringify(offers)).not.toMatch(/virtual|class online/i);
});
