'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IslandName } from '@/components/islands/shared/island-name';
import { buttonStyle } from '@/components/ui/button-style';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { type Choice, quantityLimit, type Sellable } from '@/lib/shop/cart';
import type { addToCartLabels } from '@/content/shop/cart-labels';
import { interpolate } from '@/lib/text/interpolate';
import { sendToCart, useQuantity } from './cart-store';
import { ChosenColor, type ColorPicture } from './color-picture';

/**
 * A product's options and the button that adds one to the cart. An option with a default (a color) shows beside the
 * price. One that only the buyer can choose (a size) is requested at the button after a click. The price is on the
 * page without scripts too.
 */
export function AddToCart({
  name,
  product,
  products,
  labels,
  swatches = {},
  colorPictures = [],
  sizes = '',
  slots,
}: IslandName & {
  product: Sellable;
  /** Everything that can be in the cart. */
  products: readonly Sellable[];
  labels: typeof addToCartLabels;
  /** An option's swatch as an SVG color. An option without one shows its name. */
  swatches?: Readonly<Record<string, string>>;
  /** The product's pictures in the colors after the first. */
  colorPictures?: readonly ColorPicture[];
  /** The `sizes` of these pictures. */
  sizes?: string;
  slots: { readonly price: ReactNode };
}) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    product.choices.map((choice) => (choice.isAsked === true ? '' : (choice.options[0] ?? ''))),
  );
  // The options after the last click: queued clicks are replayed all at once, before the next render.
  const clicked = useRef(chosen);
  const select = (options: readonly string[]) => {
    clicked.current = options;
    setChosen(options);
  };
  const [isAsking, setAsking] = useState(false);
  const [isFull, setFull] = useState(false);
  const [places, setPlaces] = useState<readonly Element[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const picture = colorPictures.find(({ color }) => chosen.includes(color));
  const inCart = useQuantity(product.id);
  const openIn = (options: readonly string[]) => product.choices.findIndex((_, at) => options[at] === '');
  const asked = isAsking ? product.choices[openIn(chosen)] : undefined;
  const choose = (choice: Choice, option: string) =>
    clicked.current.map((before, at) => (product.choices[at] === choice ? option : before));
  const ask = () => {
    flushSync(() => setAsking(true));
    options.current?.querySelector('button')?.focus({ preventScroll: true });
    options.current?.scrollIntoView({ block: 'nearest' });
  };
  const stop = () => {
    setAsking(false);
    select(product.choices.map((choice, at) => (choice.isAsked === true ? '' : (clicked.current[at] ?? ''))));
    button.current?.focus();
  };
  const add = (options: readonly string[]) => {
    select(options);
    if (openIn(options) >= 0) {
      ask();
      return;
    }
    setFull(!sendToCart({ type: 'add', productId: product.id, chosen: options }, products));
    if (isAsking) stop();
  };
  return (
    <>
      {/* If both don't fit on one line, the price goes below, so that prices of neighboring cards line up. */}
      <div className="flex min-h-11 flex-wrap-reverse items-start justify-between gap-x-3">
        {slots.price}
        {product.choices.map((choice) =>
          choice.isAsked === true ? null : (
            <NeedsScripts key={choice.label} className="-mr-2 print:hidden">
              <Swatches
                name={`${name}-${choice.label}`}
                label={interpolate(labels.choiceOf, { choice: choice.label, product: product.name })}
                options={choice.options}
                swatches={swatches}
                chosen={chosen}
                onChoose={(option, input) => {
                  select(choose(choice, option));
                  // The pictures are not part of this island: they show before hydration and without scripts.
                  setPlaces([...(input.closest('article')?.querySelectorAll('[data-chosen-color]') ?? [])]);
                }}
              />
            </NeedsScripts>
          ),
        )}
      </div>
      {picture === undefined
        ? null
        : places.map((place, at) => (
            <ChosenColor key={`${picture.id}-${at}`} picture={picture} sizes={sizes} place={place} />
          ))}
      <NeedsScripts className="relative mt-2 print:hidden">
        <button
          ref={button}
          type="button"
          disabled={!product.isInStock}
          onClick={() => add(clicked.current)}
          className={buttonStyle('solid', 'sm', 'w-full disabled:opacity-60')}
        >
          {product.isInStock ? labels.add : labels.outOfStock}
          <span className="sr-only"> {product.name}</span>
          {inCart === 0 ? null : (
            <span className="rounded-full bg-on-solid px-2 text-xs leading-5 text-solid tabular-nums">
              {inCart}
              <span className="sr-only"> {labels.inCart}</span>
            </span>
          )}
        </button>
        {asked === undefined ? null : (
          // Extends down from the button, so that price and color stay in view and no other card moves.
          <div
            role="group"
            aria-label={interpolate(labels.choiceOf, { choice: asked.label, product: product.name })}
            className="absolute inset-x-0 top-0 z-10 rounded-button border border-control bg-surface p-2 shadow-low"
            onKeyDown={(event) => {
              if (event.key === 'Escape') stop();
            }}
          >
            <div className="flex items-center justify-between pl-2 text-sm font-semibold">
              {asked.label}
              <button type="button" onClick={stop} className="min-h-11 px-2 text-green hover:underline">
                {labels.cancel}
              </button>
            </div>
            <div ref={options} className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
              {asked.options.map((option) => (
                <button
                  key={option}
                  type="button"
                  onClick={() => add(choose(asked, option))}
                  className="min-h-11 rounded-field border border-control text-sm font-semibold hover:bg-mint"
                >
                  {option}
                </button>
              ))}
            </div>
          </div>
        )}
        {/* On the page before it says something, for screen readers. */}
        {inCart === 0 ? null : (
          <p role="status" className="mt-1 text-sm text-ink-soft empty:hidden">
            {isFull && inCart >= quantityLimit ? interpolate(labels.limit, { limit: quantityLimit }) : ''}
          </p>
        )}
      </NeedsScripts>
    </>
  );
}

/** One of several options, as a color swatch or as text. */
function Swatches({
  name,
  label,
  options,
  swatches,
  chosen,
  onChoose,
}: {
  name: string;
  label: string;
  options: readonly string[];
  swatches: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChoose: (option: string, input: Element) => void;
}) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap">
      {options.map((option) => {
        const color = swatches[option];
        return (
          <span
            key={option}
            title={option}
            className="relative grid min-h-11 min-w-9 place-items-center px-1 text-sm"
          >
            {/* Covers its label, so that the whole box is clickable and the outline surrounds both. */}
            <input
              type="radio"
              name={name}
              aria-label={option}
              value={option}
              checked={chosen.includes(option)}
              onChange={(event) => onChoose(option, event.target)}
              className="peer absolute inset-0 z-10 m-0 cursor-pointer appearance-none"
            />
            {color === undefined ? (
              <span className="border-b-2 border-transparent peer-checked:border-green peer-checked:font-semibold forced-colors:border-[Canvas] forced-colors:peer-checked:border-[Highlight]">
                {option}
              </span>
            ) : (
              <svg
                aria-hidden="true"
                viewBox="0 0 28 28"
                width={28}
                height={28}
                className="text-transparent peer-checked:text-ink forced-colors:text-[Canvas] forced-colors:peer-checked:text-[Highlight]"
              >
                <circle cx="14" cy="14" r="12.5" fill="none" stroke="currentColor" strokeWidth="2" />
                <circle cx="14" cy="14" r="9" fill={color} className="stroke-control" />
              </svg>
            )}
          </span>
        );
      })}
    </div>
  );
}
