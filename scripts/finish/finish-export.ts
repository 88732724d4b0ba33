/**
 * Turns the framework's export in `out/` into the files to serve: the framework's runtime is removed, islands get
 * separate files that are fetched on demand, each page contains its own style, no inline script is left, every script
 * has integrity, the policy is written, and fonts are cut to the characters in use. No step
 * accesses the disk; `finishExport` runs them in order with what they need. Their assumptions about the export are in
 * export-shape.ts.
 */
import { load } from 'cheerio';
import { nameOf } from './digest';
import { type AddedFile, type ExportedPage, renamed, type Renamed } from './document';
import type { FolderFiles } from '../run/folder-files';
import { exportShape } from './export-shape';
import { finishPage, type OwnScripts } from './finish-page';
import { charactersOf, cutFont } from './fonts';
import { frameworkFiles, takeOutFramework } from './framework';
import { islandBundler } from './island-bundle';
import { type PageIslands, takeIslands } from './islands';
import { counterStyle, linkedSheet, namesOf, pageStyle, wordsOf, wordsOfProps } from './style-sheet';

/**
 * Runs all steps over the export, one page at a time, then removes the files that are no longer referenced.
 * @throws one sentence for anything that a step does not recognize.
 */
export async function finishExport(files: FolderFiles): Promise<void> {
  assertPages(files);
  for (const file of frameworkFiles(files.list())) if (/\.html$|\.txt$/.test(file)) files.remove(file);
  await cutFonts(files);
  const own = nameOwnScripts(files);
  const bundle = islandBundler(nameFetchedFiles(files));
  for (const file of files.list('.html')) {
    const page: ExportedPage = { file, $: load(files.text(file)) };
    takeOutFramework(page);
    const islands = await takeIslands(page, bundle);
    const html = finishPage(page, own, styleOf(files, own, page, islands), islands);
    files.write({ path: file, body: html });
    if (islands !== null)
      for (const added of [islands.react, islands.islands, islands.props]) files.write(added);
  }
  for (const file of frameworkFiles(files.list())) files.remove(file);
  files.dropEmptyFolders();
}

function assertPages(files: FolderFiles): void {
  const all = files.list('.html');
  const missing = ['/index.html', '/404.html'].find((file) => !all.includes(file));
  if (missing !== undefined)
    throw new Error(`${missing} is not in the export. Expected: ${exportShape.pages}`);
}

/** Subsets each font to the characters in the whole export and updates every reference to it. */
async function cutFonts(files: FolderFiles): Promise<void> {
  const texts = ['.html', '.js', '.css']
    .flatMap((ending) => files.list(ending))
    .map((path) => ({ path, body: files.text(path) }));
  const characters = charactersOf(texts.filter(({ path }) => !path.endsWith('.css')).map(({ body }) => body));
  const cutNames: Renamed[] = [];
  for (const path of files.list('.woff2')) {
    const name = path.replace(/^.*\//, '');
    if (!texts.some(({ body }) => body.includes(name)))
      throw new Error(`Nothing requests ${path}. Expected: ${exportShape.fonts}`);
    const cut = await cutFont(path, files.read(path), characters);
    files.remove(path);
    files.write(cut);
    cutNames.push([name, cut.path.replace(/^.*\//, '')]);
  }
  for (const { path, body } of texts) {
    const changed = renamed(body, cutNames);
    if (changed !== body) files.write({ path, body: changed });
  }
}

/** Moves a file to a name derived from its content, after replacing the addresses in it. */
function nameByContent(files: FolderFiles, source: string, asksFor: readonly Renamed[] = []): AddedFile {
  const body = Buffer.from(renamed(files.text(source), asksFor));
  const path = source.replace(/^(.*)(\.\w+)$/, `/assets$1.${nameOf(body)}$2`);
  files.write({ path, body });
  files.remove(source);
  return { path, body };
}

/** Names the files that islands fetch, so that a cached one always matches the script that reads it. */
function nameFetchedFiles(files: FolderFiles): readonly Renamed[] {
  const fetched = files.list('.json').filter((path) => path.startsWith('/gazetteer/'));
  return fetched.map((path) => [path, nameByContent(files, path).path]);
}

function nameOwnScripts(files: FolderFiles): OwnScripts {
  const named = (source: string, asksFor?: readonly Renamed[]) => nameByContent(files, source, asksFor);
  // Innermost first: a new index renames the search script, which changes the scripts that load it.
  const index = named('/search-index.json');
  const search = named('/site-search.js', [['/search-index.json', index.path]]);
  const asksFor = [
    ['/site-search.js', search.path],
    ['/cart-count.js', named('/cart-count.js').path],
    ['/class-calendar.js', named('/class-calendar.js').path],
  ] as const;
  return { site: named('/site.js', asksFor), siteWithIslands: named('/site-islands.js', asksFor) };
}

/** The style of a page: what its markup, our own script and its islands use. */
function styleOf(
  files: FolderFiles,
  own: OwnScripts,
  page: ExportedPage,
  islands: PageIslands | null,
): string {
  const scripts = islands === null ? [own.site] : [own.siteWithIslands, islands.islands];
  const names = [
    ...namesOf(page),
    ...scripts.flatMap(({ body }) => wordsOf(body.toString())),
    ...wordsOfProps(islands?.data ?? null),
  ];
  return pageStyle(files.text(linkedSheet(page)) + counterStyle(page), new Set(names));
}
