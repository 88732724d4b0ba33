// Bundles React and the islands of a page.
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { scriptFloor } from '../build/browser-floor';
import { nameOf } from './digest';
import { type AddedFile, renamed, type Renamed } from './document';

const folder = 'components/islands';

const options = {
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  minify: true,
  ...scriptFloor(),
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
} as const satisfies BuildOptions;

/** React and a set of islands, as two files that the browser imports. */
export type IslandBundle = { readonly react: AddedFile; readonly islands: AddedFile };

/**
 * Bundles islands by set: React is one file for all pages, fetched once for the whole site, and each set of islands
 * is another file that imports it. Pages with the same islands share both files.
 * @param asksFor addresses in the source, with those that the export has for them.
 */
export function islandBundler(
  asksFor: readonly Renamed[] = [],
): (kinds: readonly string[]) => Promise<IslandBundle> {
  const react = bundle('react', { entryPoints: [`${folder}/react.ts`] }, []);
  const made = new Map<string, Promise<IslandBundle>>();
  const make = async (kinds: string): Promise<IslandBundle> => {
    const { file, names } = await react;
    const source: Pick<BuildOptions, 'stdin' | 'plugins'> = {
      stdin: {
        contents: [
          `import { hydrateIslands } from './hydrate';`,
          `import { ${kinds} } from './registry';`,
          `export const hydrate = hydrateIslands.bind(null, { ${kinds} });`,
        ].join('\n'),
        resolveDir: folder,
        loader: 'ts',
      },
      plugins: [reactOf(file, names)],
    };
    const islands = await bundle('islands', source, asksFor);
    return { react: file, islands: islands.file };
  };
  return (kinds) => {
    const key = [...kinds].sort().join(', ');
    const bundled = made.get(key) ?? make(key);
    made.set(key, bundled);
    return bundled;
  };
}

/** Lets a bundle of islands import React from its separate file, and only the names in use. */
function reactOf(file: AddedFile, names: readonly string[]): Plugin {
  const address = file.path.replace(/^.*\//, './');
  return {
    name: 'React is a file of its own',
    setup: (esbuild) => {
      esbuild.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, () => ({ path: 'react', namespace: 'react' }));
      esbuild.onResolve({ filter: /^\.\//, namespace: 'react' }, ({ path }) => ({ path, external: true }));
      esbuild.onLoad({ filter: /^/, namespace: 'react' }, () => ({
        contents: `export { ${names.join(', ')} } from '${address}';`,
      }));
    },
  };
}

/** @returns the file, and the names that it exports. */
async function bundle(
  name: string,
  what: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'plugins'>,
  asksFor: readonly Renamed[],
): Promise<{ readonly file: AddedFile; readonly names: readonly string[] }> {
  const { outputFiles, metafile } = await build({ ...options, ...what });
  // Saves another 1.6 kB (brotli) on each page with an island.
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, keep_fargs: false },
    // A function in parentheses is compiled eagerly, off the main thread. Without them the browser parses all of
    // React twice, the second time while a visitor waits for the first click.
    format: { wrap_func_args: name === 'react' },
  });
  const body = Buffer.from(renamed(code, asksFor));
  return {
    file: { path: `/assets/islands/${name}-${nameOf(body)}.js`, body },
    names: Object.values(metafile.outputs)[0]?.exports ?? [],
  };
}
