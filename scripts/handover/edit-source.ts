/** Writes answers into the sources of content as a developer would: the value in place of the call, nothing unused left. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import prettier from 'prettier';
import ts from 'typescript';
import type { Decision } from '../../lib/handover/decide';
import type { Place } from './places';

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The text of each file that changes, by its path from the root. */
export type ChangedFiles = ReadonlyMap<string, string>;

/** A removal that the source cannot carry out by itself. */
export class CannotRemove extends Error {}

/**
 * The files of content after these decisions, formatted and without what nothing uses anymore, and what the types then
 * say about all sources, one sentence for each error.
 * @throws CannotRemove when a fact is not in an entry or a line that can go.
 */
export async function changedFiles(
  decisions: readonly Decision[],
  placeOf: (question: Decision['question']) => Place,
  root = '.',
): Promise<{ readonly files: ChangedFiles; readonly errors: readonly string[] }> {
  const edits = new Map<string, Edit[]>();
  for (const decision of decisions) {
    const place = placeOf(decision.question);
    edits.set(place.file, [...(edits.get(place.file) ?? []), editOf(decision, place, root)]);
  }
  const texts = new Map(
    [...edits].map(
      ([file, list]) => [file, withEdits(readFileSync(resolve(root, file), 'utf8'), list)] as const,
    ),
  );
  const project = openProject(texts, root);
  const tidied = withoutUnused([...texts.keys()], project);
  const formatted = new Map<string, string>();
  for (const [file, text] of tidied) formatted.set(file, await format(file, text, root));
  return { files: formatted, errors: project.errors() };
}

function editOf({ question, answer }: Decision, place: Place, root: string): Edit {
  const text = readFileSync(resolve(root, place.file), 'utf8');
  switch (answer.is) {
    case 'confirmed':
      return { ...place, text: text.slice(place.sampleStart, place.sampleEnd) };
    case 'value':
      return { ...place, text: literal(answer.value) };
    case 'removed':
      return removal(text, place, question.remove ?? 'line');
  }
}

/** A value as it is written in TypeScript. Prettier chooses the quotes. */
function literal(value: string | number | boolean): string {
  // JSON leaves two line separators as they are, which TypeScript allows, too; nothing else differs.
  return JSON.stringify(value);
}

/** Takes out the entry of the list, or the line, that holds the call. */
function removal(text: string, place: Place, what: 'entry' | 'line'): Edit {
  const source = ts.createSourceFile(place.file, text, ts.ScriptTarget.ES2022, true);
  let node: ts.Node | undefined = callAt(source, place);
  while (node !== undefined && !isUnit(node, what)) node = node.parent;
  if (node === undefined)
    throw new CannotRemove(`${place.file} has no ${what} around "${text.slice(place.start, place.end)}".`);
  const after = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
  return { start: node.getFullStart(), end: node.end + after, text: '' };
}

function callAt(source: ts.SourceFile, { start, end }: Place): ts.Node | undefined {
  const find = (node: ts.Node): ts.Node | undefined =>
    node.getStart(source) === start && node.end === end && ts.isCallExpression(node)
      ? node
      : ts.forEachChild(node, find);
  return find(source);
}

function isUnit(node: ts.Node, what: 'entry' | 'line'): boolean {
  return what === 'entry' ? ts.isArrayLiteralExpression(node.parent) : ts.isPropertyAssignment(node);
}

/** Edits from the end of the text to its start. One that lies within another is part of what that one takes out. */
function withEdits(text: string, edits: readonly Edit[]): string {
  const isWithin = (inner: Edit, outer: Edit) =>
    inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
  const outermost = edits
    .filter(
      (edit, index) =>
        !edits.some((other, place) => isWithin(edit, other) && !(isWithin(other, edit) && index < place)),
    )
    .sort((a, b) => b.start - a.start);
  return outermost.reduce(
    (result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end),
    text,
  );
}

async function format(file: string, text: string, root: string): Promise<string> {
  const path = resolve(root, file);
  return prettier.format(text, { ...(await prettier.resolveConfig(path)), filepath: path });
}

/**
 * The files without imports, helpers and types that nothing uses anymore; each may have been the last use of another. All
 * files take a step together, because the compiler begins anew after each change.
 */
function withoutUnused(files: readonly string[], project: Project): ReadonlyMap<string, string> {
  const steps = ['unusedIdentifier_deleteImports', 'unusedIdentifier_delete'] as const;
  let isChanged = true;
  while (isChanged) isChanged = steps.map((fixId) => project.fix(files, fixId)).includes(true);
  return new Map(files.map((file) => [file, project.textOf(file)]));
}

type Project = ReturnType<typeof openProject>;

/** The sources below `root` with `texts` in the place of the files, as the compiler sees them. */
function openProject(texts: ReadonlyMap<string, string>, root: string) {
  const folder = resolve(root);
  const config = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys));
  const parsed = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const overlay = new Map([...texts].map(([file, text]) => [resolve(root, file), { text, version: 1 }]));
  // What the framework writes while it builds is about the last build, and may be older than these sources.
  const files = parsed.fileNames.filter((file) => !file.includes('/.next/'));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({ ...parsed.options, noEmit: true, incremental: false, plugins: [] }),
    getScriptFileNames: () => files,
    getScriptVersion: (file) => String(overlay.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = overlay.get(file)?.text ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists.bind(ts.sys),
    readFile: ts.sys.readFile.bind(ts.sys),
    readDirectory: ts.sys.readDirectory.bind(ts.sys),
    directoryExists: ts.sys.directoryExists.bind(ts.sys),
    getDirectories: ts.sys.getDirectories.bind(ts.sys),
  };
  const service = ts.createLanguageService(host);
  const textOf = (file: string) => overlay.get(resolve(root, file))?.text ?? '';
  return {
    textOf,
    /** Applies a fix of the compiler wherever it fits in these files; false where it fits nowhere. */
    fix: (names: readonly string[], fixId: string): boolean => {
      const changes = names.flatMap(
        (name) =>
          service.getCombinedCodeFix(
            { type: 'file', fileName: resolve(root, name) },
            fixId,
            ts.getDefaultFormatCodeSettings(),
            {},
          ).changes,
      );
      const changed = changes.filter(({ fileName, textChanges }) => {
        const entry = overlay.get(fileName);
        if (entry === undefined || textChanges.length === 0) return false;
        entry.text = withEdits(
          entry.text,
          textChanges.map(({ span, newText }) => ({
            start: span.start,
            end: span.start + span.length,
            text: newText,
          })),
        );
        entry.version += 1;
        return true;
      });
      return changed.length > 0;
    },
    errors: () => {
      const program = service.getProgram();
      return ts
        .sortAndDeduplicateDiagnostics(program === undefined ? [] : [...program.getSemanticDiagnostics()])
        .map(({ file, start, messageText }) => {
          const line =
            file === undefined || start === undefined
              ? ''
              : `:${file.getLineAndCharacterOfPosition(start).line + 1}`;
          const name = file === undefined ? '' : `${file.fileName.slice(folder.length + 1)}${line}: `;
          return `${name}${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
        });
    },
  };
}
