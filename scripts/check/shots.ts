/**
 * `npm run shots`: takes every look anew, writes a page that shows before and after of what changed, and makes the new
 * looks the agreed ones. Needs a rehearsal build in `out/`. Look at the page before you commit.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseline, differenceOf } from './look';

const report = 'reports/shots';
const [before, after] = [join(report, 'before'), join(report, 'after')];

rmSync(report, { recursive: true, force: true });
mkdirSync(before, { recursive: true });
if (existsSync(baseline)) cpSync(baseline, before, { recursive: true });

const { status } = spawnSync('npx', ['--no-install', 'playwright', 'test', 'tests/e2e/looks/looks.spec.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SHOTS: after },
});
if (status !== 0) throw new Error('Not every look could be taken; nothing was changed.');

const rows: string[] = [];
for (const file of readdirSync(after)
  .filter((name) => name.endsWith('.webp'))
  .sort()) {
  const old = join(before, file);
  const difference = existsSync(old)
    ? await differenceOf(readFileSync(old), readFileSync(join(after, file)))
    : 1;
  if (difference > 0)
    rows.push(
      `<h2>${file}: ${(difference * 100).toFixed(2)} %</h2><p><img src="before/${file}" alt="before"><img src="after/${file}" alt="after"></p>`,
    );
}
writeFileSync(
  join(report, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Before and after</title><style>img{max-width:48%;vertical-align:top;margin:.5%}</style><h1>${rows.length} looks changed</h1>${rows.join('\n')}`,
);

rmSync(baseline, { recursive: true, force: true });
cpSync(after, baseline, { recursive: true });
const size = readdirSync(baseline).reduce((sum, name) => sum + readFileSync(join(baseline, name)).length, 0);
console.log(
  `${rows.length} looks changed: ${report}/index.html. The agreed looks take ${(size / 1e6).toFixed(1)} MB.`,
);
