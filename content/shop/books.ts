import type { BookCategory, BookFormat, BookProduct } from '@/lib/shop/products';
import {
  sampleAuthor,
  sampleBestseller,
  sampleDownload,
  sampleFeatured,
  sampleFormat,
  samplePages,
  sampleOriginalPrice,
  samplePrice,
  sampleRating,
  sampleReviews,
} from '@/lib/shop/product-samples';

/** Four books, all in the medical category (docs/specification.md#books). Pictures: `book-` and the id. */
export const books = [
  {
    id: 'bls-provider-handbook',
    name: 'Basic Life Support: Provider Handbook',
    category: 'medical',
    author: sampleAuthor('M. Okafor'),
    description:
      'Adult, child and infant CPR, AED use and choking, in the order you do them. Written for people who work in teams.',
    price: samplePrice(2499),
    originalPrice: sampleOriginalPrice(2999),
    isInStock: true,
    format: sampleFormat('both'),
    pages: samplePages(128),
    isDownloadable: sampleDownload(true),
    isBestseller: sampleBestseller(true),
    isFeatured: sampleFeatured(true),
    rating: sampleRating(4.8),
    reviews: sampleReviews(142),
  },
  {
    id: 'first-aid-at-work',
    name: 'First Aid at Work: A Pocket Reference',
    category: 'medical',
    author: sampleAuthor('L. Brandt'),
    description:
      "Bleeding, burns, falls, heat and sudden illness. Short pages, readable at arm's length. Keep it on the shelf beside the kit.",
    price: samplePrice(1899),
    isInStock: true,
    format: sampleFormat('physical'),
    pages: samplePages(96),
    isDownloadable: sampleDownload(false),
    isBestseller: sampleBestseller(false),
    isFeatured: sampleFeatured(false),
    rating: sampleRating(4.6),
    reviews: sampleReviews(87),
  },
  {
    id: 'advanced-life-support',
    name: 'Advanced Life Support: Rhythm and Response',
    category: 'medical',
    author: sampleAuthor('A. Reyes and J. Lindqvist'),
    description:
      'Read the rhythm, name it, act on it. Practice strips with answers, for the weeks before an advanced class.',
    price: samplePrice(3299),
    isInStock: true,
    format: sampleFormat('both'),
    pages: samplePages(216),
    isDownloadable: sampleDownload(true),
    isBestseller: sampleBestseller(false),
    isFeatured: sampleFeatured(true),
    rating: sampleRating(4.9),
    reviews: sampleReviews(118),
  },
  {
    id: 'pediatric-emergencies',
    name: 'Pediatric Emergencies: A Field Guide',
    category: 'medical',
    author: sampleAuthor('S. Whitfield'),
    description:
      'How to look at a sick child in the first minute, and what to do in the minutes after that. Made to be opened on the way to a call.',
    price: samplePrice(2799),
    originalPrice: sampleOriginalPrice(3199),
    isInStock: true,
    format: sampleFormat('digital'),
    pages: samplePages(164),
    isDownloadable: sampleDownload(true),
    isBestseller: sampleBestseller(false),
    isFeatured: sampleFeatured(false),
    rating: sampleRating(4.7),
    reviews: sampleReviews(63),
  },
] as const satisfies readonly BookProduct[];

export const bookCategories = [
  { id: 'all', label: 'All Books' },
  { id: 'cpr', label: 'CPR' },
  { id: 'first-aid', label: 'First Aid' },
  { id: 'medical', label: 'Medical' },
  { id: 'safety', label: 'Safety' },
  { id: 'reference', label: 'Reference' },
] as const satisfies readonly { id: 'all' | BookCategory; label: string }[];

/** The words of a book's format badge. */
export const bookFormats = {
  digital: 'Digital',
  physical: 'Print',
  both: 'Print and digital',
} as const satisfies Record<BookFormat, string>;
