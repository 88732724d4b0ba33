import { load } from 'cheerio';
import { nameOf } from './digest';
import type { ExportedPage } from './document';
import { type ExportFiles } from './export-files';
import { finishPage } from './finish-page';
import { charactersOf, cutFont } from './fonts';
import { contract, isPayloadOf, wayOut } from './framework-contract';
import {
  chunksNamedIn,
  type FrameworkScripts,
  payloadOf,
  takeFrameworkScripts,
  withNamedChunks,
} from './framework-scripts';
import type { OwnScripts } from './own-script';
import { propertiesIn } from './settle-style';
import { linkedSheet, namesOf, pageStyle, type PageStyle, payloadWords, wordsOf } from './style-sheet';
import { unusedFiles } from './unused-files';

/**
 * Runs all steps over the export, one page at a time. `routerPaths` are the pages that the router leads to, `staticParts`
 * the script that keeps what the payloads of the other pages leave out (components/site-script/static-parts.ts), `laterSheets`
 * style sheets that are linked into the pages afterward and read their custom properties.
 * @throws one sentence for anything that a step does not know.
 */
export async function finishExport(
  files: ExportFiles,
  routerPaths: readonly string[],
  staticParts: string,
  laterSheets: readonly string[] = [],
): Promise<void> {
  assertRouterFiles(files, routerPaths);
  drop(files, routerPaths, true);
  await cutFonts(files);
  const own = nameOwnScripts(files);
  const chunks = files.list('.js').filter((path) => path.startsWith(contract.chunkScripts.folder));
  const routerFiles = pageFilesOf(routerPaths);
  const styleOf = styleCutter(files, routerPaths, own, chunks, laterSheets.flatMap(propertiesIn));
  let hasIslandPages = false;
  for (const file of files.list('.html')) {
    const page: ExportedPage = { file, $: load(files.text(file)) };
    const framework = takeFrameworkScripts(
      page,
      (path) => files.read(path),
      chunks,
      routerFiles.includes(page.file) ? null : staticParts,
    );
    const style = styleOf(page, framework);
    const finished = finishPage(page, { own, style, framework });
    files.write({ path: finished.file, body: finished.html });
    for (const added of finished.added) files.write(added);
    hasIslandPages ||= framework.scripts.length > 0;
  }
  drop(files, routerPaths, hasIslandPages);
  files.dropEmptyFolders();
}

/** Or the router would load documents, and the style of its pages would be cut without its payloads. */
function assertRouterFiles(files: ExportFiles, routerPaths: readonly string[]): void {
  const { ending, pageEnding } = contract.payloadFiles;
  const all = new Set(files.list());
  const missing = routerPaths
    .flatMap((path) => [`${path}${pageEnding}`, `${path}${ending}`])
    .find((file) => !all.has(file));
  if (missing !== undefined) throw new Error(`${missing} is not in the export. ${wayOut}`);
}

function drop(files: ExportFiles, routerPaths: readonly string[], hasIslandPages: boolean): void {
  for (const file of unusedFiles({ files: files.list(), routerPaths, hasIslandPages })) files.remove(file);
}

