import { SitePicture } from '@/components/layout/site-picture';
import { Section } from '@/components/layout/section';
import { markFact } from '@/components/preview/mark-fact';
import { featuredCopy } from '@/content/shop-pages';
import { factValue } from '@/lib/facts';
import { formatCents } from '@/lib/money';
import { shelves } from './shelves';

/** The featured products of the merchandise page, each a way down to its card. */
export function FeaturedProducts() {
  const featured = shelves.merchandise.filter((product) => product.isFeatured);
  return (
    <Section id="featured" title={featuredCopy.title} lead={featuredCopy.lead} isCompact className="print:hidden">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {featured.map((product) => (
          <li key={product.sku} className="relative">
            <SitePicture id={product.sku} sizes="(min-width: 64rem) 18rem, 45vw" className="rounded-card" isDecorative />
            <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <a href={`#${product.sku}`} className="inline-flex min-h-8 items-center font-display text-title-sm font-bold after:absolute after:inset-0 after:rounded-card hover:underline">{product.name}</a>
              <span className="tabular-nums" {...markFact(product.price)}>{formatCents(factValue(product.price))}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
