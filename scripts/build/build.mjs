// `npm run build`: what has to run before and after `next build`, in order.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSiteEnv } from '../../lib/facts/site-env.mjs';
import { endWith, run, runScript } from '../run/process.mjs';
import { testDay, today } from '../run/today.mjs';
import { commit, stepsOf } from './build-steps.mjs';
import { bundleSiteScript } from './bundle-site-script.mjs';

/**
 * Builds the site into `out/`. `SITE_ENV` is preview (default), rehearsal or production. `--rehearsal` builds what the
 * tests browse: the rehearsal of a fixed day, its types checked before. `--page=/about` builds a rehearsal of only the
 * home page and that one, the production way but without checking types; the publisher refuses it.
 */
async function build({ page, ...env }) {
  const kind = parseSiteEnv(env.SITE_ENV ?? process.env.SITE_ENV);
  await runScript('scripts/build/content-list.ts');
  await runScript('scripts/check/readiness.ts', ['--gate'], { env });
  const files = [
    bundleSiteScript(),
    runScript('scripts/build/licenses.ts'),
    runScript('scripts/build/search-index.ts'),
    runScript('scripts/build/cart-count.ts'),
  ];
  // Dates of pages come from the git history, not from this machine's clock.
  const dates = execFileSync('node', ['--import', 'tsx', 'scripts/build/page-dates.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  await Promise.all(files);
  // Structured data lists upcoming classes, so it depends on the day, and only on the day: two builds on one day are
  // identical.
  const day = env.SITE_DAY ?? process.env.SITE_DAY ?? today();
  rmSync('out', { recursive: true, force: true });
  rmSync('.cache/build.json', { force: true });
  for (const { command, as } of stepsOf(kind)) {
    const only =
      page !== undefined && command.includes('next')
        ? ['--debug-build-paths', `app/page.tsx,app${page}/page.tsx`]
        : [];
    const [program, ...args] = [...command, ...only];
    await run(program, args, {
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
  if (page !== undefined) return;
  await runScript('scripts/publish/record-build.ts', [], {
    env: { ...env, SITE_ENV: kind, SITE_COMMIT: commit() },
  });
}

/** Reads the options. @throws a sentence for an unknown one, and for a page that is not there. */
async function main() {
  const { values } = parseArgs({ options: { rehearsal: { type: 'boolean' }, page: { type: 'string' } } });
  const { rehearsal, page } = values;
  if (rehearsal) return build({ SITE_ENV: 'rehearsal', SITE_DAY: testDay, TYPES_ARE_CHECKED: 'yes' });
  if (page === undefined) return build({});
  if (!existsSync(`app${page}/page.tsx`))
    throw new Error(`There is no app${page}/page.tsx. Give the path of a page, such as --page=/about.`);
  return build({ SITE_ENV: 'rehearsal', TYPES_ARE_CHECKED: 'yes', page });
}

main().catch(endWith);
