'use client';

import { type ReactNode, useId, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { quantityLimit, quantityOf, type Sellable } from '@/lib/cart';
import { useCart } from './cart-provider';

/**
 * The choices of a product and the button that puts one unit of it into the cart. What stands between them (the price)
 * is on the page without scripts too.
 */
export function AddToCart({ product, children }: { product: Pick<Sellable, 'id' | 'name' | 'isInStock' | 'choices'>; children: ReactNode }) {
  const { cart, send } = useCart();
  const id = useId();
  const [chosen, choose] = useState<readonly string[]>(() => product.choices.map((choice) => choice.options[0] ?? ''));
  const inCart = quantityOf(cart, product.id);
  return (
    <>
      {product.choices.length === 0 ? null : (
        <NeedsScripts className="mb-3 print:hidden">
          <div className="grid gap-2 sm:grid-cols-2">
            {product.choices.map((choice, index) => (
              <label key={choice.label} htmlFor={`${id}-${choice.label}`} className="text-xs text-ink-soft">
                {choice.label}<span className="sr-only"> of {product.name}</span>
                <select
                  id={`${id}-${choice.label}`}
                  value={chosen[index]}
                  onChange={(event) => choose(chosen.map((option, position) => (position === index ? event.target.value : option)))}
                  className="mt-0.5 block min-h-11 w-full rounded-field border border-control bg-surface px-2 text-sm text-ink"
                >
                  {choice.options.map((option) => <option key={option}>{option}</option>)}
                </select>
              </label>
            ))}
          </div>
        </NeedsScripts>
      )}
      {children}
      <NeedsScripts className="mt-3 print:hidden">
        <button
          type="button"
          disabled={!product.isInStock}
          onClick={() => send({ type: 'add', productId: product.id, chosen })}
          className={buttonStyle('solid', 'sm', 'w-full disabled:opacity-60')}
        >
          {product.isInStock ? 'Add to Cart' : 'Out of Stock'}<span className="sr-only"> {product.name}</span>
          {inCart === 0 ? null : (
            <span className="rounded-full bg-on-solid px-2 text-xs leading-5 tabular-nums text-solid">{inCart}<span className="sr-only"> in your cart</span></span>
          )}
        </button>
        {inCart < quantityLimit ? null : <p className="mt-1 text-sm text-ink-soft">{quantityLimit} of one kind is the most.</p>}
      </NeedsScripts>
    </>
  );
}
