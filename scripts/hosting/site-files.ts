// Lists and reads the files of an export.
import { hash } from 'node:crypto';
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

/** The files below `root` with their content, dot folders included, by path. @throws a sentence when there is no export. */
export function readBodies(root: string): readonly { readonly path: string; readonly body: Buffer }[] {
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`There is no site in ${root}/. Run "npm run build" first.`);
  return listPaths(root).map((path) => ({ path, body: readFileSync(join(root, path)) }));
}

/** The same files as sizes and digests. */
export function readSiteFiles(root: string): readonly SiteFile[] {
  return readBodies(root).map(({ path, body }) => ({
    path,
    size: body.length,
    sha256: hash('sha256', body),
  }));
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
