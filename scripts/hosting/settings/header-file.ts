import { cacheControl, securityHeaders } from '../headers';
import type { HostSite, SettingsFile } from './settings';

/** Cloudflare Pages reads no more rules than this; Netlify has no limit of its own. */
const mostRules = 100;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the root of the upload.
 * Both join the values of a header that two rules set, so no two rules with a Cache-Control may meet:
 * a folder whose files agree becomes one rule, any other file one of its own.
 * @throws when the export needs more rules than Cloudflare reads.
 */
export function headerFile({ paths, isSecure }: HostSite): SettingsFile {
  const rules = cachePatterns(paths);
  if (rules.length + 1 > mostRules)
    throw new Error(
      `_headers would need ${rules.length + 1} rules, and Cloudflare Pages reads ${mostRules}. Keep files with one caching rule in a folder of their own.`,
    );
  const blocks = [
    ['/*', ...Object.entries(securityHeaders(isSecure)).map(([name, value]) => `  ${name}: ${value}`)],
    ...rules.map(([pattern, value]) => [pattern, `  Cache-Control: ${value}`]),
  ];
  return { name: '_headers', body: `${blocks.map((block) => block.join('\n')).join('\n\n')}\n` };
}

/** Patterns that match every file and every page address of the export once, each with its Cache-Control. */
function cachePatterns(paths: readonly string[]): readonly (readonly [string, string])[] {
  const patterns = new Map<string, string>();
  for (const path of paths) {
    const folder = widestFolder(path, paths);
    patterns.set(folder === null ? path : `${folder}*`, cacheControl(path));
    if (folder === null && path.endsWith('.html') && path !== '/404.html')
      patterns.set(path === '/index.html' ? '/' : path.slice(0, -'.html'.length), cacheControl(path));
  }
  return [...patterns];
}

/** The topmost folder around `path` all of whose files are kept equally long, with its slash, or null. */
function widestFolder(path: string, paths: readonly string[]): string | null {
  const ends = [...path.matchAll(/\//g)].map((match) => match.index + 1).filter((end) => end > 1);
  for (const end of ends) {
    const folder = path.slice(0, end);
    if (
      paths
        .filter((other) => other.startsWith(folder))
        .every((other) => cacheControl(other) === cacheControl(path))
    )
      return folder;
  }
  return null;
}
