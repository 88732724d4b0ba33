// Bundles React and the islands of a page.
import { build, type BuildOptions } from 'esbuild';
import { nameOf } from './digest';
import type { AddedFile } from './document';

const folder = 'components/islands';

const options = {
  bundle: true,
  write: false,
  format: 'esm',
  minify: true,
  target: ['es2022'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
} as const satisfies BuildOptions;

/** React and a set of islands, as two files that the browser imports. */
export type IslandBundle = { readonly react: AddedFile; readonly islands: AddedFile };

/**
 * Bundles islands by their kinds: React is one file for all pages, so that it is fetched once for the whole site, and each
 * set of islands is another, which imports it. Two pages with the same islands have the same files.
 */
export function islandBundler(): (kinds: readonly string[]) => Promise<IslandBundle> {
  const react = bundle('react', { entryPoints: [`${folder}/react.ts`] });
  const made = new Map<string, Promise<IslandBundle>>();
  const make = async (kinds: string): Promise<IslandBundle> => {
    const reactFile = await react;
    const islands = await bundle('islands', {
      stdin: {
        contents: [
          `import { wakeIslands } from './wake';`,
          `import { ${kinds} } from './registry';`,
          `export const wake = wakeIslands.bind(null, { ${kinds} });`,
        ].join('\n'),
        resolveDir: folder,
        loader: 'ts',
      },
      plugins: [
        {
          name: 'React is a file of its own',
          setup: (esbuild) => {
            esbuild.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, () => ({
              path: reactFile.path.replace(/^.*\//, './'),
              external: true,
              // An island that is not on the page leaves no import of React behind.
              sideEffects: false,
            }));
          },
        },
      ],
    });
    return { react: reactFile, islands };
  };
  return (kinds) => {
    const key = [...kinds].sort().join(', ');
    const bundled = made.get(key) ?? make(key);
    made.set(key, bundled);
    return bundled;
  };
}

async function bundle(name: string, what: BuildOptions): Promise<AddedFile> {
  const { outputFiles = [] } = await build({ ...options, ...what });
  const body = Buffer.from(outputFiles[0]?.contents ?? []);
  return { path: `/assets/islands/${name}-${nameOf(body)}.js`, body };
}
