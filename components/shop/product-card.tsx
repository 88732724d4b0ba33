import type { ReactNode } from 'react';
import { AddToCart } from '@/components/islands/shop/add-to-cart';
import { Island } from '@/components/layout/island';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { addToCartLabels } from '@/content/shop/cart-labels';
import { productLabels, stockLabels } from '@/content/shop/product-labels';
import { swatches } from '@/content/shop/swatches';
import { factValue } from '@/lib/facts/facts';
import { formatCents } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { colorPictures } from '@/components/shop/model/color-pictures';
import { sellable, sellables } from '@/components/shop/model/sellables';
import type { ShelfProduct } from '@/components/shop/model/shelf-product';
import { MailLink } from '@/components/links/mail-link';
import { textLinkStyle } from '@/components/ui/text-link';
import { orderMail } from '@/content/shop/shop-pages';

/** Number of specifications in a row of the list (docs/specification.md#equipment). */
const shownSpecifications = 3;

/** Every card turns into the same row when the list around it has `data-view="list"`. */
const row =
  'sm:group-data-[view=list]/catalog:grid sm:group-data-[view=list]/catalog:grid-cols-[11rem_minmax(0,1fr)_13rem] sm:group-data-[view=list]/catalog:gap-x-7';

const tall = {
  card: 'relative flex h-full flex-col',
  text: 'grow pt-4 sm:group-data-[view=list]/catalog:pt-0',
  buy: 'pt-4 sm:group-data-[view=list]/catalog:pt-0',
  specifications: 'hidden group-data-[view=list]/catalog:block',
};

const shapes = {
  tall,
  /** Equally tall, with a 4:5 picture. */
  portrait: tall,
  wide: {
    card: 'flex flex-col sm:grid sm:h-full sm:grid-cols-[15rem_minmax(0,1fr)] sm:grid-rows-[1fr_auto] sm:gap-x-7',
    text: 'pt-4 sm:pt-0',
    buy: 'pt-4 sm:col-start-2 sm:group-data-[view=list]/catalog:col-start-3 sm:group-data-[view=list]/catalog:pt-0',
    specifications: '',
  },
} as const;

export type CardShape = keyof typeof shapes;

/**
 * One product. `data-view` on the list decides between grid and rows with the same elements, so that changing the
 * view loads nothing and moves no nodes.
 */
