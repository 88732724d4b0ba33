import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Message, transformSync } from 'esbuild';

const wayOut =
  'Every text begins and ends with the same quotation mark, and a comma follows it. Compare the line, and the one above, with its neighbors.';

/**
 * Every command that imports content starts here: a quotation mark or comma that was lost during an edit.
 * @throws one sentence for each file below `folder` that cannot be parsed, with the line where parsing stops.
 */
export function assertCopy(folder = 'content'): void {
  const faults = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      try {
        transformSync(readFileSync(file, 'utf8'), { loader: 'ts', logLevel: 'silent' });
        return [];
      } catch (error) {
        const [first] = (error as { readonly errors?: readonly Message[] }).errors ?? [];
        if (first === undefined) throw error;
        const { line = 1, lineText = '' } = first.location ?? {};
        return [`${file}, line ${line}: "${lineText.trim()}" cannot be read. ${wayOut}`];
      }
    });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
