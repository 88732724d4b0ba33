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
function exportsOf({ text, fileName }: ts.SourceFile) {
  const found = text.matchAll(/^export (?:default )?(?:async )?(?:const|function|type) (\w+)/gm);
  return [...new Set([...found].map(([, name = '']) => name))].map((name) => ({ name, fileName }));
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
    const exported = sources.flatMap(exportsOf);
    const isShared = ({ name, fileName }: (typeof exported)[number]) =>
      exported.some((other) => other.name === name && other.fileName !== fileName);
    expect(exported.filter(isShared)).toEqual([]);
  });

  it('ask a question only where the answer is yes or no', () => {
    expect(sources.flatMap(falseQuestions)).toEqual([]);
  });
});
