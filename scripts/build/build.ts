/**
 * `npm run build`: builds the site into `out/`. `SITE_ENV` is preview (default), rehearsal or production. `--rehearsal`
 * builds what the tests browse: the rehearsal of a fixed day, its types checked before. `--page=/about` builds a
 * rehearsal of only the home page and that one, the production way but without checking types; the publisher refuses it.
 */
import '../run/plain-errors';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { testDay, today } from '../run/today';
import { assertCopy } from '../tables/check-copy';

const { values } = parseArgs({ options: { rehearsal: { type: 'boolean' }, page: { type: 'string' } } });
const { rehearsal: isTested = false, page } = values;
if (page !== undefined && !existsSync(`app${page}/page.tsx`))
  throw new Error(
    `There is no app${page}/page.tsx. Give the path of a page, such as --page=/about; for a city, "--page=/locations/[city]".`,
  );
const isForUs = isTested || page !== undefined;
const kind = isForUs ? 'rehearsal' : parseSiteEnv(process.env['SITE_ENV']);

// Content and pages read these, so nothing that imports them comes before. A rehearsal is built as production: the two
// are identical to the byte.
process.env['SITE_ENV'] = kind === 'preview' ? 'preview' : 'production';
// Structured data lists upcoming classes, so it depends on the day, and only on the day: two builds on one day are
// identical.
if (isTested) process.env['SITE_DAY'] = testDay;
process.env['SITE_DAY'] ??= today();
if (isForUs) process.env['TYPES_ARE_CHECKED'] = 'yes';

assertCopy();
const { checkReadiness } = await import('../check/readiness-check');
const { gate } = await import('../check/readiness-messages');
gate(kind, await checkReadiness(today()));
const { buildSite } = await import('./build-site');
await buildSite(kind, page);
