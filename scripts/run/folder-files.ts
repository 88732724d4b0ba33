import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPaths } from '../hosting/site-files';
import type { AddedFile } from '../finish/document';

/**
 * The files of a folder, by their paths from it, e.g. `/about.html`. The finishing steps and the preview badge read and
 * write the export only through this class.
 */
export class FolderFiles {
  constructor(private readonly root: string) {}

  /** All files, sorted; if an extension is given, only those. */
  list(ending = ''): readonly string[] {
    return listPaths(this.root).filter((path) => path.endsWith(ending));
  }

  read(path: string): Buffer {
    return readFileSync(join(this.root, path));
  }

  text(path: string): string {
    return this.read(path).toString('utf8');
  }

  write({ path, body }: AddedFile): void {
    const target = join(this.root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, body);
  }

  remove(path: string): void {
    rmSync(join(this.root, path));
  }

  dropEmptyFolders(folder = this.root): void {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) this.dropEmptyFolders(join(folder, entry.name));
    if (folder !== this.root && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
}
