import { CatalogBrowser } from '@/components/islands/shop/catalog-browser';
import { CompareToggle } from '@/components/islands/shop/compare-toggle';
import { Island } from '@/components/layout/island';
import { mailAddress } from '@/components/links/mail-link';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { catalogLabels } from '@/content/shop/cart-labels';
import { catalogCopy, emptyShop, shopClosings, type ShopRoute, shopLinks } from '@/content/shop/shop-pages';
import { inOrderOfName } from '@/lib/shop/catalog';
import type { CatalogScope } from '@/lib/shop/catalog-view';
import { categories, CategoryCounts } from './category-counts';
import { comparedProduct, shelfEntry } from '@/components/shop/model/catalog-data';
import { type CardShape, ProductCard } from './product-card';
import type { ShelfProduct } from '@/components/shop/model/shelf-product';
import { shelves } from '@/components/shop/model/shelves';
import { PlainComparison } from './plain-comparison';
import { WayLink } from '@/components/links/way-link';
import { Icon } from '@/components/ui/icon';
import { shopLabels } from '@/content/shop/product-labels';

const grids: Record<ShopRoute, { readonly list: string; readonly sizes: string; readonly shape: CardShape }> =
  {
    merchandise: {
      list: 'one-column grid-cols-2 gap-x-4 sm:gap-x-6 lg:grid-cols-3 xl:grid-cols-4',
      // Wider than the frame, because objects are shown enlarged in it.
      sizes: '(min-width: 80rem) 25rem, (min-width: 64rem) 42vw, 60vw',
      shape: 'portrait',
    },
    booksGuides: { list: 'gap-x-14 lg:grid-cols-2', sizes: '(min-width: 40rem) 16rem, 90vw', shape: 'wide' },
    equipment: {
      list: 'gap-x-6 sm:grid-cols-2 lg:grid-cols-3',
      sizes: '(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw',
      shape: 'tall',
    },
  };

/** All products of a shop: complete in the exported page, before scripts enhance it. */
export function Catalog({ route }: { route: ShopRoute }) {
  const products = shelves[route];
  const { list, sizes, shape } = grids[route];
  const comparable = route === 'equipment' ? products.map(({ sku }) => sku) : [];
  const scope: CatalogScope = {
    categories: categories[route].map(({ id }) => id),
    comparable,
    isRated: products.some(({ rating }) => rating !== undefined),
  };
  if (products.length === 0)
    return (
      <div id="products" className="mx-auto max-w-page scroll-mt-24 px-gutter py-band xl:px-0">
        <p className="max-w-measure text-xl">{emptyShop}</p>
      </div>
    );
  return (
    <section
      id="products"
      aria-labelledby="products-title"
      className="scroll-mt-24 pt-4 pb-band sm:pt-band print:py-4"
    >
      <div className="mx-auto max-w-page px-gutter xl:px-0">
        <Island hydrate="interaction">
          <CatalogBrowser
            name="catalog"
            entries={inOrderOfName(products).map(shelfEntry)}
            categories={categories[route]}
            labels={{ ...catalogLabels, ...catalogCopy[route] }}
            list={list}
            compared={route === 'equipment' ? products.map(comparedProduct) : []}
            scope={scope}
            quoteMail={{ to: mailAddress('support'), subject: shopClosings.equipment.subject }}
            slots={{
              links: <OtherShops route={route} />,
              ...Object.fromEntries(
                products.map((product) => [
                  product.sku,
                  <ProductCard key={product.sku} product={product} sizes={sizes} shape={shape}>
                    {comparable.length === 0 ? null : <CompareBox product={product} scope={scope} />}
                  </ProductCard>,
                ]),
              ),
            }}
          />
        </Island>
        <CategoryCounts route={route} />
        {comparable.length === 0 ? null : <PlainComparison route={route} />}
      </div>
    </section>
  );
}

function CompareBox({ product, scope }: { product: ShelfProduct; scope: CatalogScope }) {
  return (
    <NeedsScripts>
      <Island hydrate="interaction" hasLostNote={false}>
        <CompareToggle
          name={`compare-${product.sku}`}
          id={product.sku}
          productName={product.name}
          label={catalogLabels.comparison.choose}
          scope={scope}
        />
      </Island>
    </NeedsScripts>
  );
}

/** The tabs that lead to the other shops that sell something (docs/specification.md#merchandise). */
function OtherShops({ route }: { route: ShopRoute }) {
  const others = shopLinks.filter((link) => link.route !== route);
  if (others.length === 0) return null;
  return (
    <nav aria-label={shopLabels.shops} className="shrink-0 sm:ml-auto sm:shrink">
      <ul className="flex gap-x-7 sm:flex-wrap">
        {others.map((link) => (
          <li key={link.route} className="keep-whole">
            <WayLink
              way={link}
              className="inline-flex min-h-12 items-center gap-1.5 text-sm font-semibold text-green hover:underline"
            >
              <Icon name="ArrowRight" size={16} />
            </WayLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
