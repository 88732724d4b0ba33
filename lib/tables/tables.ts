import type { Cents } from '@/lib/money/money';
import { choice, choices, count, id, lines, list, money, rating, text, yesNo } from './columns';
import { table } from './table';

/** What every picture of a row lies on, in the order of the pictures; a blank cell means sand. */
const backdrops = choices(['mint', 'apricot', 'sand']).optional();

type Sale = { readonly price: Cents; readonly originalPrice?: Cents };

/** A sale that takes nothing off would promise a saving that is none. */
const realSale = ({ price, originalPrice }: Sale) =>
  originalPrice !== undefined && originalPrice <= price
    ? {
        key: 'originalPrice',
        sentence:
          'It is not above the price. Write the price before the sale, or nothing where there is none.',
      }
    : null;

/** The columns that all shops share. */
const product = {
  id,
  name: text('the name of the product', 120),
  description: text('one or two sentences', 400),
  price: money,
  originalPrice: money.optional(),
  isInStock: yesNo,
  isFeatured: yesNo,
  /** The product whose picture is at the top of the page, and in its link preview. */
  isHero: yesNo,
  rating,
  reviews: count,
  /** What each picture shows, in the order of the colors. */
  pictureWords: list('Green cap with a brim; Cream cap with a brim').optional(),
  backdrops,
} as const;

const productFacts = ['price', 'originalPrice', 'isFeatured', 'rating', 'reviews'] as const;

export const merchandiseTable = table({
  name: 'merchandise',
  columns: {
    ...product,
    category: choice(['apparel', 'accessories', 'equipment', 'books']),
    sizes: list('S; M; L').optional(),
    colors: list('Green; Cream').optional(),
  },
  facts: productFacts,
  label: 'name',
  missing: 'The real product in place of this sample: its name, words, price, sizes, colors and ratings.',
  owner: 'owner',
  rule: realSale,
});

export const bookTable = table({
  name: 'books',
  columns: {
    ...product,
    category: choice(['cpr', 'first-aid', 'medical', 'safety', 'reference']),
    author: text('the name of the author', 120),
    format: choice(['digital', 'physical', 'both']),
    pages: count,
    isBestseller: yesNo,
    isDownloadable: yesNo,
  },
  facts: [...productFacts, 'author', 'format', 'pages', 'isBestseller', 'isDownloadable'],
  label: 'name',
  missing: 'The real book in place of this sample: its title, author, price, format, pages and ratings.',
  owner: 'owner',
  rule: realSale,
});

export const equipmentTable = table({
  name: 'equipment',
  columns: {
    ...product,
    category: choice(['aed', 'first-aid-kits', 'training-equipment', 'accessories']),
    brand: text('the brand', 120),
    hasFreeShipping: yesNo,
    specifications: lines('Guidance: Voice and lights; Power: Battery').optional(),
    warranty: text('how long it is under warranty', 60).optional(),
  },
  facts: [...productFacts, 'brand', 'hasFreeShipping', 'warranty'],
  label: 'name',
  missing:
    "The real product in place of this sample: its brand, price, the manufacturer's specification, warranty and ratings.",
  owner: 'owner',
  rule: realSale,
});
