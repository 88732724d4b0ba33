// The steps of a build, in order. They run in one process, whose environment build.ts sets before it imports this.
import { rmSync } from 'node:fs';
import type { SiteEnv } from '../../lib/facts/site-env.mjs';
import { allPlaceholders } from '../check/all-content';
import { FolderFiles } from '../run/folder-files';
import { finishExport } from '../finish/finish-export';
import { readSiteFiles } from '../hosting/site-files';
import { addPreviewBadge } from '../preview/add-preview-badge';
import { digestOf, writeBuildRecord } from '../publish/build-record';
import { run } from '../run/process';
import { bundleSiteScript } from './bundle-site-script';
import { bundleCartCount } from './cart-count';
import { commit } from './commit';
import { writeLicenses } from './licenses';
import { pageDates } from './page-dates';
import { writeSearchIndex } from './search-index';
import { removeUnusedPictures } from './unused-pictures';

/** Builds this kind of site into `out/`, or only the home page and one more, which is not recorded. */
export async function buildSite(kind: SiteEnv, page: string | undefined): Promise<void> {
  await bundleSiteScript();
  await bundleCartCount();
  writeLicenses();
  writeSearchIndex();
  const dates = pageDates();
  const builtFrom = commit();
  rmSync('out', { recursive: true, force: true });
  rmSync('.cache/build.json', { force: true });
  const only = page === undefined ? [] : ['--debug-build-paths', `app/page.tsx,app${page}/page.tsx`];
  await run('npx', ['--no-install', 'next', 'build', ...only], {
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      // Dates of pages come from the git history, not from this machine's clock.
      PAGE_DATES: JSON.stringify(dates),
      ...(kind === 'preview'
        ? { SITE_COMMIT: builtFrom, SITE_PLACEHOLDERS: String((await allPlaceholders()).length) }
        : {}),
    },
  });
  removeUnusedPictures();
  await finishExport(new FolderFiles('out'));
  if (kind === 'preview') await addPreviewBadge();
  // The publisher reads what `out/` is.
  if (page === undefined)
    writeBuildRecord({ kind, commit: builtFrom, digest: digestOf(readSiteFiles('out')) });
}
