// Compares a build with the live release.
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { routeList } from '../../content/site/routes';
import { type PageReading, releaseChanges, type ReleaseChanges } from '../../lib/preview/release-changes';
import { listPaths } from '../hosting/site-files';
import { knownRelease } from '../publish/live-release';
import { readPage } from './read-page';

const labels = new Map<string, string>(routeList.map(({ path, label }) => [path, label]));
/** Pages that only previews have, and the 404 page. */
const unlisted = new Set(['/preview', '/preview/parts', '/404']);

type Files = { readonly files: readonly string[]; readonly read: (path: string) => Buffer | null };

function readPages({ files, read }: Files): readonly PageReading[] {
  const text = (path: string) => read(path)?.toString('utf8') ?? null;
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: file === '/index.html' ? '/' : file.slice(0, -'.html'.length) }))
    .filter(({ path }) => !unlisted.has(path))
    .map(({ file, path }) => {
      const html = text(file) ?? '';
      return readPage(path, labels.get(path) ?? load(html)('h1').first().text(), html, text);
    });
}

/** How the export in `root` differs from the downloaded release; null when none has been downloaded. */
export function findChanges(root: string): ReleaseChanges | null {
  const live = knownRelease();
  if (live === null) return null;
  const now: Files = {
    files: listPaths(root),
    read: (path) => (existsSync(root + path) ? readFileSync(root + path) : null),
  };
  return releaseChanges(live.id, readPages(live), readPages(now));
}
