'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link';
import type { addToCartLabels, cartLabels } from '@/content/shop/cart-labels';
import {
  cartAnnouncement,
  type CartEvent,
  type CartLine,
  cartLines,
  itemCount,
  leftOutText,
  linesTotal,
  lineText,
  lineTotal,
  quantityLimit,
  type Sellable,
  cartShipping,
  orderShipping,
} from '@/lib/shop/cart';
import { countText, interpolate } from '@/lib/text/interpolate';
import { type Cents, formatCents } from '@/lib/money/money';
import { checkoutHref } from '@/lib/shop/order';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useAddressDialog } from '@/components/islands/shared/address-dialog';
import { useAfterPaint } from '@/components/islands/shared/use-after-paint';
import { Announcer } from '@/components/islands/shared/announcer';
import { forgetLeftOut, forgetReturn, openCart, sendToCart, useCart, useCartInAddress } from './cart-store';
import { OrderDialog, type OrderMail, orderParameter, type OrderPhone } from './order-dialog';

export type CartSummaryProps = IslandName & {
  /** Everything that can be in the cart, from all three shops. */
  products: readonly Sellable[];
  labels: Omit<typeof cartLabels, 'badge' | keyof typeof addToCartLabels>;
  /** Order value in cents from which this shop ships free; null if it promises nothing. */
  freeOver: Cents | null;
  /** Address of the hosted checkout. Without one, orders go by email. */
  checkoutAddress: string | null;
  mail: OrderMail;
  phone: OrderPhone;
};

/** The contents of a non-empty cart, and announcements of its changes for screen readers. */
export function CartSummary(props: CartSummaryProps) {
  const { products, labels } = props;
  const { cart, leftOut, mayBeOld } = useCart();
  useCartInAddress(cart, products);
  useEffect(() => {
    if (window.location.hash === '#cart') openCart(true);
  }, []);
  // The new bar is its own layer: painted together with the button's answer, both take twice as long on a phone.
  const isShown = useAfterPaint(
    cart.lines.length > 0 || cart.before !== null || leftOut.length > 0 || mayBeOld,
  );
  // Room for the bar (components/shop/cart.css).
  useEffect(() => void document.documentElement.classList.toggle('with-cart', isShown), [isShown]);
  return (
    <>
      {isShown ? <SummaryBar {...props} /> : null}
      <Announcer
        text={
          cartAnnouncement(cart, products, labels) ||
          [leftOutText(leftOut, labels.items, labels.leftOut), mayBeOld ? labels.mayBeOld : '']
            .filter((note) => note !== '')
            .join(' ')
        }
      />
    </>
  );
}

/**
 * The summary (docs/specification.md#cart): a slim bar along the bottom of the window, full width so that it doesn't
 * cover a control in the middle of a page. It opens on request, and closes when keyboard focus moves to something
 * below it (WCAG 2.4.11).
 */
function SummaryBar({ products, labels, freeOver, checkoutAddress, mail, phone }: CartSummaryProps) {
  const { cart, isOpen, leftOut, mayBeOld } = useCart();
  const send = (event: CartEvent) => sendToCart(event, products);
  const { summary } = labels;
  const region = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const checkout = useRef<HTMLButtonElement>(null);
  const dialog = useAddressDialog(orderParameter, 'open');
  useGiveWay(region, isOpen, () => openCart(false));
  const lines = cartLines(cart, products);
  const total = formatCents(linesTotal(lines));
  const undo = () => {
    // Restores the items before moving focus, because the button's name includes the contents of the cart.
    flushSync(() => send({ type: 'undo' }));
    toggle.current?.focus();
  };
  const close = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented || dialog.isOpen) return;
    openCart(false);
    toggle.current?.focus();
  };

  const notes = (
    <>
      {mayBeOld ? <Note text={labels.mayBeOld} closeLabel={summary.close} close={forgetReturn} /> : null}
      {leftOut.length === 0 ? null : (
        <Note
          text={leftOutText(leftOut, labels.items, labels.leftOut)}
          closeLabel={summary.close}
          close={forgetLeftOut}
        />
      )}
      {cart.before === null ? null : (
        <Note text={summary.removed} closeLabel={summary.close} close={() => send({ type: 'forget' })}>
          {/* Takes focus when it appears, because the button that removed the line is gone. */}
          <button key={cart.before.length} autoFocus type="button" onClick={undo} className={quietButton}>
            {summary.undo}
          </button>
        </Note>
      )}
    </>
  );
  if (lines.length === 0)
    return (
      <section
        aria-label={cart.before === null ? summary.label : summary.undo}
        className="cart-summary fixed inset-x-0 bottom-0 z-40 print:hidden"
      >
        {notes}
      </section>
    );

  return (
    <>
      <section
        ref={region}
        id="cart"
        aria-label={summary.label}
        tabIndex={-1}
        onKeyDown={close}
        className="cart-summary fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] flex-col border-t border-control bg-surface outline-none print:hidden"
      >
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="cart-lines"
          onClick={() => openCart(!isOpen)}
          className="mx-auto flex min-h-14 w-full max-w-page shrink-0 items-center justify-between gap-4 px-gutter text-left font-semibold -outline-offset-3 xl:px-0"
        >
          <span>
            {summary.title}{' '}
            <span className="font-normal text-ink-soft figures">
              {countText(itemCount(cart), labels.items)}
            </span>
          </span>
          <span className="flex items-center gap-3">
            <span className="figures">{total}</span>
            <span className="text-sm text-green underline decoration-1 underline-offset-4">
              {isOpen ? summary.hide : summary.show}
            </span>
          </span>
        </button>
        <div
          id="cart-lines"
          hidden={!isOpen}
          className="min-h-0 overflow-y-auto overscroll-contain border-t border-line px-gutter pb-5 sm:absolute sm:right-4 sm:bottom-full sm:mb-2 sm:max-h-[70dvh] sm:w-96 sm:rounded-card sm:border sm:border-control sm:bg-surface sm:px-5 sm:shadow-low"
        >
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <Line key={line.key} line={line} send={send} labels={summary} />
            ))}
          </ul>
          <p className="flex items-baseline justify-between border-t border-control pt-4 font-semibold">
            {summary.total} <span className="font-display text-title font-bold figures">{total}</span>
          </p>
          {cartShipping(lines, freeOver, labels.shipping).map((sentence) => (
            <p key={sentence} className="mt-1 text-sm text-ink-soft">
              {sentence}
            </p>
          ))}
          <div className="mt-4 grid gap-2">
            {checkoutAddress === null ? (
              <button ref={checkout} type="button" onClick={dialog.open} className={buttonStyle('main')}>
                {summary.checkout}
              </button>
            ) : (
              <a
                href={checkoutHref(checkoutAddress, lines)}
                target="_blank"
                rel="noopener"
                className={buttonStyle('main')}
              >
                {summary.checkout}
                <span className="sr-only"> {summary.newTab}</span>
              </a>
            )}
            {checkoutAddress === null ? <p className="text-sm text-ink-soft">{summary.byEmail}</p> : null}
            <div className="flex flex-wrap justify-between gap-x-4">
              {checkoutAddress === null ? null : (
                <button ref={checkout} type="button" onClick={dialog.open} className={quietButton}>
                  {summary.orderSheet}
                </button>
              )}
              <button type="button" onClick={() => send({ type: 'clear' })} className={quietButton}>
                {summary.clear}
              </button>
            </div>
          </div>
        </div>
        {notes}
      </section>
      {dialog.isOpen ? (
        <OrderDialog
          lines={lines}
          mail={mail}
          phone={phone}
          shipping={orderShipping(lines, labels.shipping)}
          labels={labels.dialog}
          orderLabels={labels.order}
          onLeave={() => (isOpen ? checkout : toggle).current?.focus()}
        />
      ) : null}
    </>
  );
}

