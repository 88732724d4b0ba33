import * as React from 'react';
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type * as cartStore from '@/components/islands/shop/cart-store';
import { cartWord } from '@/lib/shop/cart-address';
import { sellable } from '../../support/sellable';

type Store = typeof cartStore;
const products = [
  sellable('mug', 'Mug', 1599),
  sellable('tee', 'T-Shirt', 2499, { choices: [{ label: 'Size', options: ['S', 'M'] }] }),
  sellable('gone', 'Old Cap', 999, { isInStock: false }),
];
const mug = { type: 'add', productId: 'mug', chosen: [] } as const;
const tee = { type: 'add', productId: 'tee', chosen: ['M'] } as const;

/** The cart of a new page, with this test's React. */
async function openPage(search = ''): Promise<Store> {
  window.history.replaceState(null, '', `/merchandise${search}`);
  jest.resetModules();
  jest.doMock('react', () => React);
  return import('@/components/islands/shop/cart-store');
}

/** The island that keeps the URL up to date. */
const showCart = (store: Store) =>
  renderHook(() => {
    const { cart, ...state } = store.useCart();
    store.useCartInAddress(cart, products);
    return { ...state, word: cartWord(cart.lines) };
  }).result;

const api = (navigation: object | undefined): void => {
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
};
const comeBack = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
const reloadAfterBack = () =>
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'back_forward' }] as unknown as PerformanceEntryList);

describe('the cart in the URL', () => {
  it('is restored once, before the first event from any island', async () => {
    const store = await openPage('?cart=mug*2');
    const { result } = renderHook(store.useCart);
    const textOf = () => cartWord(result.current.cart.lines);
    void act(() => store.sendToCart(mug, products));
    expect(textOf()).toBe('mug*3');
    window.history.replaceState(null, '', '/merchandise?cart=tee.0');
    void act(() => store.sendToCart({ type: 'clear' }, products));
    void act(() => store.sendToCart(tee, products));
    expect(textOf()).toBe('tee_m');
  });

  it('is read without unknown products, and is not rewritten until the cart changes', async () => {
    const store = await openPage('?cart=mug*2,tee.1,gone,nothing*3');
    expect(showCart(store).current.word).toBe('mug*2,tee_m');
    expect(location.search).toBe('?cart=mug*2,tee.1,gone,nothing*3');
    void act(() => store.sendToCart(mug, products));
    expect(location.search).toBe('?cart=mug*3,tee_m');
  });

  it('lists what was left out until the note is closed, which also removes it from the URL', async () => {
    const store = await openPage('?cart=mug,gone,nothing');
    const cart = showCart(store);
    expect(cart.current.leftOut).toEqual(['Old Cap', null]);
    act(() => store.forgetLeftOut());
    expect(cart.current.leftOut).toEqual([]);
    expect(location.search).toBe('?cart=mug');
  });

  it('is not in the exported page', async () => {
    const store = await openPage('?cart=mug');
    store.sendToCart(mug, products);
    const Exported = () => `${store.useCart().cart.lines.length} ${store.useQuantity('mug')}`;
    expect(renderToString(<Exported />)).toBe('0 0');
  });
});

describe('after Back or Forward', () => {
  afterEach(() => api(undefined));

  it('a page from the back-forward cache takes the current cart of its URL', async () => {
    api({ activation: null });
    const store = await openPage('?cart=mug');
    const cart = showCart(store);
    void act(() => store.sendToCart(tee, products));
    window.history.replaceState(null, '', '/merchandise?cart=mug*3');
    comeBack();
    expect(cart.current).toMatchObject({ word: 'mug*3', mayBeOld: false });
    window.history.replaceState(null, '', '/merchandise?cart=');
    comeBack();
    expect(cart.current.word).toBeNull();
  });

  it.each([
    ['reloaded, or from the back-forward cache', undefined, true],
    ['in a browser that shows which cart is the newest', { activation: null }, false],
  ])('warns that the cart may be old: %s', async (_, navigation, mayBeOld) => {
    api(navigation);
    const kept = await openPage('?cart=mug');
    const cart = showCart(kept);
    expect(cart.current.mayBeOld).toBe(false);
    comeBack();
    expect(cart.current.mayBeOld).toBe(mayBeOld);
    act(() => kept.forgetReturn());
    expect(cart.current.mayBeOld).toBe(false);
    reloadAfterBack();
    expect(showCart(await openPage('?cart=mug')).current.mayBeOld).toBe(mayBeOld);
  });

  it('says nothing about an old cart on a page that never had one', async () => {
    reloadAfterBack();
    const store = await openPage('?q=mug');
    const cart = showCart(store);
    comeBack();
    expect(cart.current.mayBeOld).toBe(false);
    void act(() => store.sendToCart(mug, products));
    comeBack();
    expect(cart.current.mayBeOld).toBe(true);
  });
});

it('each change is written into the URL without adding a history entry', async () => {
  const store = await openPage('?from=card#products');
  const steps = window.history.length;
  // Even before the summary hydrates: the next click may be a link.
  store.sendToCart(mug, products);
  expect(location.search).toBe('?from=card&cart=mug');
  const cart = showCart(store);
  void act(() => store.sendToCart(mug, products));
  expect(location.search + location.hash).toBe('?from=card&cart=mug*2#products');
  void act(() => store.sendToCart({ type: 'clear' }, products));
  expect(location.search + location.hash).toBe('?from=card&cart=#products');
  expect(cart.current.word).toBeNull();
  expect(window.history.length).toBe(steps);
});
