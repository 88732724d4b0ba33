import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const parts = ['content', 'lib', 'public/.well-known'];

/** A copy of what the handover reads and writes, within the repository, so that it finds the packages. */
export function copyOfContent(name: string): string {
  const root = join('.cache/trees', name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const part of [...parts, 'tsconfig.json']) cpSync(part, join(root, part), { recursive: true });
  return root;
}

/** One word for all files of a copy: it stays the same as long as every byte does. */
export function digestOf(root: string): string {
  const hash = createHash('sha256');
  for (const part of parts)
    for (const file of filesBelow(join(root, part)))
      hash.update(`${part}/${file}\n`).update(readFileSync(join(root, part, file)));
  return hash.digest('hex');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
