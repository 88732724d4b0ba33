import { bookFormats, books } from '@/content/shop/books';
import { equipment } from '@/content/shop/equipment';
import { merchandise } from '@/content/shop/merchandise';
import { productLabels } from '@/content/shop/product-labels';
import { freeShippingOver, type ShopRoute } from '@/content/shop/shop-pages';
import { inOrderOfName, sortCatalog } from '@/lib/shop/catalog';
import { type Fact, factValue, mapFact } from '@/lib/facts/facts';
import { type Cents, formatCents, formatWholeDollars } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import {
  type BookFormat,
  type BookProduct,
  type EquipmentProduct,
  type MerchandiseProduct,
  saving,
} from '@/lib/shop/products';
import { shelfEntry } from './catalog-data';
import type { ProductBadge, ShelfProduct } from './shelf-product';

/** The products of the three shop pages in their default order: featured first. */
export const shelves: Readonly<Record<ShopRoute, readonly ShelfProduct[]>> = {
  merchandise: featuredFirst(merchandise.map(merchandiseOnShelf)),
  booksGuides: featuredFirst(books.map(bookOnShelf)),
  equipment: featuredFirst(equipment.map(equipmentOnShelf)),
};

function featuredFirst(products: readonly ShelfProduct[]): readonly ShelfProduct[] {
  return sortCatalog(
    inOrderOfName(products).map((product) => ({ ...shelfEntry(product), product })),
    'featured',
  ).map(({ product }) => product);
}

function merchandiseOnShelf(product: MerchandiseProduct): ShelfProduct {
  return {
    ...product,
    sku: `merch-${product.id}`,
    categories: [product.category],
    badges: [...badgeIf(product.isFeatured, 'featured'), ...saveBadge(saving(product), formatCents)],
    maker: null,
    specifications: [],
    isShipped: true,
    shipsFreeOver: freeShippingOver.merchandise,
    sizes: product.sizes ?? [],
    colors: product.colors ?? [],
  };
}

function bookOnShelf(product: BookProduct): ShelfProduct {
  return {
    ...product,
    sku: `book-${product.id}`,
    categories: product.category,
    badges: [...badgeIf(product.isBestseller, 'bestseller'), ...saveBadge(saving(product), formatCents)],
    maker: product.author,
    specifications: [
      {
        label: productLabels.format,
        value: mapFact(product.format, (format) => bookFormats[format]),
      },
      { label: productLabels.pages, value: mapFact(product.pages, String) },
      {
        label: productLabels.download,
        value: mapFact(product.isDownloadable, (isDownloadable) =>
          isDownloadable ? productLabels.isDownloadable : productLabels.isNotDownloadable,
        ),
      },
    ],
    isShipped: factValue<BookFormat>(product.format) !== 'digital',
    shipsFreeOver: freeShippingOver.booksGuides,
    sizes: [],
    colors: [],
  };
}

function equipmentOnShelf(product: EquipmentProduct): ShelfProduct {
  return {
    ...product,
    sku: `equipment-${product.id}`,
    categories: [product.category],
    badges: [
      ...badgeIf(product.isFeatured, 'featured'),
      ...saveBadge(saving(product), formatWholeDollars),
      ...badgeIf(product.hasFreeShipping, 'freeShipping'),
    ],
    maker: product.brand,
    specifications: [
      // A line is confirmed if the brand is: both come from the same row.
      ...(product.specifications ?? []).map(({ label, value }) => ({
        label,
        value: mapFact(product.brand, () => value),
      })),
      ...(product.warranty === undefined ? [] : [{ label: productLabels.warranty, value: product.warranty }]),
    ],
    isShipped: true,
    shipsFreeOver: factValue(product.hasFreeShipping) ? 0 : freeShippingOver.equipment,
    sizes: [],
    colors: [],
  };
}

type BadgeId = 'bestseller' | 'featured' | 'freeShipping';

function badgeIf(fact: Fact<boolean>, id: BadgeId): readonly ProductBadge[] {
  return factValue(fact) ? [{ text: productLabels.badges[id], fact }] : [];
}

function saveBadge(saved: Cents | null, format: (cents: Cents) => string): readonly ProductBadge[] {
  return saved === null
    ? []
    : [{ text: interpolate(productLabels.badges.saving, { amount: format(saved) }) }];
}
