/**
 * `npm run bench:shop`: how long the pure catalog functions take over 2,000 products that no shop ships. Prints median and
 * p95 for each case and fails when the p95 is above one frame (16 ms). Time is the process's own on the processor, so
 * that other work on the machine does not count; the wall clock's p95 stands beside it.
 */
import { performance } from 'node:perf_hooks';
import { countByCategory, filterCatalog, sortCatalog, sortOrders } from '../../../lib/catalog';
import { changeView, initialView, parseView, viewSearch } from '../../../lib/catalog-view';
import { categories, makeProducts } from './products';

const rounds = 200;
const frameMs = 16;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function measure(name: string, work: () => unknown): boolean {
  for (let round = 0; round < 20; round += 1) work();
  const walls: number[] = [];
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    walls.push(performance.now() - started);
    return (user + system) / 1000;
  });
  const p95 = percentile(times, 0.95);
  console.log(`${name.padEnd(34)} median ${ms(percentile(times, 0.5))}   p95 ${ms(p95)}   wall p95 ${ms(percentile(walls, 0.95))}`);
  return p95 < frameMs;
}

function ms(value: number): string {
  return `${value.toFixed(2).padStart(6)} ms`;
}

const products = makeProducts();
const scope = { categories, comparable: [] };
const searches = ['', 'a', 'manikin', 'nothing like it'];
console.log(`${products.length} products, ${rounds} rounds a case, Node ${process.version}\n`);
const isFast = [
  ...sortOrders.map((sort) => () => measure(`sort ${sort}`, () => sortCatalog(products, sort))),
  ...searches.map((query) => () => measure(`search "${query}"`, () => filterCatalog(products, { query, category: 'all' }))),
  ...sortOrders.map((sort) => () => measure(`sort ${sort}, then search "a"`, () => filterCatalog(sortCatalog(products, sort), { query: 'a', category: 'aed' }))),
  () => measure('counts per tab', () => countByCategory(products, categories)),
  () => measure('address to view and back', () => viewSearch(changeView(parseView('?q=kit&sort=name', scope), { type: 'search', query: 'kits' }, scope)) === viewSearch(initialView)),
].map((run) => run());
if (isFast.includes(false)) {
  console.error(`\nA case took longer than one frame (${frameMs} ms).`);
  process.exitCode = 1;
}
