import ts from 'typescript';
import { expect, test } from '@playwright/test';
import { graphOf, storedPages } from '../support/site';

/** The compiler's errors for a graph, checked against the schema-dts types of schema.org. */
function objectionsTo(graphs: Readonly<Record<string, readonly unknown[]>>): readonly string[] {
  const name = 'structured-data.ts';
  const lines = Object.entries(graphs).map(
    ([path, nodes]) =>
      `/* ${path} */ checked({ '@context': 'https://schema.org', '@graph': ${JSON.stringify(nodes)} });`,
  );
  const head = "import type { Graph } from 'schema-dts'; declare function checked(graph: Graph): void;";
  const text = [head, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const withText: ts.CompilerHost = {
    ...host,
    fileExists: (file) => file === name || host.fileExists(file),
    getSourceFile: (file, ...rest) =>
      file === name
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
        : host.getSourceFile(file, ...rest),
  };
  const program = ts.createProgram([name], options, withText);
  return program.getSemanticDiagnostics(program.getSourceFile(name)).map(({ file, start, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
    const path = /\/\* (.*?) \*\//.exec(text.split('\n')[line] ?? '')?.[1] ?? '';
    return `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('the structured data of every page uses only types and properties of schema.org', () => {
  const pages = storedPages.map((page) => [page.path, graphOf(page)] as const);
  expect(objectionsTo(Object.fromEntries(pages))).toEqual([]);
});
