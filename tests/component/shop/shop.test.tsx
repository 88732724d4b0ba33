import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '@/components/islands/shop/add-to-cart';
import { CartBadge } from '@/components/islands/shop/cart-badge';
import { openCart, sendToCart } from '@/components/islands/shop/cart-store';
import { CartSummary } from '@/components/islands/shop/cart-summary';
import { cartWords } from '@/content/shop/cart-words';
import type { Sellable } from '@/lib/shop/cart';
import { fillIn } from '@/lib/text/fill-in';

const products: readonly Sellable[] = [
  { id: 'mug', name: 'Mug', price: 1599, isInStock: true, isShipped: true, choices: [] },
  {
    id: 'tee',
    name: 'T-Shirt',
    price: 2499,
    isInStock: true,
    isShipped: true,
    shipsFreeOver: 5000,
    choices: [{ label: 'Size', options: ['S', 'M'], isAsked: true }],
  },
  { id: 'gone', name: 'Old Cap', price: 999, isInStock: false, isShipped: true, choices: [] },
];

function Shop({ checkoutAddress = null }: { checkoutAddress?: string | null }) {
  return (
    <>
      <CartBadge products={products} words={cartWords} />
      {products.map((product) => (
        <AddToCart
          key={product.id}
          name={product.id}
          product={product}
          products={products}
          words={cartWords}
          slots={{ price: <p>price</p> }}
        />
      ))}
      <CartSummary
        products={products}
        words={cartWords}
        checkoutAddress={checkoutAddress}
        mail={{ to: 'support@example.com', subject: 'Order from the shop' }}
        phone={{ href: 'tel:6025550123', number: '(602) 555-0123' }}
      />
    </>
  );
}

/** The cart is one for the whole page, so the next test begins with what is left of it: nothing. */
function emptyCart() {
  sendToCart({ type: 'clear' }, products);
  sendToCart({ type: 'forget' }, products);
  openCart(false);
}

function openShop(checkoutAddress: string | null = null) {
  history.replaceState(null, '', '/merchandise');
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  emptyCart();
  render(<Shop checkoutAddress={checkoutAddress} />);
  return userEvent.setup();
}

const { summary: words, dialog: dialogWords } = cartWords;
const summary = () => screen.queryByRole('region', { name: words.label });
const open = (user: ReturnType<typeof openShop>) => user.click(press(new RegExp(`^${words.title}`)));
const press = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the color of a product', () => {
  const picture = {
    color: 'Cream',
    id: 'merch-cap-cream',
    alt: 'Cream cap',
    backdrop: 'mint',
    hash: '1a2b3c4d',
    widths: [480],
    ground: 'clear',
  } as const;
  const card = (
    <article>
      <div data-chosen-color="" />
      <AddToCart
        name="cap"
        product={{
          id: 'cap',
          name: 'Cap',
          price: 1999,
          isInStock: true,
          isShipped: true,
          choices: [{ label: 'Color', options: ['Green', 'Cream'] }],
        }}
        products={[]}
        words={cartWords}
        colorPictures={[picture]}
        sizes="50vw"
        slots={{ price: <p>price</p> }}
      />
    </article>
  );

  it('shows on its card once it is chosen and its file has come', async () => {
    render(card);
    const place = document.querySelector('[data-chosen-color]');
    const user = userEvent.setup();
    expect(place).toBeEmptyDOMElement();
    await user.selectOptions(screen.getByLabelText('Color of Cap'), 'Cream');
    const image = screen.getByRole('img', { name: 'Cream cap' });
    expect(place).toContainElement(image);
    expect(image).toHaveAttribute('src', '/pictures/merch-cap-cream-480.1a2b3c4d.webp');
    expect(place?.querySelector('[data-loaded]')).toBeNull();
    fireEvent.load(image);
    expect(place?.querySelector('[data-loaded]')).not.toBeNull();
    await user.selectOptions(screen.getByLabelText('Color of Cap'), 'Green');
    expect(place).toBeEmptyDOMElement();
  });
});

