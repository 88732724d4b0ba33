// Compares a build with the live release.
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { routeList } from '../../content/site/routes';
import { type PageReading, releaseChanges, type ReleaseChanges } from '../../lib/preview/release-changes';
import { listPaths } from '../hosting/site-files';
import { downloadedRelease, liveFolder } from '../publish/live-release';
import { readPage } from './read-page';

const labels = new Map<string, string>(routeList.map(({ path, label }) => [path, label]));
/** Pages that only previews have, and the 404 page. */
const unlisted = new Set(['/preview', '/preview/parts', '/404']);

function readPages(root: string): readonly PageReading[] {
  return listPaths(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: file === '/index.html' ? '/' : file.slice(0, -'.html'.length) }))
    .filter(({ path }) => !unlisted.has(path))
    .map(({ file, path }) => {
      const html = readFileSync(root + file, 'utf8');
      return readPage(path, labels.get(path) ?? load(html)('h1').first().text(), html);
    });
}

/** How the export in `out/` differs from the downloaded release; null when none has been downloaded. */
export function findChanges(): ReleaseChanges | null {
  const release = downloadedRelease();
  return release === null ? null : releaseChanges(release, readPages(liveFolder), readPages('out'));
}
