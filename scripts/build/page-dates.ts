import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityPages } from '../../components/locations/model/city-pages';
import { classFile } from '../../content/courses/class-list';
import { pageSources } from '../../content/site/page-sources';
import { type RouteId, routes } from '../../content/site/routes';
import { type IsoDate, parseIsoDate } from '../../lib/time/calendar-days';

/**
 * When each page changed last, from the Git history of its text and tables: the sitemap and the structured data say it.
 * The day of each page, by its path; for a city's page, the day on which its classes changed last. Commits listed in
 * .git-blame-ignore-revs do not count. Empty without a repository in `root` or with a shallow one: then the days are
 * unknown, and the site shows none.
 */
export function pageDates(root = '.'): Readonly<Partial<Record<string, IsoDate>>> {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // The history of a table soon exceeds Node's default buffer of 1 MiB.
      maxBuffer: Infinity,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {};
  } catch {
    return {};
  }
  const ignoreFile = join(root, '.git-blame-ignore-revs');
  const ignored = existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8') : '';
  /** The commits that changed some files, newest first, with what `git log` prints about each. */
  const commitsOf = (files: readonly string[], ...more: readonly string[]) =>
    git('log', '--format=commit %H %cs', ...more, '--', ...files)
      .split(/^commit /m)
      .slice(1)
      .map((text) => ({ hash: text.slice(0, 40), day: text.slice(41, 51), text }))
      .filter(({ hash }) => !ignored.includes(hash));
  // Changed rows only: the header of each hunk repeats a row above it.
  const classCommits = commitsOf([classFile], '--patch', '-U0').map(({ day, text }) => ({
    day,
    rows: (text.match(/^[+-].*/gm) ?? []).join('\n'),
  }));
  const days: readonly (readonly [path: string, day: string | undefined])[] = [
    ...(Object.keys(pageSources) as RouteId[]).map(
      (id) => [routes[id].path, commitsOf(pageSources[id].map((name) => `content/${name}`))[0]?.day] as const,
    ),
    ...cityPages.map(
      ({ path, label }) => [path, classCommits.find(({ rows }) => rows.includes(label))?.day] as const,
    ),
  ];
  return Object.fromEntries(
    days.filter((entry): entry is [string, IsoDate] => parseIsoDate(entry[1] ?? '') !== null),
  );
}
