import { carryCart } from '@/components/site-script/carry-cart';

const api = (navigation: object | undefined): void => {
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
};
const goTo = (path: string) => window.history.replaceState({ step: 'kept' }, '', path);
const address = () => location.pathname + location.search + location.hash;
const comeBack = (): void => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};

/** The script of one page listens as long as its window is there, so all tests share it. */
beforeAll(() => carryCart());
afterEach(() => api(undefined));

test.each([
  ['traverse', '/about?cart=mug*2', '/merchandise?cart=mug&q=hat#top', '/merchandise?cart=mug*2&q=hat#top'],
  ['traverse', '/about?cart=', '/merchandise?cart=mug', '/merchandise?cart='],
  // Reached by typing its address: nothing was emptied there.
  ['traverse', '/about', '/merchandise?cart=mug', '/merchandise?cart=mug'],
  ['traverse', null, '/merchandise?cart=mug', '/merchandise?cart=mug'],
  // A link has carried it already.
  ['push', '/about?cart=hat', '/merchandise?cart=mug', '/merchandise?cart=mug'],
])('after a "%s" from %s, the cart of %s is that of %s', (navigationType, left, before, after) => {
  goTo(before);
  api({ activation: { navigationType, from: left === null ? null : { url: location.origin + left } } });
  comeBack();
  expect(address()).toBe(after);
  expect(window.history.state).toEqual({ step: 'kept' });
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
    document.forms[0]!.dispatchEvent(event);
    return formData.get('cart');
  };
  expect([sent('get'), sent('post')]).toEqual(['mug*2', null]);
});
