import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Every file of the project that holds sentences, by its path. */
export function proseFiles(): readonly { readonly path: string; readonly text: string }[] {
  const tracked = '--cached --others --exclude-standard --deduplicate *.md *.ts *.tsx *.mjs *.css';
  const list = execFileSync('git', ['ls-files', '-z', ...tracked.split(' ')]);
  // A file that is removed and not committed yet is still in the list.
  return list
    .toString()
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('art/') && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** The sentences of a file: text of a document without its code; copy, messages, titles and comments of code. */
export function proseOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.md')) return [withoutCode(text)];
  const comments = commentsOf(text);
  return path.endsWith('.css') ? comments : [...comments, ...stringsOf(path, text)];
}

function withoutCode(text: string): string {
  return text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)\s]*\)/g, ']');
}

/** Comments, their lines joined. */
export function commentsOf(text: string): readonly string[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm)].map(([comment]) =>
    comment.replace(/\n\s*\*?/g, ' ').replace(/\s+/g, ' '),
  );
}

/** Text that people read: JSX text, and strings of more than one word. */
function stringsOf(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || (ts.isJsxAttribute(node) && node.name.getText() === 'className'))
      return;
    if (ts.isJsxText(node)) found.push(node.text);
    else if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (/\S\s+\S/.test(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}
