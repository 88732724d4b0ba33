/** Keeps the list of all content modules, from which the preview, readiness and the tests read placeholders. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { faultsOfCopy } from '../tables/check-copy';

const contentListFile = 'content/site/content-modules.ts';

/** The list itself, and modules that read it, hold no content. */
const notContent = new Set([contentListFile, 'content/site/registry.ts']);

/** Every module of `content/`. */
function contentFiles(): readonly string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !notContent.has(file))
    .sort();
}

/** The generated list: each module under its path. */
function contentListText(files: readonly string[]): string {
  const named = files.map((file) => ({ file, name: nameOf(file) }));
  return [
    '// Written by scripts/build/content-list.ts.',
    ...named.map(({ file, name }) => `import * as ${name} from '@/${file.slice(0, -3)}';`),
    '',
    '/** Every module of content/ with all of its exports, by path. */',
    'export const contentModules: Readonly<Record<string, unknown>> = {',
    ...named.map(({ file, name }) => `  '${file}': ${name},`),
    '};',
    '',
  ].join('\n');
}

/** `content/shop/shop-pages.ts` as an identifier: `shopShopPages`. */
function nameOf(file: string): string {
  const text = file.slice('content/'.length, -'.ts'.length);
  return text.replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Writes the list if it is out of date. */
function writeContentList(): void {
  const text = contentListText(contentFiles());
  if (readFileSync(contentListFile, 'utf8') !== text) writeFileSync(contentListFile, text);
}

if (process.argv[1]?.endsWith('content-list.ts')) {
  // Every command that reads content starts here, and names the line that cannot be parsed.
  const faults = faultsOfCopy();
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) writeContentList();
  else process.exitCode = 1;
}
