// Lists and reads the files of an export.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One file of an export. */
export type SiteFile = {
  /** From the root of the export, e.g. `/about.html`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Digest of the content, in hex. */
  readonly sha256: string;
};

/** Every file below `root`, dot folders included, sorted by path. @throws a sentence when there is no export. */
export function readSiteFiles(root: string): readonly SiteFile[] {
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`There is no site in ${root}/. Run "npm run build" first.`);
  return listPaths(root).map((path) => {
    const body = readFileSync(join(root, path));
    return { path, size: body.length, sha256: createHash('sha256').update(body).digest('hex') };
  });
}

/** The file of the page at this address, e.g. `/index.html` for `/` and `/about.html` for `/about`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Paths of every file below `root`, relative to it, with slashes, sorted by code unit. */
export function listPaths(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split('\\').join('/')}`)
    .sort();
}
