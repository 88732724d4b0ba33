import { execFileSync } from 'node:child_process';

/** The short hash of the commit, with a suffix when files differ from it; `unknown` outside a repository. */
export function commit(root = '.'): string {
  try {
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-changed'}`;
  } catch {
    return 'unknown';
  }
}
