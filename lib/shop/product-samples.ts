import { type Fact, placeholder } from '@/lib/facts/facts';
import type { Cents } from '@/lib/money/money';
import type { BookFormat } from './products';

/*
 * The specification names the fields of the shops' products but not every value. These helpers mark the samples that
 * stand in for them, so that the readiness check asks for each in the same words.
 */

/** A price in cents that the owner has yet to confirm. */
export const samplePrice = (cents: Cents) =>
  placeholder(cents, 'The price of this item. The specification gives only the range.', 'owner', {
    kind: 'price',
  });

/** The price before a sale, in cents; a product that is not on sale has none. */
export const sampleOriginalPrice = (cents: Cents) =>
  placeholder(
    cents,
    'The price of this item before the sale. The specification gives only the range.',
    'owner',
    {
      kind: 'price',
      remove: 'line',
    },
  );

/** A mean rating, 0 to 5, that is not measured yet. */
export const sampleRating = (value: number) =>
  placeholder(value, 'The mean rating of this product, 0 to 5.', 'marketing', { kind: 'rating' });

/** A number of ratings that is not counted yet. */
export const sampleReviews = (count: number) =>
  placeholder(count, 'The number of ratings of this product.', 'marketing');

/** Whether a product is featured, to be decided by marketing. */
export const sampleFeatured = (isFeatured: boolean): Fact<boolean> =>
  placeholder(isFeatured, 'Whether this product is shown first, as featured.', 'marketing');

/** Whether a book is a bestseller, to be confirmed. */
export const sampleBestseller = (isBestseller: boolean): Fact<boolean> =>
  placeholder(isBestseller, 'Whether this book carries the bestseller badge.', 'marketing');

/** Whether a book can be downloaded, to be confirmed. */
export const sampleDownload = (isDownloadable: boolean): Fact<boolean> =>
  placeholder(isDownloadable, 'Whether this book can be downloaded.', 'owner');

/** The format of a book, to be confirmed. */
export const sampleFormat = (format: BookFormat): Fact<BookFormat> =>
  placeholder(format, 'The format of this book: digital, physical or both.', 'owner', {
    kind: ['digital', 'physical', 'both'] satisfies readonly BookFormat[],
  });

/** The name of an author, to be supplied. */
export const sampleAuthor = (name: string) => placeholder(name, 'The author of this book.', 'owner');

/** A number of pages, to be confirmed. */
export const samplePages = (count: number) =>
  placeholder(count, 'The number of pages of this book.', 'owner');

/** A brand, to be supplied. */
export const sampleBrand = (name: string) => placeholder(name, 'The brand of this product.', 'owner');

/** Whether a product ships free, to be confirmed. */
export const sampleFreeShipping = (isFree: boolean): Fact<boolean> =>
  placeholder(isFree, 'Whether this product ships free.', 'owner');

/** One line of a specification, to be confirmed with the manufacturer. */
export const sampleSpecification = (value: string) =>
  placeholder(value, "This line of the manufacturer's specification.", 'owner', { remove: 'entry' });

/** How long a product is under warranty; one without a warranty has no such line. */
export const sampleWarranty = (value: string) =>
  placeholder(value, 'The warranty of this product.', 'owner', { remove: 'line' });
