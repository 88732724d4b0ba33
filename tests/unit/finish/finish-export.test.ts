import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { ExportFiles } from '@/scripts/finish/export-files';
import { finishExport } from '@/scripts/finish/finish-export';
import { wayOut } from '@/scripts/finish/framework-contract';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const sheet = [
  '.shown',
  '.planted-prop',
  '.planted-child',
  '.planted-text',
  '.planted-segment',
  '.gone',
  '.\\[\\&\\>p\\]\\:planted>p',
  '.before\\:content-\\[\\"x\\"\\]:before',
]
  .map((selector) => `${selector}{color:red}`)
  .join('');

const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>';

/** A payload as the framework writes it into a page: JSON, in which what markup could trip over is escaped. */
function inline(...rows: readonly string[]): string {
  const escaped = (text: string) =>
    JSON.stringify(text).replaceAll('&', '\\u0026').replaceAll('>', '\\u003e').replaceAll('<', '\\u003c');
  return [
    '(self.__next_f=self.__next_f||[]).push([0])',
    ...rows.map((row) => `self.__next_f.push([1,${escaped(row)}])`),
  ]
    .map((code) => `<script>${code}</script>`)
    .join('');
}

const row = (id: number, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const tool = '2:I[1,[],"Tool"]\n';

function page(body: string, payload = ''): string {
  return (
    '<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/chunks/a.css">' +
    `<script src="/_next/static/chunks/a.js" async></script></head><body>${body}${bootstrap}${inline(payload)}</body></html>`
  );
}

const island = '<div data-island="tool"><p class="shown">x</p></div>';
const shopRows = row(0, ['$', 'p', null, { className: 'shown' }]);

/** Writes an export of four pages with these payloads. */
function exportWith(payload: string, segment = shopRows): ExportFiles {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  folders.push(folder);
  const files = new ExportFiles(folder);
  const written: Readonly<Record<string, string>> = {
    '/index.html': page('<p class="shown">x</p>', payload),
    '/tool.html': page(island, payload),
    '/shop.html': page(island, shopRows),
    '/books.html': page(island, shopRows),
    '/tool.txt': payload,
    '/shop.txt': shopRows,
    '/books.txt': shopRows,
    '/books/__next.books.__PAGE__.txt': segment,
    '/_next/static/chunks/a.css': sheet,
    '/_next/static/chunks/a.js': 'TURBOPACK.push([])',
    '/site.js': 'import("/site-search.js")',
    '/site-search.js': 'fetch("/search-index.json")',
    '/search-index.json': '[]',
    '/site-islands.js': 'y',
  };
  for (const [path, body] of Object.entries(written)) files.write({ path, body });
  return files;
}

/** Finishes such an export and gives the style of each page. */
async function finishedStyles(payload: string, segment?: string): Promise<Readonly<Record<string, string>>> {
  const files = exportWith(payload, segment);
  await finishExport(files, ['/shop', '/books'], 'keep();');
  const pages = files.list('.html');
  return Object.fromEntries(pages.map((path) => [path, load(files.text(path))('head style').text()]));
}

describe('an export without the files that the router fetches', () => {
  it.each(['/shop.html', '/shop.txt'])('is refused by the name of the missing file: %s', async (missing) => {
    const files = exportWith(shopRows);
    files.remove(missing);
    await expect(finishExport(files, ['/shop', '/books'], 'keep();')).rejects.toThrow(
      `${missing} is not in the export. ${wayOut}`,
    );
  });
});

it('has what keeps static parts in front of the payload of a page, but not of those of the router', async () => {
  const files = exportWith(shopRows);
  await finishExport(files, ['/shop', '/books'], 'keep();');
  const payloadsOf = (path: string) =>
    (files.text(path).match(/\/_next\/static\/islands\/page-[^"]+/g) ?? []).map((file) => files.text(file));
  expect(payloadsOf('/tool.html')).toEqual([expect.stringMatching(/^keep\(\);\(self\.__next_f=/)]);
  expect(payloadsOf('/shop.html')).toEqual([expect.stringMatching(/^\(self\.__next_f=/)]);
});

describe('the site search', () => {
  it('is asked for by names that change with the index', async () => {
    const names = async (index: string) => {
      const files = exportWith(shopRows);
      files.write({ path: '/search-index.json', body: index });
      await finishExport(files, ['/shop', '/books'], 'keep();');
      const assets = files.list().filter((path) => path.startsWith('/assets/'));
      const named = (pattern: RegExp) => assets.find((path) => pattern.test(path)) ?? '';
      const [site, search, list] = [/site\.\w+\.js$/, /site-search\./, /search-index\./].map(named);
      expect(files.text(site!)).toBe(`import("${search}")`);
      expect(files.text(search!)).toBe(`fetch("${list}")`);
      expect(files.text(list!)).toBe(index);
      return [site, search, list];
    };
    const [before, after] = [await names('[]'), await names('[1]')];
    for (const [index, name] of before.entries()) expect(after[index]).not.toBe(name);
  });
});

it('keeps the custom properties that a sheet reads which is linked later', async () => {
  const styleOf = async (...later: string[]) => {
    const files = exportWith(shopRows);
    files.write({ path: '/_next/static/chunks/a.css', body: ':root{--mark:#f00}.shown{color:#00f}' });
    await finishExport(files, ['/shop', '/books'], 'keep();', later);
    return load(files.text('/index.html'))('head style').text();
  };
  expect(await styleOf()).toBe('.shown{color:#00f}');
  expect(await styleOf('.sample{outline-color:var(--mark)}')).toBe(':root{--mark:red}.shown{color:#00f}');
});

describe('a class that only the payload of a page names', () => {
  it.each([
    [
      'as a prop of an island',
      `${tool}${row(0, ['$', '$L2', null, { mark: 'planted-prop other' }])}`,
      '.planted-prop',
    ],
    [
      'in markup that an island gets as its child',
      `${tool}${row(0, ['$', '$L2', null, { later: ['$', 'p', null, { className: 'planted-child' }] }])}`,
      '.planted-child',
    ],
    ['in a row of bare text', `${row(0, '$1')}1:T1a,say "5\\" then planted-text`, '.planted-text'],
    [
      'with characters that are escaped in a page',
      row(0, { className: '[&>p]:planted' }),
      '.\\[\\&\\>p\\]\\:planted>p',
    ],
    [
      'with quotation marks',
      row(0, { className: 'before:content-["x"]' }),
      '.before\\:content-\\[\\"x\\"\\]:before',
    ],
  ])('%s is kept in the style of that page', async (_, payload, selector) => {
    const styles = await finishedStyles(payload);
    expect(styles['/tool.html']).toContain(`${selector}{color:red}`);
    expect(styles['/tool.html']).not.toContain('.gone');
    // No framework there that could ever show it.
    expect(styles['/index.html']).toBe('.shown{color:red}');
    expect(styles['/shop.html']).toBe('.shown{color:red}');
  });

  it('of the router is kept in the one style of all its pages', async () => {
    const styles = await finishedStyles(shopRows, row(1, ['$', 'p', null, { className: 'planted-segment' }]));
    expect(styles['/shop.html']).toBe('.shown,.planted-segment{color:red}');
    expect(styles['/books.html']).toBe(styles['/shop.html']);
    expect(styles['/tool.html']).toBe('.shown{color:red}');
  });
});
