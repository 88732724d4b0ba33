import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the project that holds sentences, by its path. */
export function proseFiles(): readonly { readonly path: string; readonly text: string }[] {
  const tracked = '--cached --others --exclude-standard --deduplicate *.md *.ts *.tsx *.mjs *.css';
  const list = execFileSync('git', ['ls-files', '-z', ...tracked.split(' ')]).toString();
  // A file that is removed and not committed yet is still in the list.
  return list
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('art/') && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
