import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from '@playwright/test';
import { graphOf, storedPages } from '../support/site';

test('the structured data of every page uses only types and properties of schema.org', async ({}, info) => {
  const file = info.outputPath('structured-data.ts');
  const lines = storedPages.map(
    (page) => `checked({ '@context': 'https://schema.org', '@graph': ${JSON.stringify(graphOf(page))} });`,
  );
  const head = "import type { Graph } from 'schema-dts'; declare function checked(graph: Graph): void;";
  writeFileSync(file, [head, ...lines].join('\n'));
  const program = ts.createProgram([file], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const objections = ts.getPreEmitDiagnostics(program).map(({ file: source, start, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
    return `${storedPages[line - 1]?.path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  expect(objections).toEqual([]);
});
