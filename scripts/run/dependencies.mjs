// Installs missing packages, using only Node itself.
import { existsSync, lstatSync, statSync } from 'node:fs';
import { run } from './process.mjs';

/**
 * Installs the packages of the lockfile when they are missing or out of date. Uses only Node itself.
 * @throws when `node_modules` is a link: npm would empty the folder it points to.
 */
export async function ensureDependencies() {
  // A copy of the sources below the repository, as some tests build it, uses the packages above it.
  if (!existsSync('package-lock.json')) return;
  const mark = 'node_modules/.package-lock.json';
  const isFresh = existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (isFresh) return;
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error(
      'node_modules is a link to packages older than package-lock.json. Run "npm ci" where it leads.',
    );
  console.log('Installing packages …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