describe('the cart of the shops', () => {
  afterEach(() => jest.useRealTimers());

  it('shows neither badge nor summary before there is an item', () => {
    openShop();
    expect(summary()).not.toBeInTheDocument();
    expect(screen.queryByText(/^Cart:/)).not.toBeInTheDocument();
  });

  it('asks for a size, adds one unit a press, and keeps sizes apart', async () => {
    const user = openShop();
    await user.click(press(`${cartWords.add} T-Shirt`));
    expect(screen.getByRole('alert')).toHaveTextContent(fillIn(cartWords.refused, { choice: 'size' }));
    expect(screen.getByLabelText('Size of T-Shirt')).toHaveFocus();
    expect(summary()).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Size of T-Shirt'), 'S');
    await user.click(press(`${cartWords.add} T-Shirt`));
    await user.selectOptions(screen.getByLabelText('Size of T-Shirt'), 'M');
    await user.click(press(new RegExp(`^${cartWords.add} T-Shirt`)));
    await user.click(press(new RegExp(`^${cartWords.add} T-Shirt`)));
    expect(screen.getByRole('link', { name: 'Cart: 3 items, $74.97' })).toHaveAttribute('href', '#cart');
    await open(user);
    const region = within(summary() as HTMLElement);
    expect(region.getByRole('group', { name: 'T-Shirt (S)' })).toHaveTextContent('1');
    expect(region.getByRole('group', { name: 'T-Shirt (M)' })).toHaveTextContent('2');
    expect(region.getByText('Free shipping on orders over $50')).toBeVisible();
  });

  it('cannot add what is out of stock', () => {
    openShop();
    expect(press(`${cartWords.outOfStock} Old Cap`)).toBeDisabled();
  });

  it('raises, lowers and removes a line, and puts it back', async () => {
    const user = openShop();
    await user.click(press(`${cartWords.add} Mug`));
    await open(user);
    await user.click(press(fillIn(words.more, { line: 'Mug' })));
    expect(summary()).toHaveTextContent('$31.98');
    await user.click(press(fillIn(words.fewer, { line: 'Mug' })));
    await user.click(press(fillIn(words.fewer, { line: 'Mug' })));
    expect(press(fillIn(words.fewer, { line: 'Mug' }))).toHaveAttribute('aria-disabled', 'true');
    expect(summary()).toHaveTextContent('$15.99');
    await user.click(press(`${words.remove} Mug`));
    expect(press(words.undo)).toHaveFocus();
    await user.click(press(words.undo));
    expect(summary()).toHaveTextContent('$15.99');
    expect(press(new RegExp(`^${words.title}`))).toHaveFocus();
  });

  it('is gone once the last line is removed, but for a short offer to undo', async () => {
    const user = openShop();
    await user.click(press(`${cartWords.add} Mug`));
    await open(user);
    await user.click(press(words.clear));
    expect(summary()).not.toBeInTheDocument();
    expect(screen.queryByText(/\$0|0 items/)).not.toBeInTheDocument();
    expect(press(words.undo)).toHaveFocus();
    await user.click(press(words.close));
    expect(screen.queryByText(words.removed)).not.toBeInTheDocument();
  });

  it('tells screen readers what happened, in an element that was there before', () => {
    jest.useFakeTimers();
    openShop();
    const status = screen.getAllByRole('status')[0];
    expect(status).toBeEmptyDOMElement();
    act(() => press(`${cartWords.add} Mug`).click());
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(status).toHaveTextContent('Mug added. Cart: 1 item, $15.99.');
  });

  it('stays closed until it is asked for, opens by its button and folds on Escape', async () => {
    const user = openShop();
    await user.click(press(`${cartWords.add} Mug`));
    const toggle = press(new RegExp(`^${words.title}`));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(press(`${words.remove} Mug`)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });
});

describe('proceeding to checkout', () => {
  it('shows the order and what happens next, then one choice: e-mail, copy, print, call', async () => {
    const user = openShop();
    await user.click(press(`${cartWords.add} Mug`));
    await open(user);
    await user.click(press(words.checkout));
    const dialog = within(screen.getByRole('dialog', { name: dialogWords.title }));
    expect(dialog.getByRole('row', { name: 'Mug 1 $15.99 $15.99' })).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      dialogWords.steps.shipped,
    );
    const mail = new URL(dialog.getByRole('link', { name: dialogWords.open }).getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Order from the shop');
    expect(mail.searchParams.get('body')).toContain('1 x Mug at $15.99 = $15.99');
    expect(mail.searchParams.get('body')).toContain('Total: $15.99');
    expect(
      dialog.getByRole('link', { name: fillIn(dialogWords.call, { phone: '(602) 555-0123' }) }),
    ).toHaveAttribute('href', 'tel:6025550123');
    for (const name of [dialogWords.copy, dialogWords.print])
      expect(dialog.getByRole('button', { name })).toBeVisible();
  });

  it('copies the order text, and says so', async () => {
    const user = openShop();
    await user.click(press(`${cartWords.add} Mug`));
    await open(user);
    await user.click(press(words.checkout));
    await user.click(press(dialogWords.copy));
    expect(await navigator.clipboard.readText()).toContain('1 x Mug');
    expect(screen.getByText(dialogWords.copied)).toBeInTheDocument();
  });

  it('hands over to the hosted checkout when content has one', async () => {
    const user = openShop('https://pay.example.com/shop');
    await user.click(press(`${cartWords.add} Mug`));
    await open(user);
    const link = screen.getByRole('link', { name: `${words.checkout} ${words.newTab}` });
    expect(link).toHaveAttribute('href', 'https://pay.example.com/shop?items=mug%3A1&total=1599');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
