import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureDependencies } from './run/dependencies.mjs';
import { endWith, run } from './run/process.mjs';

/** Builds the site into `out/`. `SITE_ENV` is preview (default), rehearsal or production. */
export async function build(env = {}) {
  await ensureDependencies();
  const { bundleSiteScript } = await import('./run/bundle-site-script.mjs');
  const kind = (env.SITE_ENV ?? process.env.SITE_ENV) || 'preview';
  await run('npx', ['--no-install', 'tsx', 'scripts/readiness.ts', '--gate'], { env });
  await bundleSiteScript();
  rmSync('out', { recursive: true, force: true });
  for (const { command, as } of stepsOf(kind)) {
    await run('npx', ['--no-install', ...command], { env: { NEXT_TELEMETRY_DISABLED: '1', ...env, SITE_ENV: as, ...(as === 'preview' ? { SITE_COMMIT: commit() } : {}) } });
  }
  await run('npx', ['--no-install', 'tsx', 'scripts/publish/record-build.ts'], { env: { ...env, SITE_ENV: kind, SITE_COMMIT: commit() } });
}

/**
 * What is run for a kind of build, and as which kind it runs. A rehearsal runs what production runs, as production:
 * so it is the same to the byte, and nothing on a page can tell the two apart.
 */
export function stepsOf(kind) {
  const as = kind === 'preview' ? 'preview' : 'production';
  const pages = [['next', 'build'], ['tsx', 'scripts/finish/finish.ts']];
  const review = kind === 'preview' ? [['tsx', 'scripts/preview/dress.ts']] : [];
  return [...pages, ...review].map((command) => ({ command, as }));
}

/** The short name of the commit, with a mark when files differ from it; `unknown` outside of a repository. */
function commit() {
  try {
    const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-changed'}`;
  } catch {
    return 'unknown';
  }
}

if (import.meta.url === `file://${process.argv[1]}`) build().catch(endWith);
