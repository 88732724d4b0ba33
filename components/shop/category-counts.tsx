import { bookCategories } from '@/content/books';
import { equipmentCategories } from '@/content/equipment';
import { merchandiseCategories } from '@/content/merchandise';
import type { ShopRoute } from '@/content/shop-pages';
import { shelves } from './shelves';

/** The categories of each shop, in the order of their tabs. */
export const categories = {
  merchandise: merchandiseCategories,
  booksGuides: bookCategories,
  equipment: equipmentCategories,
} as const satisfies Record<ShopRoute, readonly { id: string; label: string }[]>;

/** How many products each category holds, in words. */
export function CategoryCounts({ route }: { route: ShopRoute }) {
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {categories[route].filter(({ id }) => id !== 'all').map(({ id, label }) => (
        <li key={id}>
          {label} <span className="tabular-nums text-ink-soft">{shelves[route].filter((product) => product.category === id).length}</span>
        </li>
      ))}
    </ul>
  );
}
