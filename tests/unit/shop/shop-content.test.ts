import { bookCategories, books } from '@/content/shop/books';
import { equipment, equipmentCategories } from '@/content/shop/equipment';
import { merchandise, merchandiseCategories } from '@/content/shop/merchandise';
import { productLabels } from '@/content/shop/product-labels';
import { whyChoose, whyShop } from '@/content/shop/shop-pages';
import { companyFactIfAny } from '@/content/site/company-facts';
import { encodedPictures } from '@/content/site/picture-files';
import { factValue, isPlaceholder, placeholder } from '@/lib/facts/facts';
import { saving } from '@/lib/shop/products';
import { productListNode } from '@/lib/shop/product-list';
import { categories } from '@/components/shop/category-counts';
import { colorPictures } from '@/components/shop/model/color-pictures';
import { sellables } from '@/components/shop/model/sellables';
import { comparedProduct, shelfEntry } from '@/components/shop/model/catalog-data';
import type { ShelfProduct } from '@/components/shop/model/shelf-product';
import { shelves } from '@/components/shop/model/shelves';

const all = [...merchandise, ...books, ...equipment];
const shown = Object.values(shelves).flat();
const badgesOf = ({ badges }: (typeof shown)[number]) => badges.map(({ text }) => text);

/** A product without ratings and pictures. */
const mug: ShelfProduct = {
  ...{ sku: 'merch-none', name: 'Mug', description: 'A mug.', price: 1599, isInStock: true },
  ...{ isFeatured: false, categories: [], badges: [], maker: null, specifications: [] },
  ...{ isShipped: true, shipsFreeOver: null, sizes: [], colors: [] },
};

describe('the three shops', () => {
  it('count what they promise to buyers as a sample until the owner confirms it', () => {
    const texts = [...whyShop.points, ...whyChoose.points].map(({ text }) => text);
    const promised = texts.filter((text) =>
      /^Orders over|student price|fix it|Pay by card/.test(factValue(text)),
    );
    const terms = companyFactIfAny('shop-terms');
    expect(promised).toHaveLength(terms === null ? 0 : 4);
    for (const text of promised) expect(isPlaceholder(text)).toBe(isPlaceholder(terms));
  });

  it('give every product an id that is unique across shops', () => {
    expect(new Set(sellables.map(({ id }) => id)).size).toBe(all.length);
  });

  it('charge less than the list price wherever they promise savings', () => {
    for (const product of all) expect(() => saving(product)).not.toThrow();
    expect(() => saving({ name: 'Cap', price: 500, originalPrice: 500 })).toThrow(
      '"Cap" has an originalPrice',
    );
  });

  it('give savings in cents on merchandise and books, in whole dollars on equipment', () => {
    const saves = (route: keyof typeof shelves) =>
      shelves[route].flatMap(badgesOf).filter((text) => /^SAVE/.test(text));
    for (const text of [...saves('merchandise'), ...saves('booksGuides')])
      expect(text).toMatch(/^SAVE \$\d+\.\d\d$/);
    for (const text of saves('equipment')) expect(text).toMatch(/^SAVE \$[\d,]+$/);
  });

  it('promise free shipping on the equipment that ships free, and on nothing else', () => {
    const promised = shelves.equipment.filter((product) => badgesOf(product).includes('FREE SHIPPING'));
    const free = equipment.filter(({ hasFreeShipping }) => factValue<boolean>(hasFreeShipping));
    expect(promised.map(({ name }) => name).sort()).toEqual(free.map(({ name }) => name).sort());
  });

  it('show a color in its own picture if there is one, and otherwise keep the first', () => {
    for (const product of shown) {
      const further = colorPictures(product, false);
      expect(product.colors.slice(1)).toEqual(expect.arrayContaining(further.map(({ color }) => color)));
      for (const { id } of further) expect(encodedPictures).toHaveProperty([id]);
    }
    expect(colorPictures({ ...mug, colors: ['Red', 'Blue', 'Black', 'White'] }, false)).toEqual([]);
  });

  it('show no rating for a product without one', () => {
    const rated = { ...mug, rating: 4, reviews: 12 };
    const line = { label: productLabels.rating, value: '4 out of 5 (12 reviews)' };
    expect(shelfEntry(rated)).toHaveProperty('rating', 4);
    expect(comparedProduct(rated).values).toContainEqual(line);
    expect(shelfEntry(mug)).not.toHaveProperty('rating');
    expect(comparedProduct(mug).values.map(({ label }) => label)).not.toContain(line.label);
  });

  it('require an address for everything but download-only books', () => {
    const downloads = books.filter(({ format }) => factValue<string>(format) === 'digital');
    const unshipped = sellables.filter(({ isShipped }) => !isShipped);
    expect(unshipped.map(({ name }) => name)).toEqual(downloads.map(({ name }) => name));
  });

  it('limit the FDA wording to AEDs', async () => {
    const pages = JSON.stringify(await import('@/content/shop/shop-pages'));
    const sentences = pages.match(/[^".]*FDA[^".]*/g) ?? [];
    expect(sentences.length > 0).toBe(companyFactIfAny('aed-approval') !== null);
    for (const sentence of sentences) expect(sentence).toMatch(/AED|accessories/);
    expect(JSON.stringify(all)).not.toContain('FDA');
  });

  it('have a tab for every product category, except where the specification has none', () => {
    const tabs = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
    for (const { category } of equipment) expect(tabs(equipmentCategories)).toContain(category);
    for (const { category } of books)
      expect(tabs(bookCategories)).toEqual(expect.arrayContaining([...category]));
    expect(tabs(merchandiseCategories)).toEqual(['all', 'apparel', 'accessories']);
    for (const list of Object.values(categories)) expect(list[0].id).toBe('all');
  });
});

