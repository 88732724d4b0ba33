'use client';

import { type RefObject, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { mailHref } from '@/lib/contact-links';
import { lineText } from '@/lib/cart';
import { formatCents } from '@/lib/money';
import { type Order, orderText } from '@/lib/order';

export type OrderMail = {
  readonly to: string;
  readonly subject: string;
  /** The line that asks for name and address. */
  readonly closing: string;
};

/** The mail that orders everything in the cart. */
export function orderMailHref(mail: OrderMail, order: Order): string {
  return mailHref({ to: mail.to, subject: mail.subject, body: orderText(order, mail.closing) });
}

/** The order sheet: to send, to copy, to print. */
export function OrderDialog({ ref, order, mail, note }: { ref: RefObject<HTMLDialogElement | null>; order: Order; mail: OrderMail; note: string | undefined }) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const text = orderText(order, mail.closing);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied.');
    } catch {
      textArea.current?.select();
      setCopied('The text is selected: press Ctrl+C or Command+C to copy it.');
    }
  };
  return (
    <dialog ref={ref} aria-labelledby="order-title" onClose={() => setCopied('')} className="order-sheet m-auto max-h-[90dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto rounded-card bg-paper p-6 text-ink sm:p-9">
      <div className="flex items-start justify-between gap-6">
        <h2 id="order-title" className="text-title">Your order</h2>
        <button type="button" onClick={() => ref.current?.close()} className={buttonStyle('quiet', 'sm', '-mt-2')}>Close</button>
      </div>
      <p className="mt-2 text-ink-soft print:hidden">
        Send the order with your mail program. If it does not open, copy the text below and send it to {mail.to}.
      </p>
      <OrderTable order={order} />
      {note === undefined ? null : <p className="mt-2 text-sm text-ink-soft">{note}</p>}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a href={orderMailHref(mail, order)} className={buttonStyle('solid')}>Open in your mail program</a>
        <button type="button" onClick={copy} className={buttonStyle('outline')}>Copy order text</button>
        <button type="button" onClick={() => window.print()} className={buttonStyle('outline')}>Print order sheet</button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm font-semibold text-green print:hidden">{copied}</p>
      <label className="block text-sm text-ink-soft print:hidden">
        Order text
        <textarea ref={textArea} readOnly rows={6} value={text} className="mt-1 block w-full rounded-field border border-control bg-surface p-3 text-sm text-ink" />
      </label>
      <dl className="hidden print:mt-8 print:block">
        {['Name', 'Phone', 'Ship to', 'Date'].map((line) => (
          <div key={line} className="flex gap-4 pb-7"><dt className="w-24">{line}</dt><dd className="grow border-b border-control" /></div>
        ))}
      </dl>
    </dialog>
  );
}

function OrderTable({ order }: { order: Order }) {
  return (
    <table className="mt-5 w-full text-sm">
      <thead>
        <tr className="border-b border-control text-left">
          <th scope="col" className="py-2 pr-3 font-semibold">Item</th>
          <th scope="col" className="py-2 pr-3 text-right font-semibold">Quantity</th>
          <th scope="col" className="py-2 pr-3 text-right font-semibold">Price</th>
          <th scope="col" className="py-2 text-right font-semibold">Amount</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.key} className="border-b border-line">
            <td className="py-2 pr-3">{lineText(line)}</td>
            <td className="py-2 pr-3 text-right tabular-nums">{line.quantity}</td>
            <td className="py-2 pr-3 text-right tabular-nums">{formatCents(line.price)}</td>
            <td className="py-2 text-right tabular-nums">{formatCents(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" colSpan={3} className="py-3 pr-3 text-left">Total</th>
          <td className="py-3 text-right tabular-nums">{formatCents(order.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
