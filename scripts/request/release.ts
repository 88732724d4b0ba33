/**
 * For the workflows `release.yml` and `nightly.yml`: builds the kind of site that `RELEASE_KIND` names and publishes it to `RELEASE_TO`. Where the public
 * sees exactly this already, nothing is written and the command after a release does not run, so it may run each night.
 */
import { fileURLToPath } from 'node:url';
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { run } from '../run/process.mjs';
import { needed, storeOptions } from './settings';

try {
  const { env } = process;
  const kind = parseSiteEnv(needed(env, 'RELEASE_KIND', 'rehearsal or production'));
  const to = needed(env, 'RELEASE_TO', 'the bucket, such as s3://site');
  const then = env['RELEASE_THEN'] ?? '';
  if (env['RELEASE_BUILT'] !== 'yes')
    await run('node', ['scripts/build/build.mjs'], { env: { SITE_ENV: kind } });
  await run('node', [
    ...['--import', 'tsx', fileURLToPath(new URL('../publish/main.ts', import.meta.url))],
    ...['publish', '--to', to, '--kind', kind],
    ...(then === '' ? [] : ['--then', then]),
    ...storeOptions(env),
  ]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
