/**
 * When the content of each page changed last, from the history of the files that it is made of. The sitemap and the
 * structured data say it. Printed as JSON for scripts/build/build.mjs, which hands it to the pages in `PAGE_DATES`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { classFile } from '../../content/courses/class-list';
import { cityPages } from '../../components/locations/model/city-pages';
import { routeList } from '../../content/site/routes';
import { type IsoDate, parseIsoDate } from '../../lib/time/calendar-days';
import { type ImportGraph, importGraph } from './import-graph';

/** Reads a file of the project by its path from the root; null if there is none. */
export type ReadSource = (path: string) => string | null;

/** The modules of content that a page is made of, sorted. */
export function contentOf(page: string, graph: ImportGraph): readonly string[] {
  const seen = new Set<string>();
  const waiting = [page];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...(graph.get(path) ?? []));
  }
  return [...seen].filter((path) => path.startsWith('content/')).sort();
}

/**
 * The modules of each page without those that every page has: a page about tachycardia is not new because the phone
 * number of the company is.
 */
export function withoutShared<Key extends string>(
  lists: ReadonlyMap<Key, readonly string[]>,
): ReadonlyMap<Key, readonly string[]> {
  const all = [...lists.values()];
  return new Map(
    [...lists].map(([key, list]) => [key, list.filter((path) => all.some((other) => !other.includes(path)))]),
  );
}

/** The ids under which modules take their classes from the table: `classDates("acls")`. */
export function scheduledIn(modules: readonly string[], read: ReadSource): ReadonlySet<string> {
  return new Set(
    modules.flatMap((path) =>
      [...(read(path) ?? '').matchAll(/\bclassDates\(["']([a-z0-9-]+)["']\)/g)].map(([, id = '']) => id),
    ),
  );
}

/** A commit that changed rows of the table: those rows, and every token in them, in lowercase. */
type TableCommit = {
  readonly hash: string;
  readonly day: string;
  readonly rows: string;
  readonly tokens: ReadonlySet<string>;
};

/** The commits in what `git log --patch` prints of the table, newest first: `commit <hash> <day>`, then changed rows. */
export function tableCommits(log: string): readonly TableCommit[] {
  return log
    .split(/^commit /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [hash = '', day = ''] = head.split(' ');
      const rows = lines
        .filter((line) => /^[+-](?![+-]{2} )/.test(line))
        .map((row) => row.slice(1).toLowerCase())
        .join('\n');
      return { hash, day, rows, tokens: new Set(rows.split(/[,;\t"\s]+/)) };
    });
}

/** The file of each page in `app/`, by its path on the site. Groups of routes have no part in it. */
function pageFiles(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|\/)page\.tsx$/.test(name))
      .map((name) => [`/${name.replace(/\([^)]*\)\/|\/?page\.tsx$/g, '')}`, `app/${name}`]),
  );
}

// The history of a table soon exceeds Node's default buffer of 1 MiB.
const git = (...args: readonly string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: Infinity,
  }).trim();

/** The day of the newest commit that changed one of the files, commits of .git-blame-ignore-revs left out, or null. */
function lastChange(files: readonly string[], ignored: ReadonlySet<string>): IsoDate | null {
  if (files.length === 0) return null;
  const commits = git('log', '--format=%H %cs', '--', ...files).split('\n');
  const newest = commits
    .map((line) => line.split(' '))
    .find(([hash = '']) => hash !== '' && !ignored.has(hash));
  const day = newest?.[1] ?? '';
  return parseIsoDate(day) === null ? null : (day as IsoDate);
}

/**
 * The day of each page, by its path; for a city's page, the day on which its classes changed last. Empty without a
 * repository or with a shallow one: then the days are unknown, and the site shows none.
 */
export function pageDates(): Readonly<Partial<Record<string, IsoDate>>> {
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return {};
  } catch {
    return {};
  }
  const ignoreFile = '.git-blame-ignore-revs';
  const ignored = new Set(
    existsSync(ignoreFile)
      ? readFileSync(ignoreFile, 'utf8')
          .split('\n')
          .filter((line) => /^[0-9a-f]{40}$/.test(line))
      : [],
  );
  const commits = tableCommits(
    git('log', '--format=commit %H %cs', '--patch', '-U0', '--', classFile),
  ).filter(({ hash }) => !ignored.has(hash));
  const files = pageFiles();
  const graph = importGraph([...files.values()]);
  const contents = new Map(routeList.map(({ path }) => [path, contentOf(files.get(path) ?? '', graph)]));
  const own = withoutShared(contents);
  const classDay = (page: (typeof routeList)[number]['path']) => {
    const courses = scheduledIn(own.get(page) ?? [], (path) => readFileSync(path, 'utf8'));
    return commits.find(({ tokens }) => [...courses].some((course) => tokens.has(course)))?.day;
  };
  const dates: readonly (readonly [path: string, days: readonly (string | null | undefined)[]])[] = [
    ...[...own].map(([path, modules]) => [path, [lastChange(modules, ignored), classDay(path)]] as const),
    ...cityPages.map(({ path, label }) => {
      const commit = commits.find(({ rows }) => rows.includes(label.toLowerCase()));
      return [path, [commit?.day]] as const;
    }),
  ];
  return Object.fromEntries(
    dates.flatMap(([path, days]) => {
      const newest = days
        .filter((day): day is IsoDate => parseIsoDate(day ?? '') !== null)
        .sort()
        .at(-1);
      return newest === undefined ? [] : [[path, newest]];
    }),
  );
}

if (process.argv[1]?.endsWith('page-dates.ts')) console.log(JSON.stringify(pageDates()));
