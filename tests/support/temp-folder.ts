import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder, which is removed after the last test of the file. */
export function tempFolder(name = 'site-'): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  made.push(folder);
  return folder;
}
