import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { AddToCart } from '@/components/islands/shop/add-to-cart';
import { CartBadge } from '@/components/islands/shop/cart-badge';
import { openCart, sendToCart } from '@/components/islands/shop/cart-store';
import { CartSummary } from '@/components/islands/shop/cart-summary';
import { cartLabels } from '@/content/shop/cart-labels';
import { longestMailHref } from '@/lib/text/mail';
import { quantityLimit } from '@/lib/shop/cart';
import { sellable } from '../../support/sellable';
import { seen } from '../support/seen';
import { tell } from '../support/stories';

const products = [
  sellable('mug', 'Mug', 1599),
  sellable('tee', 'T-Shirt', 2499, {
    shipsFreeOver: 5000,
    choices: [{ label: 'Size', options: ['S', 'M'], isAsked: true }],
  }),
  sellable('gone', 'Old Cap', 999, { isInStock: false }),
];
const cap = sellable('cap', 'Cap', 1999, { choices: [{ label: 'Color', options: ['Green', 'Cream'] }] });
const addProps = { products: [...products, cap], labels: cartLabels, slots: { price: <p>price</p> } };

const summaryProps = {
  name: 'cart-summary',
  products,
  labels: cartLabels,
  freeOver: 5000,
  checkoutAddress: null,
  mail: { to: 'support@example.com', subject: 'Order from the shop' },
  phone: { href: 'tel:6025550123', number: '(602) 555-0123' },
} as const;

function Shop({ checkoutAddress }: { checkoutAddress: string | null }) {
  return (
    <>
      <CartBadge name="cart-badge" products={products} labels={cartLabels} />
      {products.map((each) => (
        <AddToCart key={each.id} name={each.id} {...addProps} product={each} />
      ))}
      <CartSummary {...summaryProps} checkoutAddress={checkoutAddress} />
    </>
  );
}

const { summary: labels, dialog: dialogLabels } = cartLabels;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const click = (name: string | RegExp) => user.click(button(name));

beforeEach(() => vi.useFakeTimers());
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function openShop(checkoutAddress?: string) {
  history.replaceState(null, '', '/merchandise');
  // The cart is shared by the whole page, so clear what an earlier test left in it.
  sendToCart({ type: 'clear' }, products);
  sendToCart({ type: 'forget' }, products);
  openCart(false);
  render(<Shop checkoutAddress={checkoutAddress ?? null} />);
}

test('a color chosen just before the button counts, also if both clicks are replayed during hydration', () => {
  history.replaceState(null, '', '/merchandise');
  sendToCart({ type: 'clear' }, [cap]);
  /** As the loader does: React renders nothing between clicks in an effect. */
  function Replayed() {
    useEffect(() => {
      screen.getByLabelText('Cream').click();
      button(`${cartLabels.add} Cap`).click();
    }, []);
    return <AddToCart name="cap" {...addProps} product={cap} />;
  }
  render(<Replayed />);
  expect(location.search).toContain('cap_cream');
});

test('a card shows the chosen color once its picture has loaded', async () => {
  const cream = {
    color: 'Cream',
    id: 'merch-cap-cream',
    alt: 'Cream cap',
    backdrop: 'mint',
    hash: '1a2b3c4d',
    widths: [480],
    ground: 'clear',
  } as const;
  render(
    <article>
      <div data-chosen-color="" />
      <AddToCart name="cap" {...addProps} product={cap} colorPictures={[cream]} sizes="50vw" />
    </article>,
  );
  const place = document.querySelector('[data-chosen-color]');
  await user.click(within(screen.getByRole('radiogroup', { name: 'Color of Cap' })).getByLabelText('Cream'));
  const image = screen.getByRole('img', { name: 'Cream cap' });
  expect(place).toContainElement(image);
  expect(image).toHaveAttribute('src', '/pictures/merch-cap-cream-480.1a2b3c4d.webp');
  expect(place?.querySelector('[data-loaded]')).toBeNull();
  fireEvent.load(image);
  expect(place?.querySelector('[data-loaded]')).not.toBeNull();
  await user.click(screen.getByLabelText('Green'));
  expect(place).toBeEmptyDOMElement();
});