export function ProductCard({
  product,
  sizes,
  shape,
  children,
}: {
  product: ShelfProduct;
  /** The `sizes` of the picture in this grid. */
  sizes: string;
  /** In the grid: picture above the text, or beside it. */
  shape: CardShape;
  /** Further controls, next to the email link. */
  children?: ReactNode;
}) {
  const style = shapes[shape];
  const sold = sellable(product);
  const colors = product.colors.flatMap((color) => {
    const look = swatches[color];
    return look === undefined ? [] : [[color, look] as const];
  });
  const isPortrait = shape === 'portrait';
  const others = colorPictures(product, isPortrait);
  const picture = { sku: product.sku, isPortrait, hasColors: others.length > 0 };
  // Chromium lays out every form field on its own for autofill, so layout of a card with choices can't be deferred.
  const layout = sold.choices.length === 0 ? 'deferred' : '';
  return (
    <article
      id={product.sku}
      aria-label={product.name}
      className={`${layout} scroll-mt-28 ${style.card} ${row}`}
    >
      <div className={`relative w-full self-start ${shape === 'wide' ? 'sm:row-span-2' : ''}`}>
        <ProductPicture {...picture} sizes={sizes} />
        <LargerPicture {...picture} name={product.name} />
        {product.isInStock ? null : (
          <p className="absolute inset-0 grid place-items-center rounded-card bg-paper/80 font-display text-title-sm font-bold">
            {stockLabels.outOfStock}
          </p>
        )}
      </div>
      <div className={`min-w-0 ${style.text}`}>
        {product.maker === null ? null : (
          <p className="text-sm text-ink-soft">
            <FactText fact={product.maker} />
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
          <Rating product={product} />
          <Stock isInStock={product.isInStock} />
        </div>
        <h3 className="mt-1 text-title-sm">{product.name}</h3>
        <p className="mt-1.5 text-sm text-ink-soft print:hidden">{product.description}</p>
        {product.specifications.length === 0 ? null : (
          <dl
            className={`mt-3 divide-y divide-line border-y border-line text-sm print:hidden sm:group-data-[view=list]/catalog:max-w-md ${style.specifications}`}
          >
            {product.specifications.slice(0, shownSpecifications).map((line) => (
              <div key={line.label} className="flex justify-between gap-x-4 py-1.5">
                <dt className="text-ink-soft">{line.label}</dt>
                <dd className="text-right">
                  <FactText fact={line.value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Choices product={product} />
      </div>
      <div className={style.buy}>
        <Badges badges={product.badges} />
        <Island hydrate="interaction" hasLostNote={false}>
          <AddToCart
            name={`add-${product.sku}`}
            product={sold}
            products={sellables}
            labels={addToCartLabels}
            {...(colors.length === 0 ? {} : { swatches: Object.fromEntries<string>(colors) })}
            {...(others.length === 0 ? {} : { colorPictures: others, sizes })}
            slots={{ price: <Price product={product} /> }}
          />
        </Island>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          <OrderByMail product={product} />
          {children}
        </div>
      </div>
    </article>
  );
}

/** Above the price, where they cover no picture and the names of a row stay aligned. */
function Badges({ badges }: Pick<ShelfProduct, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-1.5 print:hidden" aria-label={productLabels.badges.label}>
      {badges.map((badge) => (
        <li key={badge.text} {...markFact(badge.fact)}>
          <Badge>{badge.text}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Rating({ product: { rating, reviews } }: { product: ShelfProduct }) {
  if (rating === undefined || reviews === undefined) return null;
  return (
    <p className="flex items-center gap-1.5 figures print:hidden">
      <Icon name="Star" size={16} className="text-green" />
      <VisuallyHidden>{productLabels.rated} </VisuallyHidden>
      <span className="font-semibold text-ink">
        <FactText fact={rating} />
      </span>
      <VisuallyHidden> {productLabels.outOfFive}</VisuallyHidden>
      <span>
        (<FactText fact={reviews} />
        <VisuallyHidden> {productLabels.reviews}</VisuallyHidden>)
      </span>
    </p>
  );
}

function Stock({ isInStock }: { isInStock: boolean }) {
  return (
    <p className={`font-semibold ${isInStock ? 'text-green' : 'text-flare-deep'}`}>
      {isInStock ? stockLabels.inStock : stockLabels.outOfStock}
    </p>
  );
}

type ProductPictureProps = Pick<ShelfProduct, 'sku'> & { isPortrait: boolean; hasColors: boolean };

/** The picture of a product in its first color, and the element for the color that a visitor chooses. */
function ProductPicture({
  sku,
  sizes,
  isPortrait,
  hasColors,
  isLarge = false,
}: ProductPictureProps & { sizes: string; isLarge?: boolean }) {
  return (
    <>
      <SitePicture
        id={sku}
        sizes={sizes}
        isLarge={isLarge}
        isPortrait={isPortrait}
        className={hasColors ? 'rounded-card has-[+*_[data-loaded]]:invisible' : 'rounded-card'}
      />
      {hasColors ? <div data-chosen-color="" /> : null}
    </>
  );
}

/** Opens the picture in the middle of the screen: a native popover, so it works without scripts. */
function LargerPicture({ name, ...picture }: ProductPictureProps & { name: string }) {
  const id = `${picture.sku}-larger`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="absolute inset-0 cursor-zoom-in rounded-card print:hidden"
      >
        <VisuallyHidden>{interpolate(productLabels.larger, { product: name })}</VisuallyHidden>
      </button>
      <div
        id={id}
        popover="auto"
        className={`m-auto ${picture.isPortrait ? 'w-[min(92vw,60vh)]' : 'w-[min(92vw,100vh,60rem)]'} rounded-card bg-surface p-0 text-ink shadow-low backdrop:bg-deep/70`}
      >
        <div className="relative">
          <ProductPicture {...picture} sizes="(min-width: 60rem) 60rem, 92vw" isLarge />
        </div>
        <p className="flex items-center justify-between gap-4 px-5 py-2 font-semibold">
          {name}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="min-h-11 px-2 text-green underline"
          >
            {productLabels.closePicture}
          </button>
        </p>
      </div>
    </>
  );
}

/** The options as text, for visitors without scripts to choose with. */
function Choices({ product }: { product: ShelfProduct }) {
  const lines = [
    product.colors.join(', '),
    product.sizes.length === 0 ? '' : interpolate(productLabels.sizes, { sizes: product.sizes.join(', ') }),
  ].filter((line) => line !== '');
  return lines.length === 0 ? null : (
    <p className="mt-2 hidden text-sm print:block noscript:block">{lines.join(' · ')}</p>
  );
}

function Price({ product }: { product: ShelfProduct }) {
  return (
    <p className="flex min-h-11 flex-wrap-reverse content-start items-baseline gap-x-3 pb-2 sm:pb-1">
      <span className="font-display text-title font-bold figures" {...markFact(product.price)}>
        {formatCents(factValue(product.price))}
      </span>
      {product.originalPrice === undefined ? null : (
        <s className="text-sm text-ink-soft tabular-nums">
          <VisuallyHidden>{productLabels.originalPrice} </VisuallyHidden>
          {formatCents(factValue(product.originalPrice))}
        </s>
      )}
    </p>
  );
}

/** Orders without scripts: an email that names the product. With scripts the card has its button. */
function OrderByMail({ product }: { product: ShelfProduct }) {
  return (
    <MailLink
      subject={`${orderMail.subject}: ${product.name}`}
      body={orderText(product)}
      className={`hidden min-h-11 items-center text-sm noscript:inline-flex ${textLinkStyle}`}
    >
      {orderMail.link}
      <VisuallyHidden> {product.name}</VisuallyHidden>
    </MailLink>
  );
}

function orderText({ name, price, isShipped, sizes, colors }: ShelfProduct): string {
  return [
    interpolate(orderMail.line, { product: name, price: formatCents(factValue(price)) }),
    ...(sizes.length === 0 ? [] : [interpolate(orderMail.size, { sizes: sizes.join(', ') })]),
    ...(colors.length === 0 ? [] : [interpolate(orderMail.color, { colors: colors.join(', ') })]),
    '',
    isShipped ? orderMail.closing.shipped : orderMail.closing.digital,
    '',
  ].join('\n');
}
