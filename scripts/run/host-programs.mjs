// Finds nginx and Caddy, and installs them where possible.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function find(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

function install(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} …`);
  // The run level of a machine under repair: packages are set up, and none of their servers is started.
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  } catch {
    // Reported below, with what to do.
  }
}

/**
 * Paths of host programs by name, e.g. `{ nginx: '/usr/sbin/nginx' }`. Missing ones are installed from Debian's
 * packages if we may.
 * @throws a sentence that says what to install: tests are never skipped silently.
 */
export function findHostPrograms(names) {
  const missing = names.filter((name) => find(name) === null);
  if (missing.length > 0) install(missing);
  const found = Object.fromEntries(names.map((name) => [name, find(name)]));
  const lost = names.filter((name) => found[name] === null);
  if (lost.length > 0)
    throw new Error(
      `This needs ${lost.join(' and ')}. Install it (Debian: sudo apt-get install ${lost.join(' ')}).`,
    );
  return found;
}
