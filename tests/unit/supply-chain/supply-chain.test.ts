import { readFileSync } from 'node:fs';

type Package = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
};
type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const declared = Object.entries({ ...dependencies, ...devDependencies });
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Package>>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Licenses that require only their text, or apply only to changes of the package itself. */
const allowed = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0'],
  ...['MPL-2.0', 'OFL-1.1', 'CC0-1.0', '(MIT OR CC0-1.0)'],
];

/** Exceptions, each with its reason. These packages are used only during the build; none reaches a visitor. */
const exceptions: readonly (readonly [name: RegExp, license: string])[] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'], // libvips, which sharp loads as a separate library.
  [/^@img\/sharp-/, 'Apache-2.0 AND LGPL-3.0-or-later'],
  [/^@img\/sharp-/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  [/^caniuse-lite$/, 'CC-BY-4.0'], // Data about browsers.
  [/^@cspell\/dict-en-common-misspellings$/, 'CC BY-SA 4.0'], // A list of misspellings, used unchanged.
  [/^@cspell\/dict-django$/, 'WTFPL'], // A list of words, without conditions.
  [/^argparse$/, 'Python-2.0'], // Requires only its text, like MIT.
  [/^pako$/, '(MIT AND Zlib)'],
  [/^memorystream$/, 'none'], // MIT, named in a field of an older kind.
];

describe('the packages that the site is built with', () => {
  it('have an allowed license, or a named exception', () => {
    const isException = (name: string, license: string) =>
      exceptions.some(([pattern, exception]) => exception === license && pattern.test(name));
    const wrong = packages
      .map(([path, { license = 'none' }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }))
      .filter(({ name, license }) => !allowed.includes(license) && !isException(name, license));
    expect(wrong).toEqual([]);
  });

  it('are pinned to one version each, with a digest', () => {
    expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    for (const [name, version] of declared)
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    const isReviewed = ({ link, integrity = '' }: Package) =>
      link === true || /^sha(?:256|384|512)-/.test(integrity);
    expect(packages.filter(([, entry]) => !isReviewed(entry)).map(([path]) => path)).toEqual([]);
  });
});
