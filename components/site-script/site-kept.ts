/**
 * The script of pages that keep the framework (`npm run build -- --keep-framework`): the framework comes by itself, and
 * what a visitor does before it is there is kept by the same loader, which has nothing left to fetch.
 */
import { enhanceDrawnFocus } from './drawn-focus';
import { enhanceIslands, IslandNote, tellVisitor } from './islands';
import './site';

enhanceIslands();
enhanceDrawnFocus();
leavePlainlyWithCart();
tellWhenLost();

/**
 * Outside of the shops a link that takes the cart along is a plain one: the router would go to the address that the link
 * was rendered with, which has no cart. In between its own listener, at the document, and the one of `carryCart`.
 */
function leavePlainlyWithCart(): void {
  document.documentElement.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isInShop = document.querySelector('[data-island="cart-summary"]') !== null;
    // A link within a drawing is no HTMLAnchorElement: it has no `search`.
    if (link instanceof HTMLAnchorElement && link.search.includes('cart=') && !isInShop)
      event.stopPropagation();
  });
}

/** Says what a visitor sees where a file of the framework is slow, or does not come: a new start is a reload then. */
function tellWhenLost(): void {
  const waiting = () => [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-ready])')];
  const startAnew = () => location.reload();
  const timer = setTimeout(() => tellVisitor(waiting(), IslandNote.slow), 10_000);
  document.addEventListener('island-ready', ({ target }) => {
    if (target instanceof HTMLElement) tellVisitor([target], '');
  });
  // First of all: the note of an island inside another one would be kept as a press on the outer one.
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('.island-status button') !== null) startAnew();
    },
    { capture: true },
  );
  window.addEventListener('load', () => {
    // The last script has run or failed; React hydrates a moment later.
    setTimeout(() => {
      clearTimeout(timer);
      tellVisitor(waiting(), IslandNote.lost, startAnew);
    }, 2_000);
  });
}
