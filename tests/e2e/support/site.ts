import { existsSync, readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { pageList } from './pages';
import { listPaths, pageFile } from '../../../scripts/hosting/site-files';

/** An exported page, by its file. */
export type StoredPage = { readonly path: string; readonly html: string; readonly $: CheerioAPI };

/** An attribute of each element that matches a selector and has it. */
export const attributesOf = ($: CheerioAPI, selector: string, name: string): readonly string[] =>
  $(selector)
    .toArray()
    .flatMap((element) => $(element).attr(name) ?? []);

/** The text of each element that matches a selector. */
export const textsOf = ($: CheerioAPI, selector: string): readonly string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

/** The exported file of a route. */
export function storedPage(path: string): StoredPage {
  const file = `out${pageFile(path)}`;
  if (!existsSync(file)) throw new Error(`There is no ${file}. Build the whole site: npm run rehearsal`);
  const html = readFileSync(file, 'utf8');
  return { path, html, $: load(html) };
}

export const storedPages: readonly StoredPage[] = pageList.map((route) => storedPage(route.path));

/** Every file of the export, as a path from its root. */
export const storedFiles: ReadonlySet<string> = new Set(listPaths('out'));

type Node = Readonly<Record<string, unknown>>;

/** The nodes of a page's single JSON-LD graph. */
export function graphOf(page: StoredPage): readonly Node[] {
  const blocks = page.$('script[type="application/ld+json"]');
  if (blocks.length !== 1)
    throw new Error(`${page.path} has ${blocks.length} blocks of structured data instead of one.`);
  return (JSON.parse(blocks.text()) as { '@graph': readonly Node[] })['@graph'];
}

/** Every object in a value, at any depth. */
export function objectsIn(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}
