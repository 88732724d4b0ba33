/**
 * Finds where each open fact is written. Content is loaded with every call in it watched: the last call that returned a
 * placeholder is the place where an answer belongs, and the first argument of that call is the sample.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { isPlaceholder, placeholdersOfModules } from '../../lib/facts/facts';
import type { ContentFiles } from '../../lib/facts/readiness';
import { factAt, type Question, questionsOf } from '../../lib/handover/questions';

/** Where an open fact is written: the call in `file`, and within it the sample. Ends are exclusive. */
export type Place = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly sampleStart: number;
  readonly sampleEnd: number;
};

export type OpenContent = {
  readonly content: ContentFiles;
  readonly questions: readonly Question[];
  readonly placeOf: (question: Question) => Place;
};

type Watch = {
  call: (key: string, value: unknown) => unknown;
  sample: (key: string, value: unknown) => unknown;
};

const watchName = '__handover';

/** Loads the content below `root` and finds the place of every open fact. @throws where a fact has no place of its own. */
export async function loadOpenContent(root = '.'): Promise<OpenContent> {
  const calls = new Map<unknown, string>();
  const samples = new Map<string, unknown>();
  const watch: Watch = {
    call: (key, value) => {
      if (isPlaceholder(value)) calls.set(value, key);
      return value;
    },
    sample: (key, value) => {
      samples.set(key, value);
      return value;
    },
  };
  const watched = globalThis as Record<string, unknown>;
  watched[watchName] = watch;
  const content = await loadWatched(root).finally(() => {
    watched[watchName] = undefined;
  });
  // Class dates are answered in their own table, row by row.
  const questions = questionsOf(
    content,
    placeholdersOfModules(content).filter(({ file }) => !file.endsWith('.csv')),
  );
  const owners = new Map<string, string>();
  const places = new Map<string, Place>();
  for (const { id, sample } of questions) {
    const key = calls.get(factAt(content, id));
    const other = key === undefined ? undefined : owners.get(key);
    if (key === undefined || other !== undefined || !Object.is(samples.get(key), sample))
      throw new Error(
        `${id} has no place of its own in content${other === undefined ? '' : `: it is made by the same line as ${other}`}. Call placeholder(), or a helper whose first argument is the sample, where the fact is.`,
      );
    owners.set(key, id);
    places.set(id, placeAt(key));
  }
  return {
    content,
    questions,
    placeOf: ({ id }) => {
      const place = places.get(id);
      if (place === undefined) throw new Error(`${id} is not open.`);
      return place;
    },
  };
}

let loads = 0;

async function loadWatched(root: string): Promise<ContentFiles> {
  const folder = resolve(root, '.cache/handover');
  mkdirSync(folder, { recursive: true });
  loads += 1;
  const outfile = join(folder, `content-${process.pid}-${loads}.mjs`);
  try {
    await build({
      entryPoints: [resolve(root, 'content/site/content-modules.ts')],
      absWorkingDir: resolve(root),
      alias: { '@': resolve(root) },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      plugins: [watching(resolve(root))],
    });
    const loaded = (await import(pathToFileURL(outfile).href)) as { readonly contentModules: ContentFiles };
    return loaded.contentModules;
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** Gives esbuild each file of content with its calls wrapped. */
function watching(root: string): Plugin {
  return {
    name: 'watch-calls',
    setup: (build) => {
      build.onLoad({ filter: /[\\/]content[\\/][^\\/]+[\\/][^\\/]+\.ts$/ }, ({ path }) => ({
        contents: watchCalls(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    },
  };
}

function watchCalls(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const { factory } = ts;
  const watchedBy = (name: keyof Watch, key: string, value: ts.Expression) =>
    factory.createCallExpression(
      factory.createPropertyAccessExpression(
        factory.createPropertyAccessExpression(factory.createIdentifier('globalThis'), watchName),
        name,
      ),
      undefined,
      [factory.createStringLiteral(key), value],
    );
  const result = ts.transform(source, [
    (context) => (top) => {
      const visit = (node: ts.Node): ts.Node => {
        const inner = ts.visitEachChild(node, visit, context);
        if (!ts.isCallExpression(node) || !ts.isCallExpression(inner)) return inner;
        const [sample, ...others] = inner.arguments;
        const [written] = node.arguments;
        if (sample === undefined || written === undefined || ts.isSpreadElement(sample)) return inner;
        const key = [file, node.getStart(source), node.end, written.getStart(source), written.end].join(':');
        const call = factory.updateCallExpression(inner, inner.expression, inner.typeArguments, [
          watchedBy('sample', key, sample),
          ...others,
        ]);
        return watchedBy('call', key, call);
      };
      return ts.visitEachChild(top, visit, context);
    },
  ]);
  const printed = ts.createPrinter().printFile(result.transformed[0] ?? source);
  result.dispose();
  return printed;
}

function placeAt(key: string): Place {
  const [file = '', start, end, sampleStart, sampleEnd] = key.split(':');
  return {
    file,
    start: Number(start),
    end: Number(end),
    sampleStart: Number(sampleStart),
    sampleEnd: Number(sampleEnd),
  };
}
