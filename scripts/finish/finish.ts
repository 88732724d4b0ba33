/**
 * Turns the framework's export in `out/` into what is served: nothing of the framework is left, islands get files of their
 * own that are fetched on demand, each page carries its own style, no inline script is left, every script has integrity,
 * the policy is written, fonts hold what the site writes. Each step is a file beside this one and knows nothing of the
 * disk; finish-export.ts gives them what they need, in order. What they expect of an export is in export-shape.ts.
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