/** Cuts each font to the characters of the whole export and puts its new name wherever the old one stands. */
async function cutFonts(files: ExportFiles): Promise<void> {
  const texts = ['.html', '.js', '.txt', '.css']
    .flatMap((ending) => files.list(ending))
    .map((path) => ({ path, body: files.text(path) }));
  const characters = charactersOf(texts.filter(({ path }) => !path.endsWith('.css')).map(({ body }) => body));
  const renamed = new Map<string, string>();
  for (const path of files.list(contract.fontFiles.ending)) {
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
  const named = (source: string, asksFor: readonly (readonly [from: string, to: string])[] = []) => {
    const body = Buffer.from(
      asksFor.reduce((text, [from, to]) => text.replaceAll(from, to), files.text(source)),
    );
    const path = source.replace(/^(.*)(\.\w+)$/, `/assets$1.${nameOf(body)}$2`);
    files.write({ path, body });
    files.remove(source);
    return { path, body };
  };
  // From the inside out: a new index gives the search another name, and a new search the scripts that ask for it.
  const index = named('/search-index.json');
  const search = named('/site-search.js', [['/search-index.json', index.path]]);
  const asksFor = [['/site-search.js', search.path]] as const;
  return { site: named('/site.js', asksFor), siteWithIslands: named('/site-islands.js', asksFor) };
}

/**
 * One style a page, but one for all pages of the router together: it leads from one to the next within one document.
 * A page with an island keeps what its own scripts might add, and what its payload may show later.
 */
function styleCutter(
  files: ExportFiles,
  routerPaths: readonly string[],
  own: OwnScripts,
  chunks: readonly string[],
  readLater: readonly string[],
): (page: ExportedPage, framework: FrameworkScripts) => PageStyle {
  const routerFiles = pageFilesOf(routerPaths);
  const routerWords = wordsOfRouter(files, routerPaths, routerFiles);
  const siteWords = wordsOf(own.site.body.toString('utf8'));
  const islandWords = wordsOf(own.siteWithIslands.body.toString('utf8'));
  const chunkWords = new Map(chunks.map((path) => [path, [...new Set(wordsOf(files.text(path)))]] as const));
  const wordsOfChunks = (paths: readonly string[]) => paths.flatMap((path) => chunkWords.get(path) ?? []);
  const routerChunks = chunksOfRouter(files, routerPaths, routerFiles, chunks);
  const scriptWords = ({ scripts }: FrameworkScripts, isOfRouter: boolean): readonly string[] =>
    scripts.length === 0
      ? []
      : [...islandWords, ...wordsOfChunks(isOfRouter ? routerChunks : scripts.map(({ src }) => src))];
  const sheets = new Map<string, string>();
  let routerStyle: PageStyle | undefined;
  return (page, framework) => {
    const address = linkedSheet(page);
    const sheet = sheets.get(address) ?? files.text(address);
    sheets.set(address, sheet);
    const isOfRouter = routerFiles.includes(page.file);
    if (isOfRouter && routerStyle !== undefined) return routerStyle;
    const ownWords = isOfRouter ? routerWords : [...namesOf(page), ...payloadWords(framework.payload)];
    const style = pageStyle(
      sheet,
      new Set([...ownWords, ...siteWords, ...scriptWords(framework, isOfRouter)]),
      new Set([...readLater, ...propertiesIn(page.$.html())]),
    );
    if (isOfRouter) routerStyle = style;
    return style;
  };
}

/** The documents of pages, from their addresses. */
function pageFilesOf(paths: readonly string[]): readonly string[] {
  return paths.map((path) => `${path}${contract.payloadFiles.pageEnding}`);
}

/** The scripts that the pages of the router ask for, or what it fetches on the way between them. */
function chunksOfRouter(
  files: ExportFiles,
  paths: readonly string[],
  pageFiles: readonly string[],
  chunks: readonly string[],
): readonly string[] {
  const texts = [...pageFiles, ...payloadFilesOf(files, paths)].map((file) => files.text(file));
  return withNamedChunks(chunksNamedIn(texts.join('\n'), chunks), (path) => files.text(path), chunks);
}

function payloadFilesOf(files: ExportFiles, paths: readonly string[]): readonly string[] {
  return files
    .list(contract.payloadFiles.ending)
    .filter((file) => paths.some((path) => isPayloadOf(file, path)));
}

/** What the pages of the router name in their markup, in their payloads, and in those that it fetches on the way. */
function wordsOfRouter(
  files: ExportFiles,
  paths: readonly string[],
  pageFiles: readonly string[],
): readonly string[] {
  const pages = pageFiles.map((file): ExportedPage => ({ file, $: load(files.text(file)) }));
  const payloads = [...pages.map(payloadOf), ...payloadFilesOf(files, paths).map((file) => files.text(file))];
  return [...new Set([...pages.flatMap(namesOf), ...payloads.flatMap(payloadWords)])];
}
