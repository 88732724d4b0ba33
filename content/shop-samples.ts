import { type Fact, placeholder } from '@/lib/facts';
import type { BookFormat } from '@/lib/products';

/**
 * The specification names the shops' fields but not every value. These helpers give one shape to the samples that
 * stand in for them, so that the readiness check asks for each in the same words.
 */
export const samplePrice = (cents: number) => placeholder(cents, 'The price of this item, in cents. The specification gives only the range.', 'owner');
export const sampleRating = (value: number) => placeholder(value, 'The mean rating of this product, 0 to 5.', 'marketing');
export const sampleReviews = (count: number) => placeholder(count, 'The number of ratings of this product.', 'marketing');
export const sampleFeatured = (isFeatured: boolean): Fact<boolean> => placeholder(isFeatured, 'Whether this product is shown first, as featured.', 'marketing');
export const sampleBestseller = (isBestseller: boolean): Fact<boolean> => placeholder(isBestseller, 'Whether this book carries the bestseller badge.', 'marketing');
export const sampleDownload = (isDownloadable: boolean): Fact<boolean> => placeholder(isDownloadable, 'Whether this book can be downloaded.', 'owner');
export const sampleFormat = (format: BookFormat): Fact<BookFormat> => placeholder(format, 'The format of this book: digital, physical or both.', 'owner');
export const sampleAuthor = (name: string) => placeholder(name, 'The author of this book.', 'owner');
export const samplePages = (count: number) => placeholder(count, 'The number of pages of this book.', 'owner');
export const sampleBrand = (name: string) => placeholder(name, 'The brand of this product.', 'owner');
export const sampleFreeShipping = (isFree: boolean): Fact<boolean> => placeholder(isFree, 'Whether this product ships free.', 'owner');
export const sampleSpecification = (value: string) => placeholder(value, 'This line of the manufacturer\'s specification.', 'owner');
