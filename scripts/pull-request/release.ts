/**
 * For the workflows `release.yml` and `nightly.yml`: builds the kind of site in `RELEASE_KIND` and publishes it to
 * `RELEASE_TO`. When the public already sees exactly this site, nothing is written and `RELEASE_THEN` does not run,
 * so it may run every night.
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
