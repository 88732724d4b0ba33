'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyle } from '@/components/ui/button-style';
import { cartTotal, itemCount, itemsText, lineText, pricedLines, type PricedLine, quantityLimit } from '@/lib/cart';
import { formatCents } from '@/lib/money';
import { checkoutHref } from '@/lib/order';
import { useAfterPaint } from '../use-after-paint';
import { useIslandReady } from '../use-island-ready';
import { useCart } from './cart-provider';
import { OrderDialog, type OrderMail, orderMailHref } from './order-dialog';

export type CartSummaryProps = {
  /** The shipping note of each shop page, by path. */
  notes: Readonly<Record<string, string>>;
  /** Address of the hosted checkout; without one the order goes by mail. */
  checkoutAddress: string | null;
  mail: OrderMail;
};

/**
 * The floating summary (spec part 1, section 2; part 2, section 2.1). On wide screens it opens with the first item and
 * folds into its bar once the visitor moves on; on small ones it starts as the bar. It gives way when the keyboard focus
 * goes to something below it (WCAG 2.4.11).
 */
export function CartSummary({ notes, checkoutAddress, mail }: CartSummaryProps) {
  useIslandReady('cart-summary');
  const { cart, products, send } = useCart();
  const isWide = useIsWide();
  const [wish, setWish] = useState<'open' | 'closed' | null>(null);
  const region = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const note = notes[usePathname()];
  const isOpen = wish === null ? isWide : wish === 'open';
  const giveWay = () => setWish('closed');
  useGiveWay(region, isOpen, giveWay);
  useFoldOnScroll(cart.lines.length > 0 && isOpen && wish === null, giveWay);

  // The new bar is a layer of its own: drawn together with the button's answer, both take twice as long on a phone.
  const isShown = useAfterPaint(cart.lines.length > 0 || cart.before !== null);
  if (!isShown) return null;
  const lines = pricedLines(cart, products);
  const order = { lines, total: cartTotal(cart, products) };
  const undo = () => {
    // First what came back, then the focus: the button's name says what is in the cart.
    flushSync(() => send({ type: 'undo' }));
    toggle.current?.focus();
  };
  const close = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented || dialog.current?.open === true) return;
    setWish('closed');
    toggle.current?.focus();
  };

  return (
    <>
      <section
        ref={region}
        id="cart"
        aria-label="Cart summary"
        tabIndex={-1}
        onKeyDown={close}
        className="cart-summary fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] flex-col border-t border-control bg-surface sm:inset-x-auto sm:bottom-4 sm:right-4 sm:w-96 sm:rounded-card sm:border sm:shadow-low print:hidden"
      >
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="cart-lines"
          onClick={() => setWish(isOpen ? 'closed' : 'open')}
          className="flex min-h-14 w-full shrink-0 items-center justify-between gap-4 px-5 text-left font-semibold"
        >
          <span>Cart <span className="font-normal tabular-nums text-ink-soft">{itemsText(itemCount(cart))}</span></span>
          <span className="flex items-center gap-3">
            <span className="tabular-nums">{formatCents(order.total)}</span>
            <span className="text-sm text-green underline decoration-1 underline-offset-4">{isOpen ? 'Hide' : 'Show'}</span>
          </span>
        </button>
        <div id="cart-lines" hidden={!isOpen} className="min-h-0 overflow-y-auto overscroll-contain border-t border-line px-5 pb-5">
          <ul className="divide-y divide-line">
            {lines.map((line) => <Line key={line.key} line={line} send={send} />)}
          </ul>
          <p className="flex items-baseline justify-between border-t border-control pt-4 font-semibold">
            Total <span className="font-display text-title font-bold tabular-nums">{formatCents(order.total)}</span>
          </p>
          {note === undefined ? null : <p className="mt-1 text-sm text-ink-soft">{note}</p>}
          {lines.length === 0 ? null : (
            <div className="mt-4 grid gap-2">
              {checkoutAddress === null ? (
                <a href={orderMailHref(mail, order)} onClick={() => dialog.current?.showModal()} className={buttonStyle('main')}>Proceed to Checkout</a>
              ) : (
                <a href={checkoutHref(checkoutAddress, order)} target="_blank" rel="noopener" className={buttonStyle('main')}>
                  Proceed to Checkout<span className="sr-only"> (opens in a new tab)</span>
                </a>
              )}
              <div className="flex flex-wrap justify-between gap-x-4">
                <button type="button" onClick={() => dialog.current?.showModal()} className={quietButton}>Order sheet</button>
                <button type="button" onClick={() => send({ type: 'clear' })} className={quietButton}>Empty the cart</button>
              </div>
            </div>
          )}
        </div>
        {cart.before === null ? null : (
          <p className="flex shrink-0 items-center gap-4 border-t border-line bg-mint px-5 py-1 text-sm sm:rounded-b-card">
            <span className="grow">Removed from the cart.</span>
            <UndoButton key={cart.before.length} undo={undo} />
            <button type="button" onClick={() => send({ type: 'forget' })} className={quietButton}>Close</button>
          </p>
        )}
      </section>
      <OrderDialog ref={dialog} order={order} mail={mail} note={note} />
    </>
  );
}

