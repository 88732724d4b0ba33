import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { AddToCart } from '@/components/islands/shop/add-to-cart';
import { CartBadge } from '@/components/islands/shop/cart-badge';
import { openCart, sendToCart } from '@/components/islands/shop/cart-store';
import { CartSummary } from '@/components/islands/shop/cart-summary';
import { cartLabels } from '@/content/shop/cart-labels';
import { interpolate } from '@/lib/text/interpolate';
import { longestMailHref } from '@/lib/text/mail';
import { quantityLimit } from '@/lib/shop/cart';
import { sellable } from '../../support/sellable';
import { seen } from '../support/seen';

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
const summary = () => screen.queryByRole('region', { name: labels.label });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const toggle = () => button(new RegExp(`^${labels.title}`));
const user = userEvent.setup();
const click = (name: string | RegExp) => user.click(button(name));
const step = (which: 'more' | 'fewer') => interpolate(labels[which], { line: 'Mug' });

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

function openShop(checkoutAddress: string | null = null) {
  history.replaceState(null, '', '/merchandise');
  // The cart is shared by the whole page, so clear what an earlier test left in it.
  sendToCart({ type: 'clear' }, products);
  sendToCart({ type: 'forget' }, products);
  openCart(false);
  render(<Shop checkoutAddress={checkoutAddress} />);
}

/** A shop with a mug in its open cart. */
async function openCartOfMug(checkoutAddress: string | null = null) {
  openShop(checkoutAddress);
  await click(`${cartLabels.add} Mug`);
  await user.click(toggle());
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

describe('the cart of the shops', () => {
  it('is absent before the first item, and accepts nothing that is out of stock', () => {
    openShop();
    expect(summary()).not.toBeInTheDocument();
    expect(button(`${cartLabels.outOfStock} Old Cap`)).toBeDisabled();
  });

  it('asks for a size in place of the button, adds one per click, and has a line per size', async () => {
    openShop();
    const add = () => button(new RegExp(`^${cartLabels.add} T-Shirt`));
    await user.click(add());
    const sizes = screen.getByRole('group', { name: 'Size of T-Shirt' });
    expect(within(sizes).getByRole('button', { name: 'S' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(sizes).not.toBeInTheDocument();
    expect(add()).toHaveFocus();
    expect(summary()).not.toBeInTheDocument();
    for (const option of ['S', 'M', 'M']) {
      await user.click(add());
      await click(option);
      expect(add()).toHaveFocus();
    }
    await user.click(toggle());
    const badge = screen.getByRole('link', { name: 'Cart: 3 items, $74.97' });
    expect([badge, summary()!].flatMap(seen).join('\n')).toMatchSnapshot();
  });

  it('opens, folds on Escape, increases, decreases and removes a line, and disappears with the last one after a short offer to undo', async () => {
    await openCartOfMug();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
    await user.click(toggle());
    await click(step('more'));
    expect(summary()).toHaveTextContent('$31.98');
    await click(step('fewer'));
    await click(step('fewer'));
    expect(button(step('fewer'))).toHaveAttribute('aria-disabled', 'true');
    await click(`${labels.remove} Mug`);
    expect(summary()).not.toBeInTheDocument();
    expect(button(labels.undo)).toHaveFocus();
    await click(labels.undo);
    expect(summary()).toHaveTextContent('$15.99');
    expect(toggle()).toHaveFocus();
    await click(labels.clear);
    await click(labels.close);
    expect(screen.queryByText(labels.removed)).not.toBeInTheDocument();
  });

  it('says at the button and in its line that it holds no more of one item, and takes other sizes', async () => {
    openShop();
    const limit = interpolate(cartLabels.limit, { limit: quantityLimit });
    act(() => {
      for (let unit = 0; unit < quantityLimit; unit += 1)
        sendToCart({ type: 'add', productId: 'tee', chosen: ['M'] }, products);
    });
    const add = () => button(new RegExp(`^${cartLabels.add} T-Shirt`));
    expect(screen.queryByText(limit)).not.toBeVisible();
    await user.click(add());
    await click('M');
    const status = within(add().parentElement as HTMLElement).getByRole('status');
    expect(status).toHaveTextContent(limit);
    await user.click(add());
    await click('S');
    expect(status).toBeEmptyDOMElement();
    await user.click(toggle());
    expect(within(summary() as HTMLElement).getByText(limit)).toBeVisible();
    expect(summary()).toHaveTextContent(`${quantityLimit + 1} items`);
  });

  it('announces changes to screen readers, in an existing live region', () => {
    jest.useFakeTimers();
    openShop();
    const status = screen.getAllByRole('status')[0];
    expect(status).toBeEmptyDOMElement();
    act(() => button(`${cartLabels.add} Mug`).click());
    act(() => jest.advanceTimersByTime(1000));
    expect(status).toHaveTextContent('Mug added. Cart: 1 item, $15.99.');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('proceeding to checkout', () => {
  it('shows the order and what happens next, then one choice: email, copy, print, call', async () => {
    await openCartOfMug();
    await click(step('more'));
    await click(labels.checkout);
    const dialog = screen.getByRole('dialog', { name: dialogLabels.title });
    // The printed sheet names the company.
    const said = seen(dialog).filter((line) => !line.startsWith('Send this sheet'));
    expect(said.join('\n')).toMatchSnapshot();
    await click(dialogLabels.copy);
    expect(await navigator.clipboard.readText()).toContain('2 x Mug');
    expect(screen.getByText(dialogLabels.copied)).toBeInTheDocument();
    // Where the browser does not copy, the text unfolds and is selected.
    const text = screen.getByLabelText<HTMLTextAreaElement>(dialogLabels.textLabel);
    expect(text).not.toBeVisible();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await click(dialogLabels.copy);
    expect(await screen.findByText(dialogLabels.copyFailed)).toBeInTheDocument();
    expect(text).toBeVisible();
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toContain('2 x Mug');
  });

  it('shows a message if an order is too long for its email link, and offers all of it to copy', async () => {
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

  it('links to the hosted checkout if content has one', async () => {
    await openCartOfMug('https://pay.example.com/shop');
    const link = screen.getByRole('link', { name: `${labels.checkout} ${labels.newTab}` });
    expect(link).toHaveAttribute('href', 'https://pay.example.com/shop?items=mug%3A1&total=1599');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
