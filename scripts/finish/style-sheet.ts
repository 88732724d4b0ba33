import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';
import { type ExportedPage, refuse } from './document';

/** A style sheet cut to what its pages can use, and the page that it goes into. */
export type PageStyle = { readonly css: string };

const filePattern = /^\/_next\/static\/chunks\/[\w.~-]+\.css$/;

/** The address of the one style sheet that the framework links. @throws when there is none, or more than one. */
export function linkedSheet(page: ExportedPage): string {
  const links = page.$('link[rel="stylesheet"]');
  const href = links.attr('href') ?? '';
  if (links.length !== 1 || !filePattern.test(href)) refuse(page, '<link rel="stylesheet">', `stands ${links.length} times, first for "${href}"; the finishing step knows exactly one, of the framework.`);
  return href;
}

/** Every word of a text that could be a class, element, id or attribute. Class names of Tailwind hold brackets, colons and slashes. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set([...(text.match(/[^<>"'`\s\\]*[^<>"'`\s:\\]/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]);
}

/**
 * Cuts a style sheet to the classes, elements and ids among the words.
 * @param words those of the pages that share the result, and of every script that may add elements to them.
 */
export async function cutStyle(css: string, words: readonly ReadonlySet<string>[]): Promise<PageStyle> {
  const all = new Set(words.flatMap((set) => [...set]));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: 'words', extension: 'words' }],
    css: [{ raw: css }],
    defaultExtractor: () => [...all],
    keyframes: true,
    // States that scripts and browsers set do not stand in the page.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? ''),
  });
  if (result === undefined || result.css === '') throw new Error('Nothing is left of the style sheet.');
  return { css: result.css };
}

/**
 * Puts the style into the page, so that the first paint waits for nothing but the page. The framework still finds the
 * link that it wrote, switched off: otherwise it would fetch the whole sheet once an island wakes.
 * @returns the source for `style-src` that lets this style through and no other.
 */
export function inlineStyle(page: ExportedPage, { css }: PageStyle, isIslandPage: boolean): string {
  const link = page.$(`link[href="${linkedSheet(page)}"]`);
  if (css.includes('</style')) refuse(page, '<style>', 'would end inside its own text.');
  const base = (link.attr('href') ?? '').replace(/[^/]+$/, '');
  const text = css.replaceAll(/url\((['"]?)\.\.\//g, (_, quote: string) => `url(${quote}${base.replace(/[^/]+\/$/, '')}`);
  link.before('<style></style>');
  page.$('head style').text(text);
  if (isIslandPage) link.attr('disabled', '');
  else link.remove();
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
