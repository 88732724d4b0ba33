/** Which of our modules import which: orders the list of content. */
import { buildSync } from 'esbuild';

/** Our modules and the modules each imports, by path from the root. Type imports are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The import graph below some modules, as esbuild finds it. @throws for a module that it cannot read. */
export function importGraph(entryPoints: readonly string[]): ImportGraph {
  const { metafile } = buildSync({
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    outdir: 'never-written',
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.filter(({ external }) => external !== true).map((imported) => imported.path),
    ]),
  );
}
