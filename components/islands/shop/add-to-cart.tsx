'use client';

import { type ReactNode, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { quantityLimit, type Sellable } from '@/lib/shop/cart';
import { fillIn } from '@/lib/text/fill-in';
import { sendToCart, useQuantity } from './cart-store';
import { ChosenColor, type ColorPicture } from './color-picture';
import type { AddToCartWords } from './words';

/**
 * The choices of a product and the button that puts one unit of it into the cart. What comes between them (the price)
 * is on the page without scripts too.
 */
export function AddToCart({
  name,
  product,
  products,
  words,
  colorPictures = [],
  sizes = '',
  slots,
}: {
  name: string;
  product: Sellable;
  /** Everything that can be in the cart. */
  products: readonly Sellable[];
  words: AddToCartWords;
  /** Its pictures in the colors after the first. */
  colorPictures?: readonly ColorPicture[];
  /** The `sizes` of these pictures. */
  sizes?: string;
  slots: { readonly price: ReactNode };
}) {
  const [chosen, choose] = useState<readonly string[]>(() =>
    product.choices.map((choice) => (choice.isAsked === true ? '' : (choice.options[0] ?? ''))),
  );
  const [isRefused, setRefused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const picture = colorPictures.find(({ color }) => chosen.includes(color));
  const open = product.choices.find((_, index) => chosen[index] === '');
  const inCart = useQuantity(product.id);
  const add = () => {
    setRefused(open !== undefined);
    if (open === undefined) sendToCart({ type: 'add', productId: product.id, chosen }, products);
    else [...(box.current?.querySelectorAll('select') ?? [])].find(({ value }) => value === '')?.focus();
  };
  return (
    <>
      {product.choices.length === 0 ? null : (
        <NeedsScripts className="mb-3 print:hidden">
          <div ref={box} className="grid gap-2 sm:grid-cols-2">
            {product.choices.map((choice, index) => (
              <label key={choice.label} htmlFor={`${name}-${choice.label}`} className="text-xs text-ink-soft">
                {choice.label}
                <span className="sr-only"> {fillIn(words.choiceOf, { product: product.name })}</span>
                <select
                  id={`${name}-${choice.label}`}
                  value={chosen[index]}
                  onChange={(event) => {
                    choose(
                      chosen.map((option, position) => (position === index ? event.target.value : option)),
                    );
                    // The picture is no part of this island: it shows before scripts come and without them.
                    setPlace(event.target.closest('article')?.querySelector('[data-chosen-color]') ?? null);
                  }}
                  {...(isRefused && chosen[index] === ''
                    ? { 'aria-invalid': true, 'aria-describedby': `${name}-refused` }
                    : {})}
                  className="mt-0.5 block min-h-11 w-full rounded-field border border-control bg-surface px-2 text-base text-ink aria-[invalid=true]:border-flare-deep"
                >
                  {choice.isAsked === true ? <option value="">{words.choose}</option> : null}
                  {choice.options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </NeedsScripts>
      )}
      {picture === undefined || place === null ? null : (
        <ChosenColor key={picture.id} picture={picture} sizes={sizes} place={place} />
      )}
      {slots.price}
      <NeedsScripts className="mt-3 print:hidden">
        <button
          type="button"
          disabled={!product.isInStock}
          onClick={add}
          className={buttonStyle('solid', 'sm', 'w-full disabled:opacity-60')}
        >
          {product.isInStock ? words.add : words.outOfStock}
          <span className="sr-only"> {product.name}</span>
          {inCart === 0 ? null : (
            <span className="rounded-full bg-on-solid px-2 text-xs leading-5 text-solid tabular-nums">
              {inCart}
              <span className="sr-only"> {words.inCart}</span>
            </span>
          )}
        </button>
        {isRefused && open !== undefined ? (
          <p id={`${name}-refused`} role="alert" className="mt-1 text-sm font-semibold text-flare-deep">
            {fillIn(words.refused, { choice: open.label.toLowerCase() })}
          </p>
        ) : null}
        {inCart < quantityLimit ? null : (
          <p className="mt-1 text-sm text-ink-soft">{fillIn(words.limit, { limit: quantityLimit })}</p>
        )}
      </NeedsScripts>
    </>
  );
}
