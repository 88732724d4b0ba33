// Finds in a script what the oldest browsers lack: syntax, globals, members of built-in objects, events.
import { transformSync } from 'esbuild';
import { Linter, type Rule } from 'eslint';
import { scriptFloor } from '../../build/browser-floor';
import { events, globals, members, paths } from './script-names';

/** Something above the floor: what, where (line and column, and the code there), and which browsers lack it. */
export type Finding = { readonly what: string; readonly where: string; readonly lack: readonly string[] };

type NodeOf<Type extends Rule.Node['type']> = Extract<Rule.Node, { type: Type }>;

/** Everything above the floor in a script, a module or not. @throws what the parser says, for what is no script. */
export function scriptAboveFloor(code: string): readonly Finding[] {
  const patterns: string[] = [];
  const findings: Finding[] = [];
  const lines = code.split('\n');
  const whereIs = (line: number, column: number) =>
    `${line}:${column + 1} ${(lines[line - 1] ?? '').slice(Math.max(0, column - 30), column + 40).trim()}`;
  const report = (what: string, lack: readonly string[] | undefined, node: Rule.Node) => {
    const { line = 1, column = 0 } = node.loc?.start ?? {};
    if (lack !== undefined) findings.push({ what, lack, where: whereIs(line, column) });
  };
  const rule: Rule.RuleModule = {
    create: ({ sourceCode }) => ({
      MemberExpression(node: NodeOf<'MemberExpression'>) {
        const name = nameOf(node);
        const { parent } = node;
        // `element.checkVisibility?.()` asks first.
        if (name === null || (parent.type === 'CallExpression' && parent.callee === node && parent.optional))
          return;
        const object = node.object.type === 'Identifier' ? node.object.name : '';
        // `navigator` is a Navigator.
        const path = `${object.charAt(0).toUpperCase()}${object.slice(1)}.${name}`;
        report(paths.has(path) ? path : `.${name}`, paths.get(path) ?? members.get(name), node);
      },
      'ObjectPattern > Property[computed=false] > Identifier.key'(node: NodeOf<'Identifier'>) {
        report(`.${node.name}`, members.get(node.name), node);
      },
      'CallExpression:matches([callee.name="addEventListener"], [callee.property.name="addEventListener"]) > Literal:first-child.arguments'(
        node: NodeOf<'Literal'>,
      ) {
        report(`event ${String(node.value)}`, events.get(String(node.value)), node);
      },
      ':matches(CallExpression, NewExpression)[callee.name="RegExp"]'(
        node: NodeOf<'CallExpression' | 'NewExpression'>,
      ) {
        const [source, flags] = node.arguments.map((argument) =>
          argument.type === 'Literal' ? String(argument.value) : '',
        );
        if (source) patterns.push(String(new RegExp(source, flags)));
      },
      'Program:exit'() {
        const { through = [], variables = [] } = sourceCode.scopeManager.globalScope ?? {};
        const builtIn = variables
          .filter(({ defs }) => defs.length === 0)
          .flatMap(({ references }) => references);
        for (const { identifier } of [...through, ...builtIn]) {
          const node = identifier as unknown as NodeOf<'Identifier'>;
          const isAsked = node.parent.type === 'UnaryExpression' && node.parent.operator === 'typeof';
          if (!isAsked) report(identifier.name, globals.get(identifier.name), node);
        }
      },
    }),
  };
  const [fatal] = new Linter().verify(code, {
    plugins: { floor: { rules: { names: rule } } },
    rules: { 'floor/names': 'error' },
    linterOptions: { noInlineConfig: true },
  });
  if (fatal !== undefined) throw new Error(`${fatal.line}:${fatal.column} ${fatal.message}`);
  for (const text of [code, ...patterns.map((pattern) => `${pattern};`)]) {
    const [now, then] = [{}, scriptFloor()].map((options) =>
      transformSync(text, { ...options, logLevel: 'silent' }).code.split('\n'),
    );
    // What the bundler would write in another way for the oldest browsers.
    const differing = now?.find((line, index) => line !== then?.[index]);
    if (differing !== undefined)
      findings.push({ what: 'syntax', lack: [], where: differing.trim().slice(0, 120) });
  }
  return findings;
}

function nameOf({ property, computed }: NodeOf<'MemberExpression'>): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null;
  return property.type === 'Literal' ? String(property.value) : null;
}
