import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const sources = ['lib', 'components', 'content'].flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(layer, name))
    .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)),
);

/** Names that a file exports, each once: a type may share its name with the value that it describes. */
function exportsOf({ text }: ts.SourceFile): readonly string[] {
  const found = text.matchAll(/^export (?:default )?(?:async )?(?:const|function|type) (\w+)/gm);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** `name: file, file` for each name that more than one file exports. */
function sharedNames(files: readonly ts.SourceFile[]): readonly string[] {
  const homes = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportsOf(file)) homes.set(name, [...(homes.get(name) ?? []), file.fileName]);
  return [...homes]
    .filter(([, places]) => places.length > 1)
    .map((home) => `${home[0]}: ${home[1].join(', ')}`);
}

function nodesOf(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [root];
  ts.forEachChild(root, (child) => void nodes.push(...nodesOf(child)));
  return nodes;
}

/** `file: name` for each function that is named as a question and says that it returns something else than yes or no. */
function falseQuestions(file: ts.SourceFile): readonly string[] {
  return nodesOf(file)
    .filter(ts.isFunctionDeclaration)
    .filter(({ name, type }) => {
      if (type === undefined || !/^(?:is|has|are|can)[A-Z]/.test(name?.text ?? '')) return false;
      return type.kind !== ts.SyntaxKind.BooleanKeyword && !ts.isTypePredicateNode(type);
    })
    .map(({ name }) => `${file.fileName}: ${name?.text ?? 'default'}`);
}

describe('names in lib, components and content', () => {
  it('are exported by one file each', () => {
    expect(sharedNames(sources)).toEqual([]);
  });

  it('ask a question only where the answer is yes or no', () => {
    expect(sources.flatMap(falseQuestions)).toEqual([]);
  });
});