const quietButton = 'inline-flex min-h-11 items-center text-sm font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-2';
const stepButton = 'grid size-11 place-items-center rounded-button border border-control text-lg leading-none hover:border-ink aria-disabled:opacity-50';

/** Takes the focus when it appears: the button that removed the line is gone. */
function UndoButton({ undo }: { undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <button ref={button} type="button" onClick={undo} className={quietButton}>Undo</button>;
}

function Line({ line, send }: { line: PricedLine; send: ReturnType<typeof useCart>['send'] }) {
  const { key, quantity } = line;
  const text = lineText(line);
  return (
    <li className="py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span><span className="tabular-nums">{line.name} x {quantity}</span>{line.chosen.length === 0 ? null : <span className="block text-sm text-ink-soft">{line.chosen.join(', ')}</span>}</span>
        <span className="tabular-nums">{formatCents(line.total)}</span>
      </p>
      <div role="group" aria-label={text} className="mt-2 flex items-center gap-2">
        <button type="button" aria-label={`One fewer ${text}`} aria-disabled={quantity <= 1} onClick={() => send({ type: 'lower', key })} className={stepButton}>−</button>
        <span className="min-w-8 text-center tabular-nums">{quantity}</span>
        <button type="button" aria-label={`One more ${text}`} aria-disabled={quantity >= quantityLimit} onClick={() => send({ type: 'raise', key })} className={stepButton}>+</button>
        <button type="button" onClick={() => send({ type: 'remove', key })} className={`ml-auto ${quietButton}`}>
          Remove<span className="sr-only"> {text}</span>
        </button>
      </div>
    </li>
  );
}

const wideQuery = '(min-width: 64rem) and (min-height: 40rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wideQuery);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wideQuery).matches,
    () => false,
  );
}

/** Calls `giveWay` when the focus goes to something that the open region covers. */
function useGiveWay(region: React.RefObject<HTMLElement | null>, isOpen: boolean, giveWay: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const check = (event: FocusEvent) => {
      const box = region.current;
      const target = event.target;
      if (box === null || !(target instanceof Element) || box.contains(target) || target.closest('dialog') !== null || !target.matches(':focus-visible')) return;
      if (areOverlapping(box.getBoundingClientRect(), target.getBoundingClientRect())) giveWay();
    };
    document.addEventListener('focusin', check);
    return () => document.removeEventListener('focusin', check);
  });
}

const movedOnPx = 160;

/** Calls `fold` once the visitor has scrolled on from where the summary opened by itself. */
function useFoldOnScroll(isWatching: boolean, fold: () => void): void {
  const foldNow = useEffectEvent(fold);
  useEffect(() => {
    if (!isWatching) return;
    const start = window.scrollY;
    const watch = () => {
      if (Math.abs(window.scrollY - start) > movedOnPx) foldNow();
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, [isWatching]);
}

function areOverlapping(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
