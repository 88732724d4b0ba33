/**
 * `npm run same -- BASE`: does this checkout build the same site as the commit BASE? Builds both as a rehearsal in
 * separate folders and compares every exported file. Builds of the same sources are identical byte for byte, so any
 * difference comes from the change. A refactoring must not cause any.
 *
 * Hashes in names and digests depend on other content, so they are masked; the minifier picks local names in scripts, so
 * scripts are minified once more and their short names numbered before the comparison.
 */
import '../run/plain-errors.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { listPaths } from '../hosting/site-files.ts';
import { testDay } from '../run/today.ts';
import { buildCopy, copySources, treeOf } from './trees.mjs';

const contentName = /(?<=[./-])[0-9A-Za-z]{12}(?=\.(?:js|json|woff2)\b)/g;
const isText = /\.(?:html|js|json|css|xml|txt|webmanifest|speculationrules)$/;

function comparable(path, body) {
  if (!isText.test(path)) return body.toString('base64');
  const masked = body
    .toString()
    .replace(contentName, '*')
    .replace(/sha256-[\w+/]+=/g, 'sha256-*');
  return path.endsWith('.js')
    ? withNumberedNames(transformSync(masked, { minify: true, format: 'esm' }).code)
    : masked;
}

/**
 * The minifier gives short names to the same variables, but picks the letters by their frequency in the whole file.
 */
function withNumberedNames(script) {
  const numbers = new Map();
  return script.replace(/(?<![.\w$])[A-Za-z_$][\w$]?(?![\w$])/g, (name) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return `$${numbers.get(name)}`;
  });
}

/** The content of each exported file, by its name without the hash; that of all files which share a name. */
function readExport(name) {
  const root = join(treeOf(name), 'out');
  const bodies = new Map();
  for (const path of listPaths(root)) {
    const key = path.replace(contentName, '*');
    bodies.set(key, [...(bodies.get(key) ?? []), comparable(path, readFileSync(join(root, path)))]);
  }
  return new Map([...bodies].map(([key, all]) => [key, all.sort().join('\n')]));
}

/** The first difference between two texts, with some context. */
function firstDifference(before, after) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
  return `    before: ${around(before)}\n    after:  ${around(after)}`;
}

const [, , base] = process.argv;
if (base === undefined) throw new Error('Name the commit to compare with: npm run same -- HEAD~1');
copySources('same-base', base);
copySources('same-head');
for (const name of ['same-base', 'same-head']) await buildCopy(name, 'rehearsal', { SITE_DAY: testDay });
const [before, after] = ['same-base', 'same-head'].map(readExport);
const names = [...new Set([...before.keys(), ...after.keys()])].sort();
const differing = names.filter((name) => before.get(name) !== after.get(name));
for (const name of differing)
  console.log(`  ${name}\n${firstDifference(before.get(name) ?? '', after.get(name) ?? '')}`);
if (differing.length > 0)
  throw new Error(`${differing.length} of ${names.length} exported files differ from those of ${base}.`);
console.log(`All ${names.length} exported files are the same as those of ${base}.`);
