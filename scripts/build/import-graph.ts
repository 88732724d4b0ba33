/** Which of our modules import which: for the order of the list of content, and for the days on which pages changed. */
import { buildSync } from 'esbuild';

/** Modules and those of ours that each imports, by their paths from the root. What is only a type is no import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The graph below some modules, as esbuild finds it. @throws for a module that it cannot read. */
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
