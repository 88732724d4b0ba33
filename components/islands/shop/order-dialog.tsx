'use client';

import { useRef, useState } from 'react';
import { AddressDialog, closeDialog } from '@/components/islands/shared/address-dialog';
import { buttonStyle } from '@/components/ui/button-style';
import type { cartLabels } from '@/content/shop/cart-labels';
import { type CartLine, linesTotal, lineText, lineTotal } from '@/lib/shop/cart';
import { formatCents } from '@/lib/money/money';
import { hasShippingCost, isShipped, orderText } from '@/lib/shop/order';
import { interpolate } from '@/lib/text/interpolate';
import { fittedMail } from '@/lib/text/mail';

/** The parameter of the address that opens the order. */
export const orderParameter = 'order';

export type OrderMail = { readonly to: string; readonly subject: string };
/** The number as a link, and as text. */
export type OrderPhone = { readonly href: string; readonly number: string };

/** The order, its total and what happens next; then the options: email, copy, print, call. */
export function OrderDialog({
  lines,
  mail,
  phone,
  shipping,
  labels,
  orderLabels,
  onLeave,
}: {
  lines: readonly CartLine[];
  mail: OrderMail;
  phone: OrderPhone;
  /** The promise for this order, a sentence a line. */
  shipping: readonly string[];
  labels: (typeof cartLabels)['dialog'];
  orderLabels: (typeof cartLabels)['order'];
  /** Returns the focus. */
  onLeave: () => void;
}) {
  const textArea = useRef<HTMLTextAreaElement>(null);
  const textFold = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState('');
  const { href, text, isCut } = fittedMail(
    { ...mail, body: orderText(lines, orderLabels, shipping) },
    labels.cutNote,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(labels.copied);
    } catch {
      if (textFold.current !== null) textFold.current.open = true;
      textArea.current?.select();
      setCopied(labels.copyFailed);
    }
  };
  return (
    <AddressDialog
      parameter={orderParameter}
      titleId="order-title"
      onLeave={onLeave}
      className="m-auto max-h-[90dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-6 text-ink shadow-low backdrop:bg-deep/70 sm:p-9"
    >
      <div className="flex items-start justify-between gap-6">
        <h2 id="order-title" className="text-title">
          {labels.title}
        </h2>
        <button type="button" onClick={closeDialog} className={buttonStyle('quiet', 'sm', '-mt-2')}>
          {labels.close}
        </button>
      </div>
      <p className="mt-2 mb-4 text-ink-soft print:hidden">{labels.lead}</p>
      <OrderTable lines={lines} labels={labels} />
      {shipping.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm text-ink-soft">
          {sentence}
        </p>
      ))}
      <div className="print:hidden">
        <h3 className="mt-6 text-title-sm">{labels.next}</h3>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          {labels.steps[hasShippingCost(lines) ? 'shipped' : 'digital'].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3 className="mt-6 text-title-sm">{labels.choose}</h3>
        <div className="one-column mt-3 grid gap-3 sm:grid-cols-2">
          <a href={href} className={buttonStyle('main')}>
            {labels.open}
          </a>
          <button type="button" onClick={() => void copy()} className={buttonStyle('outline')}>
            {labels.copy}
          </button>
          <button type="button" onClick={() => window.print()} className={buttonStyle('outline')}>
            {labels.print}
          </button>
          <a href={phone.href} className={buttonStyle('outline', 'md', 'tabular-nums')}>
            {interpolate(labels.call, { phone: phone.number })}
          </a>
        </div>
        <p role="status" className="mt-2 min-h-6 text-sm font-semibold text-green">
          {copied}
        </p>
        <p className={isCut ? 'font-semibold' : 'text-sm text-ink-soft'}>
          {isCut ? labels.cut : interpolate(labels.how, { address: mail.to })}
        </p>
        <details ref={textFold} className="mt-2">
          <summary className="inline-flex min-h-11 list-none items-center text-sm font-semibold text-green underline decoration-1 underline-offset-4">
            {labels.textLabel}
          </summary>
          <textarea
            ref={textArea}
            readOnly
            rows={6}
            aria-label={labels.textLabel}
            value={text}
            className="block w-full rounded-field border border-control bg-surface p-3 text-base text-ink"
          />
        </details>
      </div>
      <p className="hidden print:mt-6 print:block print:break-after-avoid">
        {interpolate(labels.sendTo, { address: mail.to, phone: phone.number })}
      </p>
      <dl className="hidden print:mt-8 print:block print:break-inside-avoid">
        {labels.blanks[isShipped(lines) ? 'shipped' : 'digital'].map((line) => (
          <div key={line} className="flex gap-4 pb-7">
            <dt className="w-24">{line}</dt>
            <dd className="grow border-b border-control" />
          </div>
        ))}
      </dl>
    </AddressDialog>
  );
}

/** On a phone the row shows the item and its amount; quantity and unit price are below the item. */
const wideOnly = 'max-sm:hidden print:table-cell';

type OrderTableProps = { lines: readonly CartLine[]; labels: (typeof cartLabels)['dialog'] };

function OrderTable({ lines, labels }: OrderTableProps) {
  return (
    <table className="mt-5 w-full text-sm print:[&_:is(th,td)]:py-1">
      <thead>
        <tr className="border-b border-control text-left">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {labels.item}
          </th>
          {[labels.quantity, labels.price].map((head) => (
            <th key={head} scope="col" className={`py-2 pr-3 text-right font-semibold ${wideOnly}`}>
              {head}
            </th>
          ))}
          <th scope="col" data-figure="" className="py-2 text-right font-semibold">
            {labels.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} className="border-b border-line">
            <td className="py-2 pr-3">
              {lineText(line)}
              <span data-figure="" className="block text-ink-soft figures sm:hidden print:hidden">
                {line.quantity} × {formatCents(line.product.price)}
              </span>
            </td>
            <td className={`py-2 pr-3 text-right tabular-nums ${wideOnly}`}>{line.quantity}</td>
            <td className={`py-2 pr-3 text-right tabular-nums ${wideOnly}`}>
              {formatCents(line.product.price)}
            </td>
            <td data-figure="" className="py-2 text-right align-top tabular-nums">
              {formatCents(lineTotal(line))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-3 pr-3 text-left">
            {labels.total}
          </th>
          <td colSpan={2} className={wideOnly} />
          <td data-figure="" className="py-3 text-right tabular-nums">
            {formatCents(linesTotal(lines))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
