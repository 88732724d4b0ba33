import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type * as cartStore from '@/components/islands/shop/cart-store';
import { cartWord } from '@/lib/shop/cart-address';
import { sellable } from '../../support/sellable';
import { tell } from '../support/stories';

const products = [
  sellable('mug', 'Mug', 1599),
  sellable('tee', 'T-Shirt', 2499, { choices: [{ label: 'Size', options: ['S', 'M'] }] }),
  sellable('gone', 'Old Cap', 999, { isInStock: false }),
];

/** What islands and a visitor do with the cart; what can be seen of it is approved. */
const stories: Readonly<Record<string, string>> = {
  'the cart of the address is restored once, before the first event from any island':
    'open ?cart=mug*2 | add mug | arrive ?cart=tee.0 | add mug | clear | add tee M',
  'it is read without what cannot be ordered, and the address is not rewritten until the cart changes or the note about that is closed':
    'open ?cart=mug*2,tee.1,gone,nothing*3 | show | {add mug, forgetLeftOut}',
  'it is not in the exported page': 'open ?cart=mug | add mug | export',
  'each change is written into the address without adding a history entry, even before the summary hydrates':
    'open ?from=card#products | add mug | show | add mug | clear',
  'a page from the back-forward cache takes the current cart of its address':
    'isKnown + open ?cart=mug | show | add tee M | arrive ?cart=mug*3 | comeBack | arrive ?cart= | comeBack',
  'a cart from the back-forward cache may be old, unless the browser shows which is the newest':
    '{open, isKnown + open} ?cart=mug | show | comeBack | forgetReturn',
  'a cart that is loaded again after Back may be old, unless the browser shows which is the newest':
    'return + {open, isKnown + open} ?cart=mug | show',
  'a page that never had a cart has no old one':
    'return + open ?q=mug | show | comeBack | add mug | comeBack',
  'a part of the page that goes away takes no other with it': 'open | card | leave | add mug',
};

let store: typeof cartStore;
let leave: () => void;
let seenCart: { readonly current: ReturnType<typeof cartStore.useCart> };
/** What has happened since the last step. */
const log: string[] = [];

const acts: Readonly<Record<string, (...words: readonly string[]) => unknown>> = {
  /** A new page has a new cart. */
  open: async (search = '') => {
    cleanup();
    window.history.replaceState(null, '', `/merchandise${search}`);
    vi.resetModules();
    store = await import('@/components/islands/shop/cart-store');
    seenCart = renderHook(store.useCart).result;
  },
  /** The island that keeps the address up to date. */
  show: () => renderHook(() => store.useCartInAddress(store.useCart().cart, products)),
  card: () => ({ unmount: leave } = renderHook(() => store.useQuantity('mug'))),
  leave: () => leave(),
  add: (productId = '', ...chosen) => store.sendToCart({ type: 'add', productId, chosen }, products),
  clear: () => store.sendToCart({ type: 'clear' }, products),
  forgetLeftOut: () => store.forgetLeftOut(),
  forgetReturn: () => store.forgetReturn(),
  arrive: (search = '') => window.history.replaceState(null, '', `/merchandise${search}`),
  comeBack: () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  return: () =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'back_forward' }] as unknown as PerformanceEntryList),
  isKnown: () => Object.assign(window, { navigation: { activation: null } }),
  export: () => {
    const Exported = () => `${store.useCart().cart.lines.length} lines, ${store.useQuantity('mug')} mugs`;
    log.push(`exports ${renderToString(<Exported />)}`);
  },
};

const actsOfReact = Object.fromEntries(
  Object.entries(acts).map(([name, doIt]) => [
    name,
    (...words: readonly string[]) =>
      act(async () => {
        await doIt(...words);
      }),
  ]),
);

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test.each(Object.entries(stories))('%s', async (_title, story) => {
  const entries = window.history.length;
  const state = () => ({
    cart: cartWord(seenCart.current.cart.lines) ?? '',
    'left out': seenCart.current.leftOut.map((name) => name ?? 'an unknown product').join(', '),
    'may be old': String(seenCart.current.mayBeOld),
    address: window.location.search + window.location.hash,
    'entries more': String(window.history.length - entries),
  });
  expect(
    await tell(story, { acts: actsOfReact, state, log, pause: async () => undefined }),
  ).toMatchSnapshot();
});
