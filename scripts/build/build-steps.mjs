import { execFileSync } from 'node:child_process';

/**
 * The steps of a build, and the kind they run as. A rehearsal runs the same steps as production, as production, so
 * the two are identical to the byte.
 */
export function stepsOf(kind) {
  const as = kind === 'preview' ? 'preview' : 'production';
  const script = (file) => ['node', '--import', 'tsx', file];
  const pages = [
    ['npx', '--no-install', 'next', 'build'],
    script('scripts/build/unused-pictures.ts'),
    script('scripts/finish/finish.ts'),
  ];
  const review = kind === 'preview' ? [script('scripts/preview/add-preview-badge.ts')] : [];
  return [...pages, ...review].map((command) => ({ command, as }));
}

/** The short hash of the commit, with a suffix when files differ from it; `unknown` outside a repository. */
export function commit() {
  try {
    const git = (...args) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-changed'}`;
  } catch {
    return 'unknown';
  }
}
