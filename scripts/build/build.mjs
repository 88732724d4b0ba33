// `npm run build`: what has to be written before and after `next build`, in its order.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { endWith, run } from '../run/process.mjs';

/** Builds the site into `out/`. `SITE_ENV` is preview (default), rehearsal or production. */
export async function build(env = {}) {
  await ensureDependencies();
  const { bundleSiteScript } = await import('./bundle-site-script.mjs');
  const kind = parseSiteEnv(env.SITE_ENV ?? process.env.SITE_ENV);
  await run('npx', ['--no-install', 'tsx', 'scripts/build/content-list.ts']);
  await run('npx', ['--no-install', 'tsx', 'scripts/check/readiness.ts', '--gate'], { env });
  await bundleSiteScript();
  await run('npx', ['--no-install', 'tsx', 'scripts/build/licenses.ts']);
  await run('npx', ['--no-install', 'tsx', 'scripts/build/search-index.ts']);
  // The history says when a page changed; the clock of the machine does not.
  const dates = execFileSync('npx', ['--no-install', 'tsx', 'scripts/build/page-dates.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  // Structured data names the classes that are ahead on this day, and only the day: two builds of a day are the same.
  const day = env.SITE_DAY ?? process.env.SITE_DAY ?? new Date().toISOString().slice(0, 10);
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
 * What is run for a kind of build, and as which kind it runs. A rehearsal runs what production runs, as production:
 * so it is the same to the byte, and nothing on a page can tell the two apart.
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

/** The short name of the commit, with a mark when files differ from it; `unknown` outside of a repository. */
export function commit() {
  try {
    const git = (...args) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-changed'}`;
  } catch {
    return 'unknown';
  }
}

// As an address: a space in the name of the folder is %20 there.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build().catch(endWith);