const quietButton = `inline-flex min-h-11 items-center text-sm ${textLinkStyle}`;
const stepButton =
  'grid size-11 place-items-center rounded-button border border-control text-lg leading-none hover:border-ink aria-disabled:opacity-50';

type NoteProps = { text: string; closeLabel: string; close: () => void; children?: ReactNode };

/** A sentence about the cart, below it. */
function Note({ text, closeLabel, close, children }: NoteProps) {
  return (
    <div className="shrink-0 border-t border-line bg-mint text-sm">
      <p className="mx-auto flex max-w-page items-center gap-4 px-gutter py-1 xl:px-0">
        <span className="grow">{text}</span>
        {children}
        <button type="button" onClick={close} className={quietButton}>
          {closeLabel}
        </button>
      </p>
    </div>
  );
}

type LineProps = {
  line: CartLine;
  send: (event: CartEvent) => void;
  labels: (typeof cartLabels)['summary'];
};

function Line({ line, send, labels }: LineProps) {
  const { key, quantity } = line;
  const text = lineText(line);
  return (
    <li className="py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span>
          <span className="figures">
            {line.product.name} x {quantity}
          </span>
          {line.chosen.length === 0 ? null : (
            <span className="block text-sm text-ink-soft">{line.chosen.join(', ')}</span>
          )}
        </span>
        <span className="figures">{formatCents(lineTotal(line))}</span>
      </p>
      <div role="group" aria-label={text} className="mt-2 flex items-center gap-2">
        <button
          type="button"
          aria-label={interpolate(labels.fewer, { line: text })}
          aria-disabled={quantity <= 1}
          onClick={() => send({ type: 'lower', key })}
          className={stepButton}
        >
          −
        </button>
        <span className="min-w-8 text-center figures">{quantity}</span>
        <button
          type="button"
          aria-label={interpolate(labels.more, { line: text })}
          aria-disabled={quantity >= quantityLimit}
          onClick={() => send({ type: 'raise', key })}
          className={stepButton}
        >
          +
        </button>
        <button
          type="button"
          onClick={() => send({ type: 'remove', key })}
          className={`ml-auto ${quietButton}`}
        >
          {labels.remove}
          <span className="sr-only"> {text}</span>
        </button>
      </div>
      {quantity < quantityLimit ? null : (
        <p className="mt-1 text-sm text-ink-soft">{interpolate(labels.limit, { limit: quantityLimit })}</p>
      )}
    </li>
  );
}

/** Calls `giveWay` when focus moves to something that the open region covers. */
function useGiveWay(region: React.RefObject<HTMLElement | null>, isOpen: boolean, giveWay: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const check = (event: FocusEvent) => {
      const box = region.current;
      const target = event.target;
      if (
        box === null ||
        !(target instanceof Element) ||
        box.contains(target) ||
        target.closest('dialog') !== null ||
        !target.matches(':focus-visible')
      )
        return;
      if (areOverlapping(box.getBoundingClientRect(), target.getBoundingClientRect())) giveWay();
    };
    document.addEventListener('focusin', check);
    return () => document.removeEventListener('focusin', check);
  });
}

function areOverlapping(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
