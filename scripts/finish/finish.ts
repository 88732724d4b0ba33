/**
 * Turns the framework's export in `out/` into the files to serve: the framework's runtime is removed, islands get
 * separate files that are fetched on demand, each page contains its own style, no inline script is left, every script
 * has integrity, the policy is written, and fonts are cut to the characters in use. Each step is a file in this
 * folder without disk access; finish-export.ts runs them in order with what they need. Their assumptions about the
 * export are in export-shape.ts.
 */
import { existsSync } from 'node:fs';
import { ExportFiles } from './export-files';
import { finishExport } from './finish-export';

try {
  if (!existsSync('out/index.html')) throw new Error('There is no export in out/. Run "npm run build".');
  await finishExport(new ExportFiles('out'));
} catch (error) {
  console.error(`\nThe finishing step stopped. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
