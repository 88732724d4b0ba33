import { catalogLabels } from '@/content/shop/cart-labels';
import type { ShopRoute } from '@/content/shop/shop-pages';
import { productComparisonRows } from '@/lib/shop/comparison';
import { interpolate } from '@/lib/text/interpolate';
import { comparedProduct } from '@/components/shop/model/catalog-data';
import { shelves } from '@/components/shop/model/shelves';
import { categories } from './category-counts';

const { comparison } = catalogLabels;

/** The products of each category side by side, for visitors without scripts, who have nothing to select them with. */
export function PlainComparison({ route }: { route: ShopRoute }) {
  const tables = categories[route]
    .filter(({ id }) => id !== 'all')
    .map(({ id, label }) => ({
      id,
      title: interpolate(comparison.category, { category: label }),
      products: shelves[route].filter((product) => product.categories.includes(id)).map(comparedProduct),
    }))
    .filter(({ products }) => products.length > 1);
  return (
    <div className="mt-12 hidden space-y-12 noscript:block">
      {tables.map(({ id, title, products }) => (
        <section key={id} aria-labelledby={`compare-${id}`}>
          <h3 id={`compare-${id}`} className="text-title">
            {title}
          </h3>
          <div role="group" aria-labelledby={`compare-${id}`} tabIndex={0} className="mt-4 overflow-x-auto">
            <table className="w-full table-fixed text-left text-sm [&_:is(th,td)]:w-28 [&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:align-top [&_th]:font-semibold [&_tr]:border-b [&_tr]:border-line">
              <thead>
                <tr>
                  <td />
                  {products.map((product) => (
                    <th key={product.id} scope="col">
                      {product.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {productComparisonRows(products).map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    {row.values.map((value, index) => (
                      <td key={products[index]?.id}>{value ?? comparison.missing}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </div>
  );
}
