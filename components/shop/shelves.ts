import { books } from '@/content/books';
import { equipment } from '@/content/equipment';
import { merchandise } from '@/content/merchandise';
import type { ShopRoute } from '@/content/shop-pages';
import { sortCatalog } from '@/lib/catalog';
import { type Fact, factValue } from '@/lib/facts';
import { type Cents, formatCents, formatWholeDollars } from '@/lib/money';
import {
  bookFormatName, type BookProduct, type EquipmentProduct, type MerchandiseProduct, saving,
} from '@/lib/products';
import { shelfEntry } from './catalog-data';
import type { ProductBadge, ShelfProduct } from './shelf-product';

/** The products of the three shop pages, in the order that every page starts with: featured first. */
export const shelves: Readonly<Record<ShopRoute, readonly ShelfProduct[]>> = {
  merchandise: featuredFirst(merchandise.map(merchandiseOnShelf)),
  booksGuides: featuredFirst(books.map(bookOnShelf)),
  equipment: featuredFirst(equipment.map(equipmentOnShelf)),
};

function featuredFirst(products: readonly ShelfProduct[]): readonly ShelfProduct[] {
  return sortCatalog(products.map((product) => ({ ...shelfEntry(product), product })), 'featured').map(({ product }) => product);
}

function merchandiseOnShelf(product: MerchandiseProduct<(typeof merchandise)[number]['id']>): ShelfProduct {
  return {
    ...sharedFacts(product),
    sku: `merch-${product.id}`,
    badges: [...featuredBadge(product.isFeatured), ...saveBadge(saving(product), formatCents)],
    maker: null,
    specifications: [],
    sizes: product.sizes ?? [],
    colors: product.colors ?? [],
  };
}

function bookOnShelf(product: BookProduct<(typeof books)[number]['id']>): ShelfProduct {
  const bestseller: readonly ProductBadge[] = factValue(product.isBestseller) ? [{ text: 'Bestseller', tone: 'deep', fact: product.isBestseller }] : [];
  return {
    ...sharedFacts(product),
    sku: `book-${product.id}`,
    badges: [
      ...bestseller,
      { text: bookFormatName(factValue(product.format)), tone: 'sand', fact: product.format },
      ...saveBadge(saving(product), formatCents, 'apricot'),
    ],
    maker: product.author,
    specifications: [
      { label: 'Pages', value: mapFact(product.pages, String) },
      { label: 'Download', value: mapFact(product.isDownloadable, (isDownloadable) => (isDownloadable ? 'Yes, after payment' : 'No')) },
    ],
    sizes: [],
    colors: [],
  };
}

function equipmentOnShelf(product: EquipmentProduct<(typeof equipment)[number]['id']>): ShelfProduct {
  const freeShipping: readonly ProductBadge[] = factValue(product.hasFreeShipping) ? [{ text: 'FREE SHIPPING', tone: 'surface', fact: product.hasFreeShipping }] : [];
  return {
    ...sharedFacts(product),
    sku: `equipment-${product.id}`,
    badges: [...featuredBadge(product.isFeatured), ...saveBadge(saving(product), formatWholeDollars), ...freeShipping],
    maker: product.brand,
    specifications: [
      ...product.specifications,
      ...(product.warranty === undefined ? [] : [{ label: 'Warranty', value: product.warranty }]),
    ],
    sizes: [],
    colors: [],
  };
}

function sharedFacts(product: MerchandiseProduct | BookProduct | EquipmentProduct) {
  return {
    category: product.category,
    name: product.name,
    description: product.description,
    price: product.price,
    originalPrice: product.originalPrice ?? null,
    isInStock: product.isInStock,
    isFeatured: factValue(product.isFeatured),
    rating: product.rating,
    reviews: product.reviews,
  };
}

function featuredBadge(isFeatured: Fact<boolean>): readonly ProductBadge[] {
  return factValue(isFeatured) ? [{ text: 'FEATURED', tone: 'deep', fact: isFeatured }] : [];
}

function saveBadge(saved: Cents | null, format: (cents: Cents) => string, tone: ProductBadge['tone'] = 'surface'): readonly ProductBadge[] {
  return saved === null ? [] : [{ text: `SAVE ${format(saved)}`, tone }];
}

/** The same fact in other words; a sample stays a sample. */
function mapFact<T extends string | number | boolean>(fact: Fact<T>, words: (value: T) => string): Fact<string> {
  const text = words(factValue(fact));
  return typeof fact === 'object' ? { ...fact, value: text } : text;
}
