// Builds the site from modified copies of the sources, for the tests of the publisher and of other companies.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Path of the copy with this name. */
export const treeOf = (name) => `.cache/trees/${name}`;

/**
 * Builds the site from a copy of the sources. `changes` are pairs of a file and what to replace in it; `copies` are
 * files and folders to add, by destination.
 * @throws if a change finds nothing to replace, because the copy would not be a different release.
 */
export async function buildTree(name, kind, { changes = [], copies = {}, env = {} }) {
  const tree = treeOf(name);
  copySources(name);
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(tree, file), 'utf8');
    if (!text.includes(from))
      throw new Error(
        `${file} does not hold "${from}" anymore. Choose another change in scripts/check/build-releases.mjs.`,
      );
    writeFileSync(join(tree, file), text.replace(from, to));
  }
  for (const [to, from] of Object.entries(copies)) cpSync(from, join(tree, to), { recursive: true });
  await buildCopy(name, kind, env);
}

/** Builds a copy as it is. Several builds may run in parallel, so the output of each is printed when it ends. */
export async function buildCopy(name, kind, env = {}) {
  const tree = treeOf(name);
  const said = await promisify(execFile)('node', ['--import', 'tsx', 'scripts/build/build.ts'], {
    cwd: tree,
    env: { ...process.env, ...env, SITE_ENV: kind, TYPES_ARE_CHECKED: 'yes' },
    maxBuffer: 1e8,
  }).catch((error) => error);
  console.log(`\n— Build of ${tree}\n${said.stdout}${said.stderr}`);
  if (said instanceof Error) throw new Error(`The site in ${tree} could not be built.`);
}

/** Copies everything that Git knows to the folder of the copy, with the packages of this checkout. */
export function copySources(name) {
  const target = treeOf(name);
  rmSync(target, { recursive: true, force: true });
  // The bundler takes the folder of the lockfile as its root, and refuses packages from outside of it.
  const listed = 'ls-files -z --cached --others --exclude-standard -- . :!package-lock.json';
  const known = execFileSync('git', listed.split(' '), { encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of known.filter((path) => path !== '' && existsSync(path)))
    cpSync(file, join(target, file));
  // Inside the repository, so that the bundler accepts the link's target.
  symlinkSync('../../../node_modules', join(target, 'node_modules'));
}
