import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

/** Packages with something in the export that are no `dependencies` of package.json. */
const othersShipped = [
  // Bundled into react-dom.
  'scheduler',
  // Used in share pictures.
  '@fontsource/familjen-grotesk',
  '@fontsource/instrument-sans',
  // The CSS reset.
  'tailwindcss',
  // The site search.
  'minisearch',
];

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** The packages with parts in the export, sorted. */
export function shippedPackages(): readonly string[] {
  return [...Object.keys(read('package.json').dependencies ?? {}), ...othersShipped].sort();
}

/**
 * The text of the file: each package with its version and full license.
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

/**
 * Writes `public/licenses.txt`: the license of every third-party package in the export, which the website terms link
 * to. Shipped are the `dependencies` of package.json, and what these bundle for browsers.
 */
export function writeLicenses(): void {
  writeFileSync('public/licenses.txt', licensesText(shippedPackages()));
}
