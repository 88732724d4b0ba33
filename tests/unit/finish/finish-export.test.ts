import { load } from 'cheerio';
import type * as terser from 'terser';
import { FolderFiles } from '@/scripts/run/folder-files';
import { finishExport } from '@/scripts/finish/finish-export';
import { tempFolder } from '../../support/temp-folder';

// React is the same in every test, and minifying it takes seconds.
vi.mock('terser', async () => {
  const { minify } = await vi.importActual<typeof terser>('terser');
  const done = new Map<string, ReturnType<typeof minify>>();
  return {
    minify: (...[code, how]: [string, terser.MinifyOptions]) => {
      const key = code + JSON.stringify(how);
      const result = done.get(key) ?? minify(code, how);
      done.set(key, result);
      return result;
    },
  };
});

const sheet = ['.shown', '.planted-prop', '.accent-green', '.of-site', '.of-loader', '.gone']
  .map((selector) => `${selector}{color:red}`)
  .join('');

/** A page as Next.js exports it. */
function page(body: string): string {
  return (
    '<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/chunks/a.css">' +
    `<script src="/_next/static/chunks/a.js" async></script></head><body>${body}` +
    '<script>self.__next_f.push([1,"gone"])</script></body></html>'
  );
}

/** An island whose script uses the class `accent-green` and whose props name another class. */
const island = (name: string) =>
  `<div data-island="${name}"><p class="shown">${name}</p><script type="application/json" data-island-props="">${JSON.stringify(
    { kind: 'CompareToggle', hasLostNote: false, slots: [], props: { mark: 'planted-prop', label: name } },
  )}</script></div>`;

function exportOf(changed: Readonly<Record<string, string>> = {}): FolderFiles {
  const files = new FolderFiles(tempFolder());
  const written: Readonly<Record<string, string>> = {
    '/index.html': page('<p class="shown">x</p>'),
    '/404.html': page('<p class="shown">x</p>'),
    '/_not-found.html': page('<p class="shown">x</p>'),
    '/tool.html': page(island('one')),
    '/tool.txt': 'data of the router',
    '/shop/__next._tree.txt': 'data of the router',
    '/robots.txt': 'Allow: /',
    '/_next/static/chunks/a.css': sheet,
    '/_next/static/chunks/a.js': 'framework',
    '/site.js': 'import("/site-search.js");import("/cart-count.js");"of-site"',
    '/site-search.js': 'fetch("/search-index.json")',
    '/search-index.json': '[]',
    '/cart-count.js': '"counts"',
    '/class-calendar.js': '"calendar"',
    '/site-islands.js': 'import("/site-search.js");import("/cart-count.js");"of-loader"',
    ...changed,
  };
  for (const [path, body] of Object.entries(written)) files.write({ path, body });
  return files;
}

async function finished(changed?: Readonly<Record<string, string>>): Promise<FolderFiles> {
  const files = exportOf(changed);
  await finishExport(files);
  return files;
}

it('nothing of the framework is left in the pages or beside them', async () => {
  const files = await finished();
  const unnamed = files.list().map((path) => path.replace(/([.-])\w{12}\./, '$1HASH.'));
  expect(unnamed.filter((path) => !path.startsWith('/assets/'))).toEqual(
    ['404.html', 'index.html', 'robots.txt', 'tool.html'].map((name) => `/${name}`),
  );
  expect(unnamed.filter((path) => path.startsWith('/assets/') && !path.includes('HASH'))).toEqual([]);
  for (const path of files.list('.html')) expect(files.text(path)).not.toMatch(/_next|data-island-props/);
});

it("a page's style has the classes of its markup, its scripts, and the code and props of its islands", async () => {
  const files = await finished();
  const stylesOf = (path: string) => load(files.text(path))('head style').text();
  expect(stylesOf('/index.html')).toBe('.shown,.of-site{color:red}');
  expect(stylesOf('/tool.html')).toBe('.shown,.planted-prop,.accent-green,.of-loader{color:red}');
});

const place = { kind: 'LocationFinder', hasLostNote: false, slots: [], props: {} };
const finder = `<div data-island="finder"><script type="application/json" data-island-props="">${JSON.stringify(place)}</script></div>`;

it.each([
  [
    'the index of the search',
    '/search-index.json',
    [/\/search-index\./, /\/site-search\./, /\/site\.\w+\.js$/],
  ],
  ['the count of the cart', '/cart-count.js', [/\/cart-count\./, /\/site-islands\./]],
  ['the places', '/gazetteer/cities.json', [/\/gazetteer\/cities\.\w{12}\.json$/, /\/islands-\w+\.js$/]],
])(
  '%s has a name that changes with its text, and so has each script that names it',
  async (_, path, chain) => {
    const names = async (body: string) => {
      const files = await finished({ '/finder.html': page(finder), [path]: body });
      const found = chain.map((pattern) => files.list().filter((name) => pattern.test(name)));
      expect(files.text(found[0]?.[0] ?? '')).toBe(body);
      for (const [index, [named = '']] of found.slice(0, -1).entries())
        expect((found[index + 1] ?? []).some((script) => files.text(script).includes(`"${named}"`))).toBe(
          true,
        );
      return found.map((list) => list.join());
    };
    const [before, after] = [await names('["one"]'), await names('["two"]')];
    for (const [index, name] of before.entries()) expect(after[index]).not.toBe(name);
  },
);

it.each([
  ['an unknown script', '<script src="/other.js"></script>', /export has another shape .*\/other\.js/],
  ['an inline handler', '<p onclick="x()">x</p>', /element with onclick has an inline event handler/],
  ['a word of the framework', '<p>__next</p>', /export has another shape .*"__next" in the finished page/],
])('%s stops the build by the name of its page', async (_, body, sentence) => {
  const stopped = expect(finished({ '/about.html': page(body) })).rejects;
  await stopped.toThrow(new RegExp(`^/about\\.html: (?:the |an )?${sentence.source}`));
});
