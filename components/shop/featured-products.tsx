import { SitePicture } from '@/components/layout/site-picture';
import { Section } from '@/components/layout/section';
import { markFact } from '@/components/facts/mark-fact';
import { featuredCopy } from '@/content/shop/shop-pages';
import { factValue } from '@/lib/facts/facts';
import { formatCents } from '@/lib/money/money';
import { shelves } from '@/components/shop/model/shelves';

/** The featured products of the merchandise page, each a link to its card: a short list, because the cards follow. */
export function FeaturedProducts() {
  const featured = shelves.merchandise.filter((product) => factValue(product.isFeatured));
  if (featured.length === 0) return null;
  return (
    <Section
      id="featured"
      title={featured.length === 1 ? featuredCopy.title.one : featuredCopy.title.many}
      isCompact
      className="max-sm:pt-4 max-sm:pb-2 print:hidden"
    >
      {/* On a phone one line that scrolls sideways. */}
      <ul className="-mx-gutter flex gap-x-4 overflow-x-auto px-gutter sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:border-b sm:border-line sm:px-0 lg:grid-cols-4 lg:border-0">
        {featured.map((product) => (
          <li
            key={product.sku}
            className="relative flex max-w-4/5 shrink-0 items-center gap-3 sm:max-w-none sm:shrink sm:gap-4 sm:border-t sm:border-line sm:py-3 lg:border-0 lg:py-0"
          >
            <SitePicture
              id={product.sku}
              sizes="6rem"
              className="w-16 shrink-0 rounded-field sm:w-24"
              isDecorative
              isThumbnail
            />
            <p className="min-w-0">
              <a
                href={`#${product.sku}`}
                className="inline-flex min-h-8 items-center font-display text-title-sm font-bold after:absolute after:inset-0 after:rounded-card hover:underline"
              >
                {product.name}
              </a>
              <span className="block text-ink-soft figures" {...markFact(product.price)}>
                {formatCents(factValue(product.price))}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
