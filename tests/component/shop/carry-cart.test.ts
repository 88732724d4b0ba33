import { carryCart } from '@/components/site-script/carry-cart';

const api = (navigation: object | undefined): void => {
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
};
const from = (path: string | null) =>
  api({
    activation: {
      navigationType: 'traverse',
      from: path === null ? null : { url: `${location.origin}${path}` },
    },
  });
const goTo = (path: string) => window.history.replaceState({ step: 'kept' }, '', path);
const address = () => location.pathname + location.search + location.hash;
const comeBack = (): void => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};

/** The script of one page listens as long as its window is there, so all tests share it. */
beforeAll(() => carryCart());
afterEach(() => api(undefined));

test.each([
  ['/about?cart=mug*2', '/merchandise?cart=mug&q=hat#top', '/merchandise?cart=mug*2&q=hat#top'],
  ['/about?q=x&cart=mug*2#a', '/merchandise', '/merchandise?cart=mug*2'],
  ['/about?cart=', '/merchandise?cart=mug', '/merchandise?cart='],
  // Reached by typing its address: nothing was emptied there.
  ['/about', '/merchandise?cart=mug', '/merchandise?cart=mug'],
  [null, '/merchandise?cart=mug', '/merchandise?cart=mug'],
])('back from %s, the cart of %s is that of %s', (left, before, after) => {
  goTo(before);
  from(left);
  comeBack();
  expect(address()).toBe(after);
  expect(window.history.state).toEqual({ step: 'kept' });
});

test('only Back and Forward bring a cart: a link has carried it already', () => {
  goTo('/merchandise?cart=mug');
  api({ activation: { navigationType: 'push', from: { url: `${location.origin}/about?cart=hat` } } });
  comeBack();
  expect(address()).toBe('/merchandise?cart=mug');
});

test('an older address of the same page gets the newest cart', () => {
  goTo('/locations?cart=mug*2');
  comeBack();
  goTo('/locations?city=mesa&cart=mug');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(address()).toBe('/locations?city=mesa&cart=mug*2');
});

test('a link gets the cart of the moment, in place of one that it had', () => {
  document.body.innerHTML = '<a href="/about?x=1#team">About</a>';
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  for (const word of ['mug', 'mug*2', '']) {
    goTo(`/merchandise?cart=${word}`);
    link.click();
    expect(link.search + link.hash).toBe(`?x=1&cart=${word}#team`);
  }
});

test('a form that leads to another page takes the cart along, and one that sends a message does not', () => {
  goTo('/about?cart=mug*2');
  const sent = (method: string) => {
    document.body.innerHTML = `<form method="${method}" action="/locations"></form>`;
    const formData = new FormData();
    const event = Object.assign(new Event('formdata', { bubbles: true }), { formData });
    document.querySelector('form')!.dispatchEvent(event);
    return formData.get('cart');
  };
  expect([sent('get'), sent('post')]).toEqual(['mug*2', null]);
});
