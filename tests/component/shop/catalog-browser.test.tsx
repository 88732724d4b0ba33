import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CatalogBrowser, type CatalogBrowserProps } from '@/components/islands/shop/catalog-browser';
import { CompareToggle } from '@/components/islands/shop/compare-toggle';
import { catalogLabels } from '@/content/shop/cart-labels';
import { inOrderOfName } from '@/lib/shop/catalog';
import { interpolate } from '@/lib/text/interpolate';
import { seen } from '../support/seen';

const categoryNames = {
  all: 'All Products',
  aed: 'AED Units',
  kits: 'First Aid Kits',
  accessories: 'Accessories',
};
const categories = Object.entries(categoryNames).map(([id, label]) => ({ id, label }));
const scope = {
  categories: Object.keys(categoryNames),
  comparable: ['aed', 'kit', 'bag', 'mask'],
  isRated: true,
};
const product = (id: string, name: string, category: string, price: number) => ({
  ...{ id, name, price, categories: [category], rating: 4, isFeatured: false, texts: [name, 'For work'] },
});
const entries = inOrderOfName([
  product('aed', 'AED', 'aed', 900),
  product('bag', 'Trauma Bag', 'kits', 300),
  product('kit', 'First Aid Kit', 'kits', 100),
  product('mask', 'Mask', 'kits', 20),
]);
const props: CatalogBrowserProps = {
  name: 'catalog',
  entries,
  categories,
  labels: {
    ...catalogLabels,
    allLabel: 'All Equipment',
    found: { one: '1 product found', many: '{count} products found' },
    searchLabel: 'Search equipment',
    searchPlaceholder: 'Search equipment...',
  },
  list: '',
  compared: entries.map(({ id, name, price }) => ({
    id,
    name,
    values: [
      { label: 'Price', value: `$${price}` },
      { label: 'Warranty', value: '8 years' },
    ],
  })),
  scope,
  quoteMail: { to: 'support@example.com', subject: 'Request Custom Quote' },
  slots: Object.fromEntries(
    entries.map(({ id, name }) => [
      id,
      <article key={id} id={id}>
        <h3>{name}</h3>
        <CompareToggle
          name={`compare-${id}`}
          id={id}
          productName={name}
          label={catalogLabels.comparison.choose}
          scope={scope}
        />
      </article>,
    ]),
  ),
};

function openCatalog(search = '') {
  window.history.replaceState(null, '', `/aed-first-aid-equipment${search}`);
  render(<CatalogBrowser {...props} />);
  return userEvent.setup();
}

const listView = `${catalogLabels.layouts.list} ${catalogLabels.layoutEnd}`;
const compareBox = (name: string) =>
  screen.getByRole('checkbox', { name: `${catalogLabels.comparison.choose} ${name}` });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

afterEach(() => act(() => window.history.replaceState(null, '', '/')));

describe('the catalog', () => {
  it('shows counts on its tabs, filters by them, and has no link for an empty category', async () => {
    const user = openCatalog();
    await user.click(screen.getByRole('button', { name: /First Aid Kits/ }));
    expect(seen(document.body).join('\n')).toMatchSnapshot();
    expect(window.location.search).toBe('?category=kits');
  });

  it('searches and sorts the same elements, and offers a reset if nothing matches', async () => {
    const user = openCatalog();
    const before = document.getElementById('mask');
    await user.type(screen.getByRole('searchbox', { name: 'Search equipment' }), 'KIT');
    expect(names()).toEqual(['First Aid Kit']);
    await user.type(screen.getByRole('searchbox'), 'ten');
    expect(screen.getByText('0 products found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: catalogLabels.clear }));
    expect(window.location.search).toBe('');
    await user.selectOptions(screen.getByLabelText(catalogLabels.sortBy), catalogLabels.sort['price-asc']);
    expect(names()).toEqual(['Mask', 'First Aid Kit', 'Trauma Bag', 'AED']);
    await user.click(screen.getByRole('button', { name: listView }));
    expect(screen.getByRole('button', { name: listView })).toHaveAttribute('aria-pressed', 'true');
    expect(window.location.search).toBe('?sort=price-asc&view=list');
    expect(document.getElementById('mask')).toBe(before);
  });

  it('opens with the view in the URL, and shows a filtered-out product if a link targets it', () => {
    openCatalog('?category=kits&sort=price-desc&view=cube&q=');
    expect(names()).toEqual(['Trauma Bag', 'First Aid Kit', 'Mask']);
    act(() => {
      window.history.replaceState(null, '', `${window.location.search}#aed`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(names()).toHaveLength(4);
  });

  it('says that a category is empty if the URL opens it', () => {
    openCatalog('?category=accessories');
    expect(screen.getByText(catalogLabels.none)).toBeVisible();
  });
});

it('the comparison shows up to three products side by side, loses no click, and refuses a fourth', async () => {
  const user = openCatalog();
  act(() => {
    for (const name of ['AED', 'First Aid Kit']) compareBox(name).click();
  });
  await user.click(compareBox('Mask'));
  expect(compareBox('Trauma Bag')).toBeDisabled();
  expect(seen(document.querySelector('#compare')!).join('\n')).toMatchSnapshot();
  const isBold = (row: RegExp) =>
    within(screen.getByRole('row', { name: row }))
      .getAllByRole('cell')[0]
      ?.classList.contains('font-semibold');
  expect([/^Price/, /^Warranty/].map(isBold)).toEqual([true, false]);
  expect(window.location.search).toBe('?compare=aed,kit,mask');
  const removeEnd = interpolate(catalogLabels.comparison.removeEnd, { product: 'First Aid Kit' });
  await user.click(screen.getByRole('button', { name: `${catalogLabels.comparison.remove} ${removeEnd}` }));
  expect(screen.getByRole('row', { name: 'Price $900 $20' })).toBeVisible();
});
