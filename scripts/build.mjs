import { rmSync } from 'node:fs';
import { ensureDependencies } from './run/dependencies.mjs';
import { endWith, run } from './run/process.mjs';

/** Builds the site into `out/`. `SITE_ENV` is preview (default), rehearsal or production. */
export async function build(env = {}) {
  await ensureDependencies();
  const { bundleSiteScript } = await import('./run/bundle-site-script.mjs');
  await run('npx', ['--no-install', 'tsx', 'scripts/readiness.ts', '--gate'], { env });
  await bundleSiteScript();
  rmSync('out', { recursive: true, force: true });
  await run('npx', ['--no-install', 'next', 'build'], { env: { NEXT_TELEMETRY_DISABLED: '1', ...env } });
  await run('npx', ['--no-install', 'tsx', 'scripts/finish/finish.ts'], { env });
}

if (import.meta.url === `file://${process.argv[1]}`) build().catch(endWith);
