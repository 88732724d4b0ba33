import { bookCategories, books } from '@/content/books';
import { equipment, equipmentCategories } from '@/content/equipment';
import { merchandise, merchandiseCategories } from '@/content/merchandise';
import { isPlaceholder, factValue } from '@/lib/facts';
import { bookFormatName, saving } from '@/lib/products';
import { productListNode } from '@/lib/seo/product-list';
import { categories } from '@/components/shop/category-counts';
import { sellables } from '@/components/shop/sellables';
import { shelves } from '@/components/shop/shelves';

const all = [...merchandise, ...books, ...equipment];
const prices = (products: readonly { readonly price: unknown }[]) => products.map(({ price }) => factValue(price as number)).sort((a, b) => a - b);

describe('the three shops', () => {
  it('hold the number of products that the specification states, at its prices', () => {
    expect(merchandise).toHaveLength(20);
    expect([prices(merchandise)[0], prices(merchandise).at(-1)]).toEqual([1499, 4999]);
    expect(books).toHaveLength(4);
    expect([prices(books)[0], prices(books).at(-1)]).toEqual([1899, 3299]);
    expect(prices(equipment)).toEqual([8999, 19999, 29999, 44999, 164999, 195000]);
    for (const product of all) expect(product.isInStock).toBe(true);
  });

  it('give every product a number of its own over all shops', () => {
    expect(new Set(sellables.map(({ id }) => id)).size).toBe(all.length);
  });

  it('ask above the price where they promise a saving', () => {
    for (const product of all) expect(() => saving(product)).not.toThrow();
    expect(() => saving({ name: 'Cap', price: 500, originalPrice: 500 })).toThrow('"Cap" has an originalPrice');
  });

  it('write savings in cents on merchandise and books, in whole dollars on equipment', () => {
    const saves = (route: keyof typeof shelves) => shelves[route].flatMap(({ badges }) => badges.map(({ text }) => text).filter((text) => text.startsWith('SAVE')));
    for (const text of [...saves('merchandise'), ...saves('booksGuides')]) expect(text).toMatch(/^SAVE \$\d+\.\d\d$/);
    expect(saves('equipment').sort()).toEqual(['SAVE $150', 'SAVE $20', 'SAVE $50']);
  });

  it('mark every value that the specification does not show as a sample', () => {
    for (const product of all) for (const value of [product.rating, product.reviews, product.isFeatured]) expect(isPlaceholder(value)).toBe(true);
    for (const { brand } of equipment) expect(isPlaceholder(brand)).toBe(true);
  });

  it('do not ship the first aid kit free', () => {
    expect(shelves.equipment.find(({ sku }) => sku === 'equipment-first-aid-kit-150')?.badges.map(({ text }) => text)).toEqual(['SAVE $20']);
  });

  it('limit the FDA wording to AEDs', async () => {
    const pages = JSON.stringify(await import('@/content/shop-pages'));
    for (const [sentence] of pages.matchAll(/[^".]*FDA[^".]*/g)) expect(sentence).toMatch(/AED|accessories/);
    expect(JSON.stringify(all)).not.toContain('FDA');
  });

  it('offer a tab for every category of their products, except where the specification has none', () => {
    const tabs = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    for (const { category } of equipment) expect(tabs(equipmentCategories)).toContain(category);
    for (const { category } of books) expect(tabs(bookCategories)).toContain(category);
    expect(tabs(merchandiseCategories)).toEqual(['all', 'apparel', 'accessories']);
    for (const list of Object.values(categories)) expect(list[0]?.id).toBe('all');
  });

  it('name the formats of books in words', () => {
    expect((['digital', 'physical', 'both'] as const).map(bookFormatName)).toEqual(['Digital', 'Print', 'Print and digital']);
  });
});

describe('the structured data of a shop', () => {
  const list = productListNode({
    origin: 'https://www.example.com',
    path: '/merchandise',
    name: 'Merchandise',
    products: [
      { sku: 'merch-mug', kind: 'product', name: 'Mug', description: 'A mug.', price: 1599, isInStock: true, image: undefined },
      { sku: 'book-bls', kind: 'book', name: 'BLS', description: 'A book.', price: 1899, isInStock: false, image: 'https://www.example.com/a.webp' },
    ],
  });

  it('states the offer that the page shows, and refers to the card by its anchor', () => {
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { '@type': 'Product', '@id': 'https://www.example.com/merchandise#merch-mug', offers: { price: '15.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock' } } },
        { position: 2, item: { '@type': 'Book', image: 'https://www.example.com/a.webp', offers: { price: '18.99', availability: 'https://schema.org/OutOfStock' } } },
      ],
    });
  });

  it('never carries a rating or a review', () => {
    expect(JSON.stringify(list)).not.toMatch(/rating|review/i);
  });
});
