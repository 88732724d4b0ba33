import { bookCategories } from '@/content/shop/books';
import { equipmentCategories } from '@/content/shop/equipment';
import { merchandiseCategories } from '@/content/shop/merchandise';
import { shopLabels } from '@/content/shop/product-labels';
import type { ShopRoute } from '@/content/shop/shop-pages';
import { shelves } from '@/components/shop/model/shelves';

/** The categories of each shop, in the order of their tabs. */
export const categories = {
  merchandise: merchandiseCategories,
  booksGuides: bookCategories,
  equipment: equipmentCategories,
} as const satisfies Record<ShopRoute, readonly { id: string; label: string }[]>;

/** How many products each category has, as text, if there are no scripts to choose one with. */
export function CategoryCounts({ route }: { route: ShopRoute }) {
  return (
    <ul aria-label={shopLabels.categories} className="hidden flex-wrap gap-x-6 gap-y-1 text-sm noscript:flex">
      {categories[route]
        .filter(({ id }) => id !== 'all')
        .map(({ id, label }) => (
          <li key={id}>
            {label}{' '}
            <span className="text-ink-soft figures">
              {shelves[route].filter((product) => product.categories.includes(id)).length}
            </span>
          </li>
        ))}
    </ul>
  );
}
