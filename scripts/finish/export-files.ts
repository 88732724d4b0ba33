import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AddedFile } from './document';

/** The folder of the export, by paths from its root, e.g. `/about.html`. The only part of the finishing that touches the disk. */
export class ExportFiles {
  constructor(private readonly root: string) {}

  /** All files, sorted; with an ending only those. */
  list(ending = ''): readonly string[] {
    return readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(this.root).length).split('\\').join('/'))
      .sort();
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
    for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) this.dropEmptyFolders(join(folder, entry.name));
    if (folder !== this.root && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }
}
