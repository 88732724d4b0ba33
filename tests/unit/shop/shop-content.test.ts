import { bookCategories, books } from '@/content/shop/books';
import { equipment, equipmentCategories } from '@/content/shop/equipment';
import { productLabels } from '@/content/shop/product-labels';
import { saving } from '@/lib/shop/products';
import { colorPictures } from '@/components/shop/model/color-pictures';
import { comparedProduct, shelfEntry } from '@/components/shop/model/catalog-data';
import type { ShelfProduct } from '@/components/shop/model/shelf-product';

/** A product without ratings and pictures. */
const mug: ShelfProduct = {
  ...{ sku: 'merch-none', name: 'Mug', description: 'A mug.', price: 1599, isInStock: true },
  ...{ isFeatured: false, categories: [], badges: [], maker: null, specifications: [] },
  ...{ isShipped: true, shipsFreeOver: null, sizes: [], colors: [] },
};

describe('the three shops', () => {
  it('charge less than the list price wherever they promise savings', () => {
    expect(saving({ name: 'Cap', price: 499, originalPrice: 500 })).toBe(1);
    expect(() => saving({ name: 'Cap', price: 500, originalPrice: 500 })).toThrow(
      '"Cap" has an originalPrice',
    );
  });

  it('show no picture of a color that has none', () => {
    expect(colorPictures({ ...mug, colors: ['Red', 'Blue'] }, false)).toEqual([]);
  });

  it('show no rating for a product without one', () => {
    const rated = { ...mug, rating: 4, reviews: 12 };
    const line = { label: productLabels.rating, value: '4 out of 5 (12 reviews)' };
    expect(shelfEntry(rated)).toHaveProperty('rating', 4);
    expect(comparedProduct(rated).values).toContainEqual(line);
    expect(shelfEntry(mug)).not.toHaveProperty('rating');
    expect(comparedProduct(mug).values.map(({ label }) => label)).not.toContain(line.label);
  });

  it('have a tab for every category of equipment and books', () => {
    const tabs: readonly string[] = [...equipmentCategories, ...bookCategories].map(({ id }) => id);
    const used = [...equipment, ...books].flatMap(({ category }) => category);
    expect(used.filter((category) => !tabs.includes(category))).toEqual([]);
  });
});
