/**
 * Last step of a build: records what `out/` is, for the publisher. `SITE_COMMIT` comes from scripts/build/build.mjs.
 */
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { readSiteFiles } from '../hosting/site-files';
import { digestOf, writeBuildRecord } from './build-record';

writeBuildRecord({
  kind: parseSiteEnv(process.env['SITE_ENV']),
  commit: process.env['SITE_COMMIT'] ?? 'unknown',
  digest: digestOf(readSiteFiles('out')),
});
