import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { CatalogBrowser, type CatalogBrowserProps } from '@/components/islands/shop/catalog-browser';
import { CompareToggle } from '@/components/islands/shop/compare-toggle';
import { catalogLabels } from '@/content/shop/cart-labels';
import { inOrderOfName } from '@/lib/shop/catalog';
import { seen } from '../support/seen';
import { tell } from '../support/stories';

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

/** What a visitor does in the catalog; what is then on the screen is approved. */
const stories: Readonly<Record<string, string>> = {
  'tabs show counts and filter by them, and an empty category cannot be chosen':
    'open | click First Aid Kits',
  'the same elements are searched and sorted, with a reset if nothing matches':
    'open | type KIT | type ten | click Clear | sort price-asc | click List view',
  'the view in the address is shown, and a filtered-out product if a link targets it':
    'open ?category=kits&sort=price-desc&view=cube&q= | follow #aed',
  'an empty category says so if the address opens it': 'open ?category=accessories',
  'the comparison shows up to three products side by side, loses no click, and refuses a fourth':
    'open | tick aed kit | tick mask | click Remove First Aid Kit | click Remove AED | click Remove Mask',
};

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  open: (search = '') => {
    window.history.replaceState(null, '', `/aed-first-aid-equipment${search}`);
    render(<CatalogBrowser {...props} />);
  },
  click: (...name) => user.click(screen.getByRole('button', { name: new RegExp(`^${name.join(' ')}`) })),
  type: (text = '') => user.type(screen.getByRole('searchbox'), text),
  sort: (order = '') => user.selectOptions(screen.getByLabelText(catalogLabels.sortBy), order),
  follow: (anchor = '') =>
    act(() => {
      window.history.replaceState(null, '', `${window.location.search}${anchor}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    }),
  /** As the loader does: React renders nothing between clicks in an effect. */
  tick: (...ids) =>
    renderHook(() =>
      useEffect(() => {
        for (const id of ids) document.querySelector<HTMLInputElement>(`#${id} input`)?.click();
      }, []),
    ),
};

test.each(Object.entries(stories))('%s', async (_title, story) => {
  vi.useFakeTimers();
  let first: Element | null = null;
  const state = () => {
    first ??= document.getElementById('mask');
    const headings = screen.queryAllByRole('heading', { level: 3 });
    return {
      screen: seen(document.body).join('\n'),
      cards: headings.map(({ textContent }) => textContent).join(', '),
      'the element of the mask is': first === document.getElementById('mask') ? 'the same' : 'another',
      bold: [...document.querySelectorAll('td.font-semibold')]
        .map(({ textContent }) => textContent)
        .join(', '),
      address: window.location.search,
    };
  };
  // Long enough for what is read out.
  const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await tell(story, { acts, state, pause })).toMatchSnapshot();
});
