// Installs missing packages, using only Node itself.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { run } from './process.mjs';

/**
 * Installs the packages of the lockfile when they are missing or out of date. Uses only Node itself.
 * @throws when `node_modules` is a link: npm would empty the folder it points to.
 */
export async function ensureDependencies() {
  // A copy of the sources below the repository, as some tests build it, uses the packages above it.
  if (!existsSync('package-lock.json')) return;
  if (isInstalled()) return;
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error(
      'node_modules is a link to packages that are not those of package-lock.json. Run "npm ci" where it leads.',
    );
  console.log('Installing packages …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Whether node_modules holds the packages of the lockfile, by npm's own record of them. Times say nothing: packages that
 * were copied or linked keep theirs. Optional packages may be missing, because most are for other systems.
 */
function isInstalled() {
  const mark = 'node_modules/.package-lock.json';
  if (!existsSync(mark)) return false;
  const [wanted, found] = ['package-lock.json', mark].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  const isSame = (one, other) => one?.version === other?.version && one?.integrity === other?.integrity;
  return (
    Object.keys(found).every((name) => name in wanted) &&
    Object.keys(wanted)
      .filter((name) => name !== '' && (name in found || !wanted[name].optional))
      .every((name) => isSame(wanted[name], found[name]))
  );
}
