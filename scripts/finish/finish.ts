/**
 * Turns the framework's export in `out/` into what is served: pages without an island lose every framework script,
 * pages with one get it on demand, no inline script or style is left, every script has integrity, the policy is written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { shopPaths } from '../../content/routes';
import { nameOf } from './digest';
import type { AddedFile } from './document';
import { takeFrameworkScripts } from './framework-scripts';
import { type OwnScripts, placeOwnScript } from './own-script';
import { assertPlainPage } from './plain-page';
import { placePolicy } from './policy';

const root = 'out';

/** Runs all steps over the export. @throws one sentence for anything that a step does not know. */
export function finish(): void {
  dropLeftovers();
  const own = nameOwnScripts();
  const added = new Map<string, AddedFile>();
  let islandPages = 0;
  for (const file of listFiles('.html')) {
    const page = { file, $: load(readFileSync(join(root, file), 'utf8')) };
    const framework = takeFrameworkScripts(page, (path) => readFileSync(join(root, path)));
    placeOwnScript(page, own, framework.scripts);
    placePolicy(page);
    assertPlainPage(page);
    for (const entry of framework.added) added.set(entry.path, entry);
    if (framework.scripts.length > 0) islandPages += 1;
    writeFileSync(join(root, file), page.$.html());
  }
  for (const entry of added.values()) write(entry);
  dropFlightFiles();
  if (islandPages === 0) dropFrameworkChunks();
}

/** `_not-found` is the framework's second copy of 404.html. */
function dropLeftovers(): void {
  for (const name of ['_not-found.html', '_not-found.txt', '_not-found']) rmSync(join(root, name), { recursive: true, force: true });
}

function nameOwnScripts(): OwnScripts {
  const named = (source: string) => {
    const body = readFileSync(join(root, source));
    const path = `/assets/${source.replace('.js', '')}.${nameOf(body)}.js`;
    write({ path, body });
    rmSync(join(root, source));
    return { path, body };
  };
  return { site: named('site.js'), siteWithIslands: named('site-islands.js') };
}

/** Flight payloads serve the client router, and it only ever leads to the three shop pages. */
function dropFlightFiles(): void {
  const kept = shopPaths.map((path) => path.slice(1));
  for (const file of listFiles('.txt')) {
    const isFlight = file.includes('/__next.') || existsSync(join(root, file.replace(/\.txt$/, '.html')));
    const isKept = kept.some((name) => file === `/${name}.txt` || file.startsWith(`/${name}/`));
    if (isFlight && !isKept) rmSync(join(root, file));
  }
  dropEmptyFolders(root);
}

function dropEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) dropEmptyFolders(join(folder, entry.name));
  }
  if (folder !== root && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

function dropFrameworkChunks(): void {
  for (const file of listFiles('.js')) if (file.startsWith('/_next/')) rmSync(join(root, file));
  dropEmptyFolders(root);
}

function listFiles(ending: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `/${name.split('\\').join('/')}`)
    .sort();
}

function write(file: AddedFile): void {
  const target = join(root, file.path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file.body);
}

try {
  if (!existsSync(join(root, 'index.html'))) throw new Error('There is no export in out/. Run "npm run build".');
  finish();
} catch (error) {
  console.error(`\nThe finishing step stopped. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
