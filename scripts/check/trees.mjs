// Builds the site from modified copies of the sources, for the tests of the publisher and of other companies.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../run/process.mjs';

const parts = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'art/pictures',
  'art/unbranded',
  'art/quality.json',
  'next.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'postcss.config.mjs',
  'package.json',
];

/** Path of the copy with this name. */
export const treeOf = (name) => `.cache/trees/${name}`;

/**
 * Builds the site from a copy of the sources. `changes` are pairs of a file and what to replace in it; `copies` are
 * files and folders to add, by destination.
 * @throws if a change finds nothing to replace, because the copy would not be a different release.
 */
export async function buildTree(name, kind, { changes = [], copies = {}, more = [], env = {} }) {
  const tree = treeOf(name);
  copySources(name, more);
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
  const said = [];
  await run('node', ['scripts/build/build.mjs'], {
    cwd: treeOf(name),
    env: { ...env, SITE_ENV: kind, TYPES_ARE_CHECKED: 'yes' },
    isQuiet: true,
    onOutput: (text) => said.push(text),
  }).finally(() => console.log(`\n— Build of ${treeOf(name)}\n${said.join('')}`));
}

/**
 * Copies what a build needs, plus any `more` files or folders, to the folder of the copy, with the packages of this
 * checkout.
 */
export function copySources(name, more = []) {
  const target = treeOf(name);
  rmSync(target, { recursive: true, force: true });
  const tracked = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...parts, ...more],
    { encoding: 'utf8', maxBuffer: 1e8 },
  ).split('\0');
  for (const file of tracked.filter((path) => path !== '' && existsSync(path))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
  // Inside the repository, so that the bundler accepts the link's target.
  symlinkSync('../../../node_modules', join(target, 'node_modules'));
}
