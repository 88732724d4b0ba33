import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '@/scripts/run/process';
import { tempFolder } from '../../support/temp-folder';

const root = tempFolder('a folder ');
for (const read of ['content/tables', 'public/gazetteer', 'lib/facts/site-env.mjs', 'scripts'])
  cpSync(read, join(root, read), { recursive: true });
writeFileSync(join(root, 'handover.xlsx'), 'answers');

const tsx = [resolve('node_modules/.bin/tsx'), '--tsconfig', resolve('tsconfig.json')];

test.each([
  ['scripts/handover/main.ts', '', 'There is a file handover.xlsx already'],
  ['scripts/handover/main.ts', '--check', 'Name the workbook behind --apply'],
  ['scripts/bench/bench.ts', '--runs=0', '--runs is "0". Give a whole number'],
  ['scripts/hosting/serve.ts', '', 'There is no site in out/. Run "npm run build" first.'],
  ['scripts/preview/changes.ts', '--typo', "Unknown option '--typo'"],
  ['scripts/check/readiness.ts', '--today=tomorrow', 'Write it as YYYY-MM-DD'],
  ['scripts/build/build.ts', '--page=/nope', 'There is no app/nope/page.tsx.'],
])('%s %s ends with a message, and overwrites nothing', (script, option, sentence) => {
  const args = [...tsx, resolve(script), ...option.split(' ').filter(Boolean)];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
  expect(readFileSync(join(root, 'handover.xlsx'), 'utf8')).toBe('answers');
});

test('a missing row that pages need is reported in a sentence', () => {
  const file = join(root, 'content/tables/company.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^languages,.*\n/m, ''));
  const args = [...tsx, resolve('scripts/tables/check-tables.ts')];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr.trim()).toBe(
    'content/tables/company.csv: There is no row with the id "languages", and pages need it. Put it back.',
  );
});

test('a command that fails stops the one that ran it', async () => {
  await expect(run('node', ['-e', 'process.exit(3)'])).rejects.toThrow('ended with exit code 3');
});

test('a build starts in a folder with a space', () => {
  // There are no packages here, so it stops at the first import of one.
  const build = join(root, 'scripts/build/build.ts');
  const { stderr } = spawnSync(process.execPath, [...tsx, build], { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain('esbuild');
});
