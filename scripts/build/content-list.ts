/** Keeps the list of all content modules: what the preview, readiness and the tests read placeholders from. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { faultsOfCopy } from '../tables/check-copy';
import { type ImportGraph, importGraph } from './import-graph';

export const contentListFile = 'content/site/content-modules.ts';

/** The list itself and what reads it hold no content. */
const notContent = new Set([contentListFile, 'content/site/registry.ts']);

/** Every module of `content/`, those that others import first, so that a shared value is found where it is written. */
export function contentFiles(): readonly string[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !notContent.has(file))
    .sort();
  return importedFirst(files, importGraph(files));
}

/** `files` in an order in which each comes after those of them that it imports; otherwise the order stays. */
export function importedFirst(files: readonly string[], graph: ImportGraph): readonly string[] {
  const ordered = new Set<string>();
  const add = (file: string, above: readonly string[]) => {
    if (ordered.has(file) || above.includes(file) || !files.includes(file)) return;
    for (const imported of graph.get(file) ?? []) add(imported, [...above, file]);
    ordered.add(file);
  };
  for (const file of files) add(file, []);
  return [...ordered];
}

/** The text of the list: each module whole, under its path. */
export function contentListText(files: readonly string[]): string {
  const named = files.map((file) => ({ file, name: nameOf(file) }));
  return [
    '// Written by scripts/build/content-list.ts. Modules come after those that they import.',
    ...named.map(({ file, name }) => `import * as ${name} from '@/${file.slice(0, -3)}';`),
    '',
    '/** Every module of content/ with all that it exports, by its path. */',
    'export const contentModules: Readonly<Record<string, unknown>> = {',
    ...named.map(({ file, name }) => `  '${file}': ${name},`),
    '};',
    '',
  ].join('\n');
}

/** `content/shop/shop-pages.ts` as a name for code: `shopShopPages`. */
function nameOf(file: string): string {
  const text = file.slice('content/'.length, -'.ts'.length);
  return text.replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Writes the list where it differs from the folder. */
export function writeContentList(): void {
  const text = contentListText(contentFiles());
  if (readFileSync(contentListFile, 'utf8') !== text) writeFileSync(contentListFile, text);
}

if (process.argv[1]?.endsWith('content-list.ts')) {
  // Whatever reads content begins here, and says which line of it cannot be read.
  const faults = faultsOfCopy();
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) writeContentList();
  else process.exitCode = 1;
}
