import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const layers = ['lib', 'components', 'content'];
const sources = layers.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parse(join(layer, path), readFileSync(join(layer, path), 'utf8'))),
);

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** Names that a file exports, each once: a type may share its name with the value that it describes. */
function exportsOf(source: ts.SourceFile): readonly string[] {
  const names = source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name !== undefined ? [statement.name.text] : [];
  });
  return [...new Set(names)];
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

/** The literals of `type` in a union called `…Event`. */
function eventsOf(alias: ts.TypeAliasDeclaration): readonly string[] {
  return nodesOf(alias.type)
    .filter(ts.isPropertySignature)
    .filter(({ name }) => name.getText() === 'type')
    .flatMap((member) => nodesOf(member).filter(ts.isStringLiteral))
    .map(({ text }) => text);
}

/** What does not follow the one idiom: `thingReducer(state, event, context?)`, and events that are one plain verb. */
function oddReducers(file: ts.SourceFile): readonly string[] {
  const events = file.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ name }) => name.text.endsWith('Event'));
  return events.flatMap((alias) => {
    const words = eventsOf(alias);
    if (words.length === 0) return [];
    const users = file.statements
      .filter(ts.isFunctionDeclaration)
      .filter((candidate) => isExported(candidate))
      .filter(({ parameters }) => parameters.some(({ type }) => type?.getText() === alias.name.text));
    const odd = users.filter(({ name, parameters, type }) => {
      const [state, event] = parameters;
      const isInOrder = event?.name.getText() === 'event' && event.type?.getText() === alias.name.text;
      const keepsItsType = state?.type !== undefined && state.type.getText() === type?.getText();
      return !isInOrder || !keepsItsType || parameters.length > 3 || !name?.text.endsWith('Reducer');
    });
    return [
      ...words.filter((word) => !/^[a-z]+$/.test(word)).map((word) => `${file.fileName}: event "${word}"`),
      ...odd.map(({ name }) => `${file.fileName}: ${name?.text ?? 'default'}`),
      ...(users.length === 0 ? [`${file.fileName}: ${alias.name.text} has no reducer`] : []),
    ];
  });
}

describe('names in lib, components and content', () => {
  it('are exported by one file each', () => {
    expect(sharedNames(sources)).toEqual([]);
  });

  it('ask a question only where the answer is yes or no', () => {
    expect(sources.flatMap(falseQuestions)).toEqual([]);
  });

  it('are those of one idiom for everything that has events: a reducer of state, event and context', () => {
    expect(sources.flatMap(oddReducers)).toEqual([]);
    const all = sources.flatMap(exportsOf).filter((name) => name.endsWith('Reducer'));
    expect(all.length).toBeGreaterThan(4);
  });
});
