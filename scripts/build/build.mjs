// `npm run build`: what has to run before and after `next build`, in order.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { endWith, run } from '../run/process.mjs';
import { testDay, today } from '../run/today.mjs';
import { bundleSiteScript } from './bundle-site-script.mjs';

/**
 * Builds the site into `out/`. `SITE_ENV` is preview (default), rehearsal or production. `--rehearsal` builds what the
 * tests browse: the rehearsal of a fixed day, its types checked before.
 */
async function build(env) {
  const kind = parseSiteEnv(env.SITE_ENV ?? process.env.SITE_ENV);
  await run('npx', ['--no-install', 'tsx', 'scripts/build/content-list.ts']);
  await run('npx', ['--no-install', 'tsx', 'scripts/check/readiness.ts', '--gate'], { env });
  await bundleSiteScript();
  await run('npx', ['--no-install', 'tsx', 'scripts/build/licenses.ts']);
  await run('npx', ['--no-install', 'tsx', 'scripts/build/search-index.ts']);
  await run('npx', ['--no-install', 'tsx', 'scripts/build/cart-count.ts']);
  // Dates of pages come from the git history, not from this machine's clock.
  const dates = execFileSync('npx', ['--no-install', 'tsx', 'scripts/build/page-dates.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  // Structured data lists upcoming classes, so it depends on the day, and only on the day: two builds on one day are
  // identical.
  const day = env.SITE_DAY ?? process.env.SITE_DAY ?? today();
  rmSync('out', { recursive: true, force: true });
  for (const { command, as } of stepsOf(kind)) {
    await run('npx', ['--no-install', ...command], {
      env: {
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
        SITE_ENV: as,
        PAGE_DATES: dates,
        SITE_DAY: day,
        ...(as === 'preview' ? { SITE_COMMIT: commit() } : {}),
      },
    });
  }
  await run('npx', ['--no-install', 'tsx', 'scripts/publish/record-build.ts'], {
    env: { ...env, SITE_ENV: kind, SITE_COMMIT: commit() },
  });
}

/**
 * The steps of a build, and the kind they run as. A rehearsal runs the same steps as production, as production, so
 * the two are identical to the byte.
 */
export function stepsOf(kind) {
  const as = kind === 'preview' ? 'preview' : 'production';
  const pages = [
    ['next', 'build'],
    ['tsx', 'scripts/build/unused-pictures.ts'],
    ['tsx', 'scripts/finish/finish.ts'],
  ];
  const review = kind === 'preview' ? [['tsx', 'scripts/preview/add-preview-badge.ts']] : [];
  return [...pages, ...review].map((command) => ({ command, as }));
}

/** The short hash of the commit, with a suffix when files differ from it; `unknown` outside a repository. */
export function commit() {
  try {
    const git = (...args) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-changed'}`;
  } catch {
    return 'unknown';
  }
}

const forTests = { SITE_ENV: 'rehearsal', SITE_DAY: testDay, TYPES_ARE_CHECKED: 'yes' };

// Compared as URLs: a space in a folder name is %20 there.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build(process.argv.includes('--rehearsal') ? forTests : {}).catch(endWith);
