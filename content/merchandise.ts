import type { MerchandiseCategory, MerchandiseProduct } from '@/lib/products';
import { sampleFeatured, samplePrice, sampleRating, sampleReviews } from '@/lib/product-samples';

const adultSizes = ['S', 'M', 'L', 'XL', '2XL'] as const;
const isNotFeatured = sampleFeatured(false);
const isFeatured = sampleFeatured(true);

/** Spec part 1, section 3: about 20 products, all in stock, 14.99 to 49.99. Pictures: `merch-` and the id. */
export const merchandise = [
  {
    id: 'tee-hands-on', name: 'Hands On T-Shirt', category: 'apparel',
    description: 'Soft cotton shirt with two words that sum up the job.',
    price: samplePrice(2499), isInStock: true, isFeatured, rating: sampleRating(4.8), reviews: sampleReviews(64),
    sizes: adultSizes, colors: ['Green', 'Cream'],
  },
  {
    id: 'tee-thirty-to-two', name: '30:2 T-Shirt', category: 'apparel',
    description: 'The compression and breath ratio, set large. Your students will remember it.',
    price: samplePrice(2499), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.7), reviews: sampleReviews(41),
    sizes: adultSizes, colors: ['Cream', 'Green'],
  },
  {
    id: 'tee-keep-the-beat', name: 'Keep the Beat T-Shirt', category: 'apparel',
    description: 'A warm apricot shirt for everyone who counts out loud.',
    price: samplePrice(2199), originalPrice: samplePrice(2499), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.6), reviews: sampleReviews(37),
    sizes: adultSizes, colors: ['Apricot', 'Cream'],
  },
  {
    id: 'long-sleeve-steady', name: 'Steady Long-Sleeve Shirt', category: 'apparel',
    description: 'Long sleeves that push up easily before you kneel at the mat.',
    price: samplePrice(2999), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.7), reviews: sampleReviews(22),
    sizes: adultSizes, colors: ['Deep green'],
  },
  {
    id: 'hoodie-steadyhand', name: 'Team Hoodie', category: 'apparel',
    description: 'Brushed inside, the mark on the chest, a pocket for cold hands.',
    price: samplePrice(4999), isInStock: true, isFeatured, rating: sampleRating(4.9), reviews: sampleReviews(88),
    sizes: adultSizes, colors: ['Deep green', 'Apricot'],
  },
  {
    id: 'polo-instructor', name: 'Instructor Polo', category: 'apparel',
    description: 'A collar for class days. It says Instructor on the back, so nobody has to ask.',
    price: samplePrice(3499), originalPrice: samplePrice(3999), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.8), reviews: sampleReviews(53),
    sizes: adultSizes, colors: ['Deep green', 'Cream'],
  },
  {
    id: 'cap-steady', name: 'Steady Cap', category: 'apparel',
    description: 'Six panels, a curved brim and the mark in front. One size, adjustable.',
    price: samplePrice(1999), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.5), reviews: sampleReviews(19), colors: ['Green', 'Cream'],
  },
  {
    id: 'beanie-heartbeat', name: 'Heartbeat Beanie', category: 'apparel',
    description: 'Knitted, with one heartbeat around the brim. For early shifts.',
    price: samplePrice(1899), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.6), reviews: sampleReviews(27), colors: ['Deep green', 'Apricot'],
  },
  {
    id: 'scrub-cap-pulse', name: 'Pulse Scrub Cap', category: 'apparel',
    description: 'A tie-back cap in a quiet pulse pattern. Fits over long hair.',
    price: samplePrice(1699), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.7), reviews: sampleReviews(31),
  },
  {
    id: 'mug-push-hard', name: 'Push Hard Mug', category: 'accessories',
    description: 'Push hard, push fast, then coffee. In that order.',
    price: samplePrice(1599), isInStock: true, isFeatured, rating: sampleRating(4.9), reviews: sampleReviews(112),
  },
  {
    id: 'mug-110', name: '110 BPM Mug', category: 'accessories',
    description: 'The middle of 100 to 120, on your desk all day.',
    price: samplePrice(1599), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.6), reviews: sampleReviews(44),
  },
  {
    id: 'tumbler-calm', name: 'Calm Steel Tumbler', category: 'accessories',
    description: 'Steel, lidded, with a straw and a reminder. For the drive to the next class.',
    price: samplePrice(2699), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.8), reviews: sampleReviews(36), colors: ['Deep green', 'Sand'],
  },
  {
    id: 'bottle-steady', name: 'Steady Water Bottle', category: 'accessories',
    description: 'Compressions are work. A bottle with a carry loop, in our green.',
    price: samplePrice(2299), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.7), reviews: sampleReviews(29),
  },
  {
    id: 'tote-first-five-minutes', name: 'First Five Minutes Tote', category: 'accessories',
    description: 'Sturdy canvas that holds a manikin lung pack, a laptop and lunch.',
    price: samplePrice(1999), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.7), reviews: sampleReviews(33),
  },
  {
    id: 'lanyard-badge-reel', name: 'Lanyard with Badge Reel', category: 'accessories',
    description: 'A soft lanyard with a reel for the card you earned.',
    price: samplePrice(1499), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.5), reviews: sampleReviews(48),
  },
  {
    id: 'key-ring-face-shield', name: 'Face Shield Key Ring', category: 'accessories',
    description: 'A folded CPR face shield in a pouch that lives on your keys.',
    price: samplePrice(1499), isInStock: true, isFeatured, rating: sampleRating(4.8), reviews: sampleReviews(97), colors: ['Green', 'Apricot'],
  },
  {
    id: 'pin-set', name: 'Enamel Pin Set', category: 'accessories',
    description: 'Four pins: a heart, our mark, 30:2 and an AED bolt.',
    price: samplePrice(1499), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.6), reviews: sampleReviews(25),
  },
  {
    id: 'notebook-class-notes', name: 'Class Notes Notebook', category: 'books',
    description: 'Ruled pages for class, with room in the margin for questions.',
    price: samplePrice(1499), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.5), reviews: sampleReviews(18),
  },
  {
    id: 'pocket-mask', name: 'CPR Pocket Mask', category: 'equipment',
    description: 'A mask with a one-way valve in a hard case. Keep one in the car.',
    price: samplePrice(1799), originalPrice: samplePrice(2199), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.9), reviews: sampleReviews(76),
  },
  {
    id: 'compact-first-aid-kit', name: 'Compact First Aid Kit', category: 'equipment',
    description: 'A small green pouch with the supplies for cuts, burns and blisters.',
    price: samplePrice(2999), originalPrice: samplePrice(3499), isInStock: true, isFeatured: isNotFeatured, rating: sampleRating(4.8), reviews: sampleReviews(59),
  },
] as const satisfies readonly MerchandiseProduct[];

/** The categories that filter in place; the tabs of the two other shops are links (spec part 1, section 2). */
export const merchandiseCategories = [
  { id: 'all', label: 'All Products' },
  { id: 'apparel', label: 'Apparel' },
  { id: 'accessories', label: 'Accessories' },
] as const satisfies readonly { id: 'all' | MerchandiseCategory; label: string }[];
