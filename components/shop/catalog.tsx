import { catalogCopy, type ShopRoute } from '@/content/shop-pages';
import { CategoryCounts } from './category-counts';
import { type CardShape, ProductCard } from './product-card';
import { shelves } from './shelves';

const grids: Record<ShopRoute, { readonly list: string; readonly sizes: string; readonly shape: CardShape }> = {
  merchandise: { list: 'grid-cols-2 gap-x-4 sm:gap-x-6 lg:grid-cols-3 xl:grid-cols-4', sizes: '(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, 45vw', shape: 'tall' },
  booksGuides: { list: 'gap-x-14 lg:grid-cols-2', sizes: '(min-width: 40rem) 16rem, 90vw', shape: 'wide' },
  equipment: { list: 'gap-x-6 sm:grid-cols-2 lg:grid-cols-3', sizes: '(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw', shape: 'tall' },
};

/** All products of a shop: complete in the exported page, whatever scripts add to it. */
export function Catalog({ route }: { route: ShopRoute }) {
  const products = shelves[route];
  const { allLabel, many } = catalogCopy[route];
  const { list, sizes, shape } = grids[route];
  return (
    <section id="products" aria-labelledby="products-title" className="scroll-mt-24 py-band print:py-4">
      <div className="mx-auto max-w-page px-gutter xl:px-0">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-b border-control pb-5">
          <div>
            <h2 id="products-title" className="text-headline">{allLabel}</h2>
            <p className="mt-2 text-lg text-ink-soft">{products.length} {many} found</p>
          </div>
          <CategoryCounts route={route} />
        </div>
        <ul data-view="grid" className={`group/catalog grid gap-y-12 ${list}`}>
          {products.map((product) => (
            <li key={product.sku}>
              <ProductCard product={product} sizes={sizes} shape={shape} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
