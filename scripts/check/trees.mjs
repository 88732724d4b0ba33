// Builds the site from changed copies of the sources, for the tests of the publisher and of another company.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

const place = '.cache/trees/build';

/**
 * Builds the site from a copy of the sources and leaves the export and the content in `.cache/trees/<name>`. `changes` are pairs of
 * a file and what to replace in it; `copies` are files and folders to put in, by where they go. All releases are built in one place, one after the
 * other, because the bundler names modules by their paths: two places would differ in more than two releases do.
 * @throws when a change finds nothing to replace, because then the copy would not be another release.
 */
export async function buildTree(name, kind, { changes = [], copies = {} } = {}) {
  copySources(place);
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(place, file), 'utf8');
    if (!text.includes(from))
      throw new Error(
        `${file} does not hold "${from}" anymore. Choose another change in scripts/check/test-publish.mjs.`,
      );
    write(file, text.replace(from, to));
  }
  for (const [to, from] of Object.entries(copies)) {
    mkdirSync(dirname(join(place, to)), { recursive: true });
    cpSync(from, join(place, to), { recursive: true });
  }
  await run('node', ['scripts/build/build.mjs'], {
    env: { SITE_ENV: kind, TYPES_ARE_CHECKED: 'yes' },
    cwd: place,
  });
  const tree = join('.cache/trees', name);
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(join(tree, '.cache'), { recursive: true });
  renameSync(join(place, 'out'), join(tree, 'out'));
  // Its tables are read by whatever asks what the release says, such as the comment on a preview.
  renameSync(join(place, 'content'), join(tree, 'content'));
  renameSync(join(place, '.cache/build.json'), join(tree, '.cache/build.json'));
  rmSync(place, { recursive: true, force: true });
}

/** Copies what a build needs, and `more` files or folders, to `.cache/trees/<name>`, with the packages of this tree. */
export function copySources(target, more = []) {
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
  // Within the repository, so that the bundler accepts where it leads.
  symlinkSync('../../../node_modules', join(target, 'node_modules'));
}

function write(file, body) {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), body);
}
