/** Finds copy that cannot be parsed: a quotation mark or comma lost during an edit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Message, transformSync } from 'esbuild';

const wayOut =
  'Every text begins and ends with the same quotation mark, and a comma follows it. Compare the line, and the one above, with its neighbors.';

/** One sentence for each file below `folder` that cannot be parsed, with the line where parsing stops. */
export function faultsOfCopy(folder = 'content'): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
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
}
