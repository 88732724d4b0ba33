/**
 * Writes `public/licenses.txt`: the license of everything by others that the export carries. The website terms link it.
 * What is shipped is what `dependencies` of package.json names, and the packages that these put into browsers.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Packages that come along inside the browser's part of one that we name, by the one that brings them. */
const broughtAlong: Readonly<Record<string, readonly string[]>> = {
  'react-dom': ['scheduler'],
};

/** Packages that only the build uses, and that leave something of themselves in the export. */
const leftByTheBuild = [
  // Drawn into the share pictures.
  '@fontsource/familjen-grotesk',
  '@fontsource/instrument-sans',
  // The reset at the start of the style.
  'tailwindcss',
  // The search over the site.
  'minisearch',
] as const;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** The names of the packages that the export holds parts of, sorted. */
export function shippedPackages(): readonly string[] {
  const named = Object.keys(read('package.json').dependencies ?? {});
  return [
    ...new Set([...named, ...named.flatMap((name) => broughtAlong[name] ?? []), ...leftByTheBuild]),
  ].sort();
}

/**
 * The text of the file: each package with its version and the whole text of its license.
 * @throws a sentence for a package without one.
 */
export function licensesText(names: readonly string[]): string {
  const parts = names.map((name) => {
    const folder = `node_modules/${name}`;
    if (!existsSync(`${folder}/package.json`)) throw new Error(`${name} is not installed. Run "npm ci".`);
    const { version, license = 'see below' } = read(`${folder}/package.json`);
    const file = readdirSync(folder).find((entry) => /^license(?:\.\w+)?$/i.test(entry));
    if (file === undefined)
      throw new Error(
        `${name} has no file with its license in ${folder}. Add its text, or replace the package.`,
      );
    const text = readFileSync(`${folder}/${file}`, 'utf8').trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  const data = ['gazetteer', 'us-outlines'].map((name) =>
    readFileSync(`content/locations/${name}-license.txt`, 'utf8'),
  );
  const rule = `\n${'-'.repeat(72)}\n\n`;
  return `This site holds parts of the following works by others.\n${rule}${[...parts, ...data].join(rule)}`;
}

if (process.argv[1]?.endsWith('licenses.ts')) {
  mkdirSync('public', { recursive: true });
  writeFileSync('public/licenses.txt', licensesText(shippedPackages()));
}