/** What a visitor does in the shops; what is then on the screen is approved. */
const stories: Readonly<Record<string, string>> = {
  'the cart is absent before the first item, and nothing out of stock can be added': 'open',
  'the cart asks for a size in place of the button, adds one per click, and has a line per size':
    'open | click Add to Cart T-Shirt | press Escape | order S | order M | order M | badge',
  'the cart opens, folds on Escape alone, and takes more or fewer of an item':
    'openCart | press Tab | press Escape | click Cart | click One more | click One fewer | click One fewer',
  'the cart disappears with its last item after a short offer to undo, and can be emptied':
    'openCart | click Remove | click Undo | click Empty | click Close',
  'the cart says at the button and in its line that it holds no more of one item, and takes other sizes':
    'open | fill tee M | order M | order S | click Cart Summary',
  'the checkout shows the order and what happens next, then one choice: email, copy, print, call':
    'openCart | click One more | click Proceed | click Copy | paste',
  'an order that the browser does not copy unfolds and is selected':
    'openCart | click Proceed | refuse | click Copy',
  'the checkout is a link where the company has one of its own': 'openCart https://pay.example.com/shop',
};

/** What has happened since the last step. */
const log: string[] = [];

const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  open: openShop,
  openCart: async (checkoutAddress) => {
    openShop(checkoutAddress);
    await click('Add to Cart Mug');
    await click(/^Cart Summary/);
  },
  order: async (size = '') => {
    await click(/^Add to Cart T-Shirt/);
    await click(size);
  },
  click: (...name) => click(new RegExp(`^${name.join(' ')}`)),
  badge: () => user.click(screen.getByRole('link', { name: /items/ })),
  press: (key) => user.keyboard(`{${key}}`),
  paste: () => void navigator.clipboard.readText().then((text) => log.push(text)),
  refuse: () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed')),
  /** As many of one item as a cart holds. */
  fill: (productId = '', ...chosen) =>
    act(() => {
      for (let unit = 0; unit < quantityLimit; unit += 1)
        sendToCart({ type: 'add', productId, chosen }, products);
    }),
};

const state = () => {
  const text = document.querySelector('textarea');
  return {
    // The printed sheet names the company.
    screen: seen(document.body)
      .filter((line) => !line.startsWith('Send this sheet'))
      .join('\n'),
    'live regions': String(document.querySelectorAll('[role="status"]').length),
    'in a new tab': document.querySelector<HTMLAnchorElement>('a[target="_blank"]')?.rel ?? '',
    selected: text?.value.slice(text.selectionStart, text.selectionEnd) ?? '',
  };
};

test.each(Object.entries(stories))('%s', async (_title, story) => {
  // Long enough for what is read out.
  const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await tell(story, { acts, state, log, pause })).toMatchSnapshot();
});

test('an order that is too long for its email link has a message, and offers all of it to copy', async () => {
  const options = Array.from({ length: 30 }, (_, at) => `Size ${at}`);
  const shirt = sellable('shirt', 'Long-Sleeve Shirt', 2999, { choices: [{ label: 'Size', options }] });
  history.replaceState(null, '', '/merchandise');
  sendToCart({ type: 'clear' }, products);
  for (const size of options) sendToCart({ type: 'add', productId: 'shirt', chosen: [size] }, [shirt]);
  openCart(true);
  render(<CartSummary {...summaryProps} products={[shirt]} />);
  await click(labels.checkout);
  const link = screen.getByRole('link', { name: dialogLabels.open });
  const href = link.getAttribute('href') ?? '';
  expect(href.length).toBeLessThanOrEqual(longestMailHref);
  expect(new URL(href).searchParams.get('body')).toContain(dialogLabels.cutNote);
  expect(screen.getByText(dialogLabels.cut)).toBeVisible();
  expect(screen.getByLabelText<HTMLTextAreaElement>(dialogLabels.textLabel).value).toContain('Size 29');
});
