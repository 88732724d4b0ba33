import type { CatalogEntry } from '../../../lib/catalog';

const productCount = 2000;
export const categories = ['all', 'aed', 'first-aid-kits', 'training-equipment', 'accessories'] as const;
const words = ['Adult', 'AED', 'Bag', 'Care', 'CPR', 'Kit', 'Manikin', 'Mask', 'Oxygen', 'Pad', 'Trauma', 'Wall'] as const;

/** 2,000 products that no shop ships, the same on every run: a linear congruential generator (Numerical Recipes) instead of chance. */
export function makeProducts(): readonly CatalogEntry[] {
  let seed = 42;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const word = () => words[below(words.length)] ?? words[0];
  return Array.from({ length: productCount }, (_, index) => {
    const name = `${word()} ${word()} ${below(400)}`;
    const description = Array.from({ length: 24 }, word).join(' ');
    return {
      id: `p${index}`,
      name,
      category: categories[1 + below(categories.length - 1)] ?? 'aed',
      price: 500 + below(200_000),
      rating: below(51) / 10,
      isFeatured: below(10) === 0,
      texts: [name, description, `Brand ${below(30)}`],
    };
  });
}
