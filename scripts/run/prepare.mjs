// Runs before `npm start`, `npm test` and the like, so it uses only Node itself.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';

/**
 * Installs the packages of the lockfile if they are missing or out of date and, as root on Debian, the programs that
 * are named as arguments. Elsewhere, what needs a missing program says so.
 */
if (!isInstalled()) {
  // npm would empty the folder that it points to.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link to packages that are not those of package-lock.json. Run "npm ci" where it leads.',
    );
    process.exit(1);
  }
  console.log('Installing packages …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' });
}
const missing = process.argv
  .slice(2)
  .filter((name) => !existsSync(`/usr/bin/${name}`) && !existsSync(`/usr/sbin/${name}`));
if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing ${missing.join(', ')} …`);
  // The run level of a machine under repair: packages are set up, and none of their servers is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const aptGet = (...args) =>
    execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...missing);
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