describe('the structured data of a shop', () => {
  const product = { sku: 'merch-mug', name: 'Mug', description: 'A mug.', price: 1599, isInStock: true };
  const shop = { origin: 'https://www.example.com', path: '/merchandise', name: 'Merchandise' };
  const list = productListNode({
    ...shop,
    kind: 'Product',
    products: [
      { ...product, image: undefined },
      {
        ...product,
        sku: 'merch-cap',
        price: placeholder(1899, 'The price.'),
        isInStock: false,
        image: 'https://www.example.com/a.webp',
      },
    ],
  });

  it('has the same offer as the page, and links to the card by its anchor', () => {
    const page = 'https://www.example.com/merchandise';
    const offer = {
      '@type': 'Offer',
      url: page,
      priceCurrency: 'USD',
      seller: { '@id': 'https://www.example.com/#organization' },
    };
    const entry = (sku: string) => ({
      '@type': 'Product',
      name: 'Mug',
      description: 'A mug.',
      sku,
      '@id': `${page}#${sku}`,
      url: `${page}#${sku}`,
    });
    const mug = { ...offer, price: '15.99', availability: 'https://schema.org/InStock' };
    const cap = { ...offer, price: '18.99', availability: 'https://schema.org/OutOfStock' };
    // As JSON serializes it: without undefined values, such as a missing picture.
    expect(JSON.parse(JSON.stringify(list))).toEqual({
      '@type': 'ItemList',
      '@id': `${page}#products`,
      name: 'Merchandise',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, item: { ...entry('merch-mug'), offers: mug } },
        {
          '@type': 'ListItem',
          position: 2,
          item: { ...entry('merch-cap'), image: 'https://www.example.com/a.webp', offers: cap },
        },
      ],
    });
  });

  it('lists books as Book, which has no SKU', () => {
    const books = productListNode({ ...shop, kind: 'Book', products: [{ ...product, image: undefined }] });
    expect(books).toMatchObject({ itemListElement: [{ item: { '@type': 'Book', inLanguage: 'en-US' } }] });
    expect(JSON.stringify(books)).not.toContain('"sku"');
    expect(JSON.stringify(list)).not.toContain('inLanguage');
  });
});
