// Installs packages that are missing, with nothing but Node itself.
import { existsSync, statSync } from 'node:fs';
import { run } from './process.mjs';

/** Installs the packages of the lockfile when they are missing or older than it. Uses nothing but Node itself. */
export async function ensureDependencies() {
  // A copy of the sources below the repository, as the tests of the publisher build it, uses the packages above it.
  if (!existsSync('package-lock.json')) return;
  const mark = 'node_modules/.package-lock.json';
  const isFresh = existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (isFresh) return;
  console.log('Installing packages …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
