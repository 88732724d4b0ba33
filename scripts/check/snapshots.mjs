/**
 * `npm run snapshots`: retakes the visual snapshots. `--compare`, a part of `npm run test:matrix`, compares them instead.
 * Both look at a site with the tables of tests/fixtures/tables, whatever the company has put into its own: the build
 * in `out/` while the two are the same, else a copy that is built here. `--compare` checks the byte budgets there too,
 * so that no product or city of the company can break one. With `--pages` it writes the approved texts of the pages
 * (`npm run approve`, which always builds first) or compares them (a part of `npm test`). `--tables` first takes over
 * the tables of today. Playwright gets all other options: `-- -g "/about matches"` retakes those of one page.
 */
import '../run/plain-errors.ts';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run/process.ts';
import { testDay } from '../run/today.ts';
import { fixedTables, hasFixedTables, ownTables } from './fixed-tables.ts';
import { buildTree, treeOf } from './trees.mjs';

const isPages = process.argv.includes('--pages');
const baseline = isPages ? 'tests/fixtures/approved' : 'tests/e2e/snapshots/baseline';

const isUpdate = !process.argv.includes('--compare');
const others = process.argv.slice(2).filter((option) => !/^--(?:compare|pages|tables)$/.test(option));
if (process.argv.includes('--tables')) {
  rmSync(fixedTables, { recursive: true });
  cpSync(ownTables, fixedTables, { recursive: true });
}
const env = { SITE_DAY: testDay, ...(isUpdate ? { TEST_LENGTH: 'long' } : {}) };
let cwd = '.';
if (hasFixedTables()) {
  // What is compared was built before; what is approved has to be built from these sources.
  if (isPages && isUpdate) await run('npm', ['run', 'rehearsal'], { env });
} else {
  cwd = treeOf('snapshots');
  await buildTree('snapshots', 'rehearsal', { copies: { [ownTables]: fixedTables }, env });
}
const projects = isPages ? ['approved'] : isUpdate ? ['snapshots'] : ['snapshots', 'budgets'];
const update = isUpdate ? ['--update-snapshots=all'] : [];
const args = [...projects.map((name) => `--project=${name}`), ...update, ...others];
await run('npx', ['--no-install', 'playwright', 'test', ...args], { cwd, env });
if (isUpdate && cwd !== '.') cpSync(join(cwd, baseline), baseline, { recursive: true });
if (isUpdate) console.log(`\nRead what changed: git diff ${baseline}`);
