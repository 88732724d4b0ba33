/** The page of the typing benchmark: the real catalog island over 2,000 products with cards of the real size. */
import { createRoot } from 'react-dom/client';
import { AddToCart } from '../../../components/islands/shop/add-to-cart';
import { CartProvider } from '../../../components/islands/shop/cart-provider';
import { CatalogBrowser } from '../../../components/islands/shop/catalog-browser';
import { formatCents } from '../../../lib/money';
import { categories, makeProducts } from './products';

const entries = makeProducts();
const sellables = entries.map(({ id, name, price }) => ({ id, name, price, isInStock: true, choices: [] }));
const scope = { categories, comparable: [] };
const words = { allLabel: 'All Equipment', one: 'product', many: 'products', searchLabel: 'Search equipment', searchPlaceholder: 'Search equipment...' };
const tabs = categories.map((id) => ({ id, label: id }));
const cards = entries.map((entry, index) => (
  <article key={entry.id} id={entry.id} className="flex h-full flex-col">
    <div className="picture-frame rounded-card bg-mint"><svg className="block h-auto w-full" width="1920" height="1440" viewBox="0 0 1920 1440" /></div>
    <div className="grow pt-4">
      <p className="text-sm text-ink-soft">{entry.texts[2]}, {entry.rating} out of 5</p>
      <h3 className="mt-1 text-title-sm">{entry.name}</h3>
      <p className="mt-1.5 text-sm text-ink-soft">{entry.texts[1]}</p>
    </div>
    <AddToCart product={sellables[index] ?? { id: '', name: '', isInStock: false, choices: [] }}>
      <p className="font-display text-title font-bold tabular-nums">{formatCents(entry.price)}</p>
    </AddToCart>
  </article>
));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <CartProvider products={sellables}>
    <CatalogBrowser entries={entries} cards={cards} categories={tabs} words={words} links={null} list="gap-x-6 sm:grid-cols-2 lg:grid-cols-3" compared={[]} scope={scope} />
  </CartProvider>,
);
