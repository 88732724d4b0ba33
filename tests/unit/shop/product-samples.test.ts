import * as samples from '@/lib/shop/product-samples';

/** Each helper with a sample, who can supply the real value, and how it asks for it: readiness check and handover use these words. */
const table = () =>
  [
    [
      samples.samplePrice(1499),
      1499,
      'owner',
      'The price of this item. The specification gives only the range.',
      { kind: 'price' },
    ],
    [
      samples.sampleOriginalPrice(1999),
      1999,
      'owner',
      'The price of this item before the sale. The specification gives only the range.',
      { kind: 'price', remove: 'line' },
    ],
    [
      samples.sampleRating(4.8),
      4.8,
      'marketing',
      'The mean rating of this product, 0 to 5.',
      { kind: 'rating' },
    ],
    [samples.sampleReviews(97), 97, 'marketing', 'The number of ratings of this product.'],
    [samples.sampleFeatured(true), true, 'marketing', 'Whether this product is shown first, as featured.'],
    [samples.sampleBestseller(false), false, 'marketing', 'Whether this book carries the bestseller badge.'],
    [samples.sampleDownload(true), true, 'owner', 'Whether this book can be downloaded.'],
    [
      samples.sampleFormat('both'),
      'both',
      'owner',
      'The format of this book: digital, physical or both.',
      { kind: ['digital', 'physical', 'both'] },
    ],
    [samples.sampleAuthor('A. Author'), 'A. Author', 'owner', 'The author of this book.'],
    [samples.samplePages(212), 212, 'owner', 'The number of pages of this book.'],
    [samples.sampleBrand('Brand'), 'Brand', 'owner', 'The brand of this product.'],
    [samples.sampleFreeShipping(false), false, 'owner', 'Whether this product ships free.'],
    [
      samples.sampleSpecification('IP55'),
      'IP55',
      'owner',
      "This line of the manufacturer's specification.",
      { remove: 'entry' },
    ],
    [
      samples.sampleWarranty('1 year'),
      '1 year',
      'owner',
      'The warranty of this product.',
      { remove: 'line' },
    ],
  ] as const;

describe('samples of products', () => {
  it('say what is missing, and who knows it', () => {
    for (const [sample, value, owner, missing, ask] of table())
      expect(sample).toEqual({ isPlaceholder: true, value, owner, missing, ...ask });
  });

  it('are all in the table', () => {
    expect(table()).toHaveLength(Object.keys(samples).length);
  });
});
