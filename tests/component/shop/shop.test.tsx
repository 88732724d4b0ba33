import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '@/components/islands/shop/add-to-cart';
import { CartBadge } from '@/components/islands/shop/cart-badge';
import { CartProvider, useCart } from '@/components/islands/shop/cart-provider';
import { CartSummary } from '@/components/islands/shop/cart-summary';
import type { Sellable } from '@/lib/cart';

let path = '/merchandise';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const products: readonly Sellable[] = [
  { id: 'mug', name: 'Mug', price: 1599, isInStock: true, choices: [] },
  { id: 'tee', name: 'T-Shirt', price: 2499, isInStock: true, choices: [{ label: 'Size', options: ['S', 'M'] }] },
  { id: 'gone', name: 'Old Cap', price: 999, isInStock: false, choices: [] },
];

function Shop({ checkoutAddress = null }: { checkoutAddress?: string | null }) {
  return (
    <CartProvider products={products}>
      <CartBadge />
      {products.map((product) => <AddToCart key={product.id} product={product}><p>price</p></AddToCart>)}
      <CartSummary
        notes={{ '/merchandise': 'Free shipping on orders over $50', '/aed-first-aid-equipment': 'Free shipping on orders over $100' }}
        checkoutAddress={checkoutAddress}
        mail={{ to: 'support@example.com', subject: 'Order from the shop', closing: 'My address:' }}
      />
    </CartProvider>
  );
}

function openShop(checkoutAddress: string | null = null, isWide = true) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: isWide }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function showModal() { this.open = true; };
  HTMLDialogElement.prototype.close = function close() { this.open = false; };
  path = '/merchandise';
  render(<Shop checkoutAddress={checkoutAddress} />);
  return userEvent.setup();
}

const summary = () => screen.queryByRole('region', { name: 'Cart summary' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the cart of the shops', () => {
  it('shows neither badge nor summary before there is an item', () => {
    openShop();
    expect(summary()).not.toBeInTheDocument();
    expect(screen.queryByText(/^Cart:/)).not.toBeInTheDocument();
  });

  it('adds one unit a press, and keeps sizes apart', async () => {
    const user = openShop();
    await user.click(press('Add to Cart T-Shirt'));
    await user.selectOptions(screen.getByLabelText('Size of T-Shirt'), 'M');
    await user.click(press(/Add to Cart T-Shirt/));
    await user.click(press(/Add to Cart T-Shirt/));
    expect(screen.getByRole('link', { name: 'Cart: 3 items, $74.97' })).toHaveAttribute('href', '#cart');
    const region = within(summary() as HTMLElement);
    expect(region.getByRole('group', { name: 'T-Shirt (S)' })).toHaveTextContent('1');
    expect(region.getByRole('group', { name: 'T-Shirt (M)' })).toHaveTextContent('2');
    expect(region.getByText('Free shipping on orders over $50')).toBeVisible();
  });

  it('cannot add what is out of stock', () => {
    openShop();
    expect(press('Out of Stock Old Cap')).toBeDisabled();
  });

  it('raises, lowers and removes a line, and puts it back', async () => {
    const user = openShop();
    await user.click(press('Add to Cart Mug'));
    await user.click(press('One more Mug'));
    expect(summary()).toHaveTextContent('$31.98');
    await user.click(press('One fewer Mug'));
    await user.click(press('One fewer Mug'));
    expect(press('One fewer Mug')).toHaveAttribute('aria-disabled', 'true');
    expect(summary()).toHaveTextContent('$15.99');
    await user.click(press('Remove Mug'));
    expect(press('Undo')).toHaveFocus();
    await user.click(press('Undo'));
    expect(summary()).toHaveTextContent('$15.99');
    expect(press(/^Cart/)).toHaveFocus();
  });

  it('is gone once the last line is removed and the offer to undo is closed', async () => {
    const user = openShop();
    await user.click(press('Add to Cart Mug'));
    await user.click(press('Empty the cart'));
    await user.click(within(summary() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(summary()).not.toBeInTheDocument();
  });

  it('tells screen readers what happened, in an element that was there before', async () => {
    jest.useFakeTimers();
    openShop();
    const status = screen.getAllByRole('status')[0];
    expect(status).toBeEmptyDOMElement();
    act(() => press('Add to Cart Mug').click());
    act(() => { jest.advanceTimersByTime(1000); });
    expect(status).toHaveTextContent('Mug added. Cart: 1 item, $15.99.');
    jest.useRealTimers();
  });

  it('starts folded on small screens, opens by its button and folds on Escape', async () => {
    const user = openShop(null, false);
    await user.click(press('Add to Cart Mug'));
    const toggle = press(/^Cart/);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(press('Remove Mug')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });
});

describe('proceeding to checkout', () => {
  it('opens a mail with every line, and the order to copy, as long as there is no hosted checkout', async () => {
    const user = openShop();
    await user.click(press('Add to Cart Mug'));
    const link = screen.getByRole('link', { name: 'Proceed to Checkout' });
    const mail = new URL(link.getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Order from the shop');
    expect(mail.searchParams.get('body')).toContain('1 x Mug at $15.99 = $15.99');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const dialog = within(screen.getByRole('dialog', { name: 'Your order' }));
    expect((dialog.getByLabelText('Order text') as HTMLTextAreaElement).value).toContain('Total: $15.99');
    expect(dialog.getByRole('row', { name: 'Mug 1 $15.99 $15.99' })).toBeVisible();
  });

  it('copies the order text, and says so', async () => {
    const user = openShop();
    await user.click(press('Add to Cart Mug'));
    await user.click(press('Order sheet'));
    await user.click(press('Copy order text'));
    expect(await navigator.clipboard.readText()).toContain('1 x Mug');
    expect(screen.getByText('Copied.')).toBeInTheDocument();
  });

  it('hands over to the hosted checkout when content has one', async () => {
    const user = openShop('https://pay.example.com/shop');
    await user.click(press('Add to Cart Mug'));
    const link = screen.getByRole('link', { name: 'Proceed to Checkout (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://pay.example.com/shop?items=mug%3A1&total=1599');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

it('says where the cart is missing', () => {
  function Lost() {
    useCart();
    return null;
  }
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow('app/(shop)/layout.tsx mounts CartProvider');
  silence.mockRestore();
});
