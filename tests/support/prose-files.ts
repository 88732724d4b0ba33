import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every project file that contains prose, by path. */
export function proseFiles(): readonly { readonly path: string; readonly text: string }[] {
  const tracked = '--cached --others --exclude-standard --deduplicate *.md *.ts *.tsx *.mjs *.css';
  const list = execFileSync('git', ['ls-files', '-z', ...tracked.split(' ')]).toString();
  // git still lists a file whose deletion is not committed yet.
  return list
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('art/') && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
