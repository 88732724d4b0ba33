import { build } from 'esbuild';
import { sellables } from '../../components/shop/model/sellables';
import type { Offered } from '../../lib/shop/cart-address';
import { bundled } from './bundle-site-script';

/** Bundles `public/cart-count.js`: a page outside the shops counts the cart in its address with it. */
export async function bundleCartCount(): Promise<void> {
  const products: readonly Offered[] = sellables.map(({ id, name, isInStock, choices }) => ({
    id,
    name,
    isInStock,
    choices,
  }));
  await build({
    stdin: {
      contents: `
      import { cartCount as count } from './lib/shop/cart-address';
      export const cartCount = (word) => count(word, ${JSON.stringify(products)});`,
      resolveDir: '.',
    },
    outfile: 'public/cart-count.js',
    ...bundled,
    format: 'esm',
  });
}
