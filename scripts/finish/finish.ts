/**
 * Turns the framework's export in `out/` into what is served: pages without an island lose every framework script,
 * pages with one get it on demand, each page carries its own style, no inline script is left, every script has
 * integrity, the policy is written, fonts hold what the site writes. Each step is a file beside this one and knows
 * nothing of the disk; this file gives them what they need, in order.
 */
import { existsSync } from 'node:fs';
import { load } from 'cheerio';
import { shopPaths } from '../../content/routes';
import { nameOf } from './digest';
import type { ExportedPage } from './document';
import { ExportFiles } from './export-files';
import { finishPage } from './finish-page';
import { charactersOf, cutFont } from './fonts';
import { takeFrameworkScripts } from './framework-scripts';
import type { OwnScripts } from './own-script';
import { classesOf, cutStyle, linkedSheet, type PageStyle, wordsOf } from './style-sheet';
import { unusedFiles } from './unused-files';

/** Runs all steps over the export, one page at a time. @throws one sentence for anything that a step does not know. */
async function finish(files: ExportFiles): Promise<void> {
  drop(files, true);
  await cutFonts(files);
  const own = nameOwnScripts(files);
  const chunks = files.list('.js').filter((path) => path.startsWith('/_next/static/chunks/'));
  const styleOf = styleCutter(files, own, chunks);
  let hasIslandPages = false;
  for (const file of files.list('.html')) {
    const page: ExportedPage = { file, $: load(files.text(file)) };
    const framework = takeFrameworkScripts(page, (path) => files.read(path), chunks);
    const style = styleOf(page, framework.scripts.length > 0);
    const finished = finishPage(page, { own, style, framework });
    files.write({ path: finished.file, body: finished.html });
    for (const added of finished.added) files.write(added);
    hasIslandPages ||= framework.scripts.length > 0;
  }
  drop(files, hasIslandPages);
  files.dropEmptyFolders();
}

function drop(files: ExportFiles, hasIslandPages: boolean): void {
  for (const file of unusedFiles({ files: files.list(), routerPaths: shopPaths, hasIslandPages })) files.remove(file);
}

/** Cuts each font to the characters of the whole export and puts its new name wherever the old one stands. */
async function cutFonts(files: ExportFiles): Promise<void> {
  const texts = ['.html', '.js', '.txt', '.css'].flatMap((ending) => files.list(ending)).map((path) => ({ path, body: files.text(path) }));
  const characters = charactersOf(texts.filter(({ path }) => !path.endsWith('.css')).map(({ body }) => body));
  const renamed = new Map<string, string>();
  for (const path of files.list('.woff2')) {
    const cut = await cutFont(path, files.read(path), characters);
    files.remove(path);
    files.write(cut);
    renamed.set(path.replace(/^.*\//, ''), cut.path.replace(/^.*\//, ''));
  }
  for (const { path, body } of texts) {
    const changed = [...renamed].reduce((text, [from, to]) => text.replaceAll(from, to), body);
    if (changed !== body) files.write({ path, body: changed });
  }
}

function nameOwnScripts(files: ExportFiles): OwnScripts {
  const named = (source: string) => {
    const body = files.read(source);
    const path = `/assets${source.replace('.js', '')}.${nameOf(body)}.js`;
    files.write({ path, body });
    files.remove(source);
    return { path, body };
  };
  return { site: named('/site.js'), siteWithIslands: named('/site-islands.js') };
}

/**
 * One style a page, but one for all shop pages together: the router leads from one to the next within one document.
 * A page with an island keeps what any script of the site might add.
 */
function styleCutter(files: ExportFiles, own: OwnScripts, chunks: readonly string[]): (page: ExportedPage, isIslandPage: boolean) => PageStyle {
  const shopFiles = shopPaths.map((path) => `${path}.html`);
  const shopClasses = shopFiles.flatMap((file) => classesOf({ file, $: load(files.text(file)) }));
  const siteWords = wordsOf(own.site.body.toString('utf8'));
  const scriptWords = [...new Set([...chunks.map((path) => files.text(path)), own.siteWithIslands.body.toString('utf8')].flatMap(wordsOf))];
  const sheets = new Map<string, string>();
  let shopStyle: PageStyle | undefined;
  return (page, isIslandPage) => {
    const address = linkedSheet(page);
    const sheet = sheets.get(address) ?? files.text(address);
    sheets.set(address, sheet);
    const isShop = shopFiles.includes(page.file);
    if (isShop && shopStyle !== undefined) return shopStyle;
    const style = cutStyle(sheet, new Set([...(isShop ? shopClasses : classesOf(page)), ...siteWords, ...(isIslandPage ? scriptWords : [])]));
    if (isShop) shopStyle = style;
    return style;
  };
}

try {
  if (!existsSync('out/index.html')) throw new Error('There is no export in out/. Run "npm run build".');
  await finish(new ExportFiles('out'));
} catch (error) {
  console.error(`\nThe finishing step stopped. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
