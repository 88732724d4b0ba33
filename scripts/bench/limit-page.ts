import { type CheerioAPI, load } from 'cheerio';

/** What a careful person would write by hand for this page: about a kilobyte, system fonts, light and dark. */
export const limitStyle = [
  ':root{color-scheme:light dark}',
  '*{box-sizing:border-box}',
  'body{max-width:72rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#0b2b23;background:#fbf8f2}',
  'h1,h2,h3{line-height:1.15;text-wrap:balance}',
  'h1{font-size:clamp(2.25rem,8vw,4rem)}',
  'img{display:block;max-width:100%;height:auto;border-radius:1rem}',
  'a{color:#0a6b50}',
  'nav ul{display:flex;flex-wrap:wrap;gap:1rem;padding:0;list-style:none}',
  'table{border-collapse:collapse}th,td{padding:.5rem;border-bottom:1px solid #c9d6cc;text-align:left}',
  'label{display:block}input,select,textarea,button{font:inherit;padding:.5rem .75rem;min-height:2.75rem}',
  '@media(prefers-color-scheme:dark){body{color:#edf5ef;background:#081f19}a{color:#7fd9b6}}',
].join('');

/** Attributes that carry meaning or a picture. Classes, data and states are what a framework needs, not the page. */
const kept = new Set([
  'href',
  'src',
  'srcset',
  'sizes',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
  'fetchpriority',
  'type',
  'media',
  'id',
  'name',
  'for',
  'value',
  'colspan',
  'rowspan',
  'scope',
  'datetime',
  'lang',
  'open',
  'required',
  'placeholder',
  'rel',
  'target',
  'action',
  'method',
  'cite',
]);

/**
 * The same text and pictures as an exported page, as a person would write them by hand: no script, no icons, no
 * wrappers, no classes. The limit that no framework can pass, and what the benchmark compares with.
 */
export function limitPage(exported: string): CheerioAPI {
  const source = load(exported);
  const title = source('title').first().text();
  const description = source('meta[name="description"]').attr('content') ?? '';
  source('script, style, link, svg, noscript, template, [hidden]').remove();
  source('[aria-hidden="true"]').not('img, picture').remove();
  source('body *').each((_, element) => {
    const node = source(element);
    for (const name of Object.keys(node.attr() ?? {})) if (!kept.has(name)) node.removeAttr(name);
  });
  unwrap(source);
  const page = load(
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title></title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="description"><style>${limitStyle}</style></head><body></body></html>`,
  );
  page('title').text(title);
  page('meta[name="description"]').attr('content', description);
  page('body').html(source('body').html() ?? '');
  return page;
}

/** Takes away spans and boxes that say nothing: all without attributes that hold no text of their own. */
function unwrap($: CheerioAPI): void {
  for (const element of $('body span').toArray()) {
    const node = $(element);
    if (Object.keys(node.attr() ?? {}).length === 0) node.replaceWith(node.contents());
  }
  for (const element of $('body div').toArray()) {
    const node = $(element);
    const hasText = node
      .contents()
      .toArray()
      .some((child) => child.type === 'text' && child.data.trim() !== '');
    if (Object.keys(node.attr() ?? {}).length === 0 && !hasText) node.replaceWith(node.contents());
  }
}
